import type { Doc } from './readers';

/** A list made of live pages. */
export interface PageList<T> {
  /** The items in display order. */
  readonly shown: readonly Doc<T>[];
  /** The ids each page held last, in the page's order. */
  readonly pages: readonly (readonly string[])[];
}

export const EMPTY_LIST: PageList<never> = { shown: [], pages: [] };

/**
 * Applies a change of one page. New items take their place, removed ones disappear, and all others
 * keep theirs, so that cards don't jump under the pointer. Items that new ones push off a full page
 * stay if another page follows, because that page starts after them.
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
  const added = ids.filter((id) => !before.includes(id) && !others.includes(id));
  const isLast = index >= pages.length - 1;
  const pushed = isLast ? [] : pushedOff(before, added, pageSize);
  const kept = new Set([...ids, ...others, ...pushed]);
  const gone = new Set(before.filter((id) => !kept.has(id)));
  const byId = new Map(items.map((item) => [item.id, item]));
  const next = shown.filter(({ id }) => !gone.has(id)).map((item) => byId.get(item.id) ?? item);
  items.forEach((item, position) => {
    if (next.some(({ id }) => id === item.id)) return;
    next.splice(positionFor(next, ids, position), 0, item);
  });
  return { shown: next, pages: pages.toSpliced(index, 1, ids) };
}

/**
 * Items pushed off a full page by new ones. Items that moved up from another page only fill a gap.
 * The last page loses nothing, because the next page will start where it ends now.
 */
function pushedOff(before: readonly string[], added: readonly string[], pageSize: number) {
  return before.length < pageSize ? [] : before.slice(Math.max(0, before.length - added.length));
}

/** After the item before it on its page, or else before the item after it. */
function positionFor(shown: readonly Doc<unknown>[], ids: readonly string[], position: number) {
  const places = ids.map((id) => shown.findIndex((item) => item.id === id));
  const behind = places.slice(0, position).findLast((place) => place >= 0);
  if (behind !== undefined) return behind + 1;
  return places.slice(position + 1).find((place) => place >= 0) ?? shown.length;
}
