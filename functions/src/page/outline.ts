/** The words of an outline by their names; null for those that aren't there. */
export type OutlineWords = Readonly<Record<string, string | null>>;

/**
 * Fills in an outline that the build has rendered, by its marks (`web/src/lib/outline-marks.ts`). Texts stay texts, whatever
 * is in them.
 * @param html of the outline.
 */
export async function fillOutline(html: string, words: OutlineWords): Promise<string> {
  // Loaded by the first page, so that other functions start without it.
  const { parseHTML } = await import('linkedom');
  const { document } = parseHTML(`<html><body>${html}</body></html>`);
  const marked = (name: string) =>
    [...document.querySelectorAll(`[${name}]`)].map((part) => ({
      part,
      text: words[part.getAttribute(name) ?? ''] ?? null,
    }));
  for (const { part, text } of marked('data-only-with')) if (text === null) part.remove();
  for (const { part, text } of marked('data-fill')) {
    const isPicture = part.localName === 'img';
    if (text === null) ((!isPicture && part.closest('li, p')) || part).remove();
    else if (isPicture) part.setAttribute('src', text);
    else part.textContent = text;
  }
  for (const list of document.querySelectorAll('ul'))
    if (list.childNodes.length === 0) list.remove();
  return document.body.innerHTML;
}
