/** The words of an outline; null for those that aren't there. */
export type OutlineWords = Readonly<Record<string, string | null>>;

/** Fills in what is marked (`outline-marks.ts`). Texts stay texts, whatever is in them. */
export function fillOutline(outline: DocumentFragment, words: OutlineWords): void {
  const marked = (name: string) =>
    [...outline.querySelectorAll(`[${name}]`)].map((part) => ({
      part,
      text: words[part.getAttribute(name) ?? ''] ?? null,
    }));
  for (const { part, text } of marked('data-only-with')) if (text === null) part.remove();
  for (const { part, text } of marked('data-fill')) {
    if (text === null) (part.closest('li, p') ?? part).remove();
    else if (part instanceof HTMLImageElement) part.src = text;
    else part.textContent = text;
  }
  for (const list of outline.querySelectorAll('ul:empty')) list.remove();
}
