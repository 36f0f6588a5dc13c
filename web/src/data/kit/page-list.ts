import type { Doc } from './readers';

/** A list made of pages that each change by themselves. */
export interface PageList<T> {
  /** In the order in which they came to be shown. */
  readonly shown: readonly Doc<T>[];
  /** The ids that each page held last, in the page's order. */
  readonly pages: readonly (readonly string[])[];
}

export const EMPTY_LIST: PageList<never> = { shown: [], pages: [] };

/**
 * The list after one of its pages has changed. Newcomers take their place, who is gone goes, and
 * everybody else stays where they are: a card does not jump under the pointer because a rating
 * changed. Whom newcomers push off the end of a full page stays as well where another page follows,
 * since that begins behind them.
 */
export function withPage<T>(
  { shown, pages }: PageList<T>,
  index: number,
  items: readonly Doc<T>[],
  pageSize: number,
): PageList<T> {
  const before = pages[index] ?? [];
  const ids = items.map(({ id }) => id);
  const others = pages.filter((_, other) => other !== index).flat();
  const came = ids.filter((id) => !before.includes(id) && !others.includes(id));
  const isLast = index >= pages.length - 1;
  const pushed = isLast ? [] : pushedOut(before, came, pageSize);
  const kept = new Set([...ids, ...others, ...pushed]);
  const gone = new Set(before.filter((id) => !kept.has(id)));
  const byId = new Map(items.map((item) => [item.id, item]));
  const next = shown.filter(({ id }) => !gone.has(id)).map((item) => byId.get(item.id) ?? item);
  items.forEach((item, position) => {
    if (next.some(({ id }) => id === item.id)) return;
    next.splice(placeFor(next, ids, position), 0, item);
  });
  return { shown: next, pages: pages.toSpliced(index, 1, ids) };
}

/**
 * Whom newcomers pushed off the end of a page that was full and still is: as many as came in. Those
 * who moved up from another page fill a gap and push nobody. The last page loses nobody for good, as
 * the next one to be opened begins where it ends now.
 */
function pushedOut(before: readonly string[], came: readonly string[], pageSize: number) {
  return before.length < pageSize ? [] : before.slice(Math.max(0, before.length - came.length));
}

/** Behind who comes before them on their page, or else in front of who comes after. */
function placeFor(shown: readonly Doc<unknown>[], ids: readonly string[], position: number) {
  const places = ids.map((id) => shown.findIndex((item) => item.id === id));
  const behind = places.slice(0, position).findLast((place) => place >= 0);
  if (behind !== undefined) return behind + 1;
  return places.slice(position + 1).find((place) => place >= 0) ?? shown.length;
}
