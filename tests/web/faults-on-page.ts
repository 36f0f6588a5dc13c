const CONTROLS = [
  'button',
  'a',
  ...['button', 'link', 'tab', 'menuitem', 'switch', 'checkbox', 'radio'].map(
    (role) => `[role=${role}]`,
  ),
]
  .map((control) => `${control}[aria-label]:not(:disabled, [aria-disabled=true])`)
  .join();

/** The text of an element, without what is hidden from those who only listen. */
function textIn(node: Node): string {
  if (node instanceof Element && node.matches('[aria-hidden=true], svg')) return '';
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  return [...node.childNodes].map(textIn).join(' ');
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Controls of the page whose name lacks a word that is seen on them, so that who speaks to a device can't press them
 * (WCAG 2.5.3). A name may have a word in full, as "Monday" for "Mon".
 * @returns sentences; none for a page on which each name has its words.
 */
export function unspokenLabels(): string[] {
  return [...document.querySelectorAll(CONTROLS)].flatMap((control) => {
    const name = control.getAttribute('aria-label') ?? '';
    const spoken = wordsIn(name);
    const unspoken = wordsIn(textIn(control)).filter(
      (word) => !spoken.some((one) => one.startsWith(word)),
    );
    return unspoken.length === 0 ? [] : [`“${name}” lacks “${unspoken.join(' ')}”`];
  });
}

/** A full stop after the one of an initial ("by Maya R.."), and a word that follows itself ("Austin, Austin"). */
const SLIPS = [/[^.\s]+\.\.(?!\.)/u, /\b(\p{Lu}\p{Ll}{3,}), \1\b/u];

/** Places in the page's text where two parts of a sentence don't fit together; none for a page without. */
export function slips(): string[] {
  const text = textIn(document.body).replaceAll(/\s+(?=[.,])/g, '');
  return SLIPS.flatMap((slip) => slip.exec(text)?.[0] ?? []);
}
