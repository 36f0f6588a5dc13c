/** The attributes that the default sheet looks at, and an element's own style. */
const ATTRIBUTES = ['type', 'open', 'hidden', 'controls', 'style'];

/**
 * Keeps how an element is shown for the other ones of its kind. Page tests have no style sheets (`site.tsx`), so that
 * depends on what it is, on its own style and on whether something around it is invisible; jsdom matches its whole
 * default sheet for each element that a query by role looks at.
 */
export function keepComputedStyles(): void {
  const computed = window.getComputedStyle.bind(window);
  const byKind = new Map<string, CSSStyleDeclaration>();
  window.getComputedStyle = (element, pseudoElement) => {
    const isByKind =
      !pseudoElement && document.styleSheets.length === 0 && !isWithinInvisible(element);
    if (!isByKind) return computed(element, pseudoElement);
    const values = ATTRIBUTES.map((name) => String(element.getAttribute(name)));
    const kind = [element.localName, ...values].join();
    const style = byKind.get(kind) ?? computed(element);
    byKind.set(kind, style);
    return style;
  };
}

function isWithinInvisible(element: Element): boolean {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (around.getAttribute('style')?.includes('visibility')) return true;
  }
  return false;
}
