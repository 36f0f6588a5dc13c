import { SUBJECT } from './outline-marks';

/** The words of an outline; null for those that aren't there. */
export type OutlineWords = Readonly<Record<string, string | null>>;

/**
 * Fills in what is marked (`outline-marks.ts`). Texts stay texts, whatever is in them.
 * @param id of what the outline is about, for its links.
 */
export function fillOutline(outline: ParentNode, words: OutlineWords, id = ''): void {
  const marked = (name: string) =>
    [...outline.querySelectorAll(`[${name}]`)].map((part) => ({
      part,
      text: words[part.getAttribute(name) ?? ''] ?? null,
    }));
  for (const { part, text } of marked('data-only-with')) if (text === null) part.remove();
  for (const { part, text } of marked('data-fill')) {
    const isPicture = part instanceof HTMLImageElement;
    if (text === null) ((!isPicture && part.closest('li, p')) || part).remove();
    else if (isPicture) part.src = text;
    else part.textContent = text;
  }
  for (const link of outline.querySelectorAll<HTMLAnchorElement>('a[href]'))
    link.href = String(link.getAttribute('href')).replace(SUBJECT, () => encodeURIComponent(id));
  for (const list of outline.querySelectorAll('ul:empty')) list.remove();
}
