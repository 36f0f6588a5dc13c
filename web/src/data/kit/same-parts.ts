/** Text that is equal for equal values that come from the same schema. */
const textOf = (value: unknown) => JSON.stringify(value);

/** The key of an item in a list. */
const keyOf = (item: unknown): unknown =>
  typeof item === 'object' && item !== null ? ('id' in item ? item.id : textOf(item)) : item;

const hasItems = (data: unknown): data is { readonly items: readonly unknown[] } =>
  typeof data === 'object' && data !== null && 'items' in data && Array.isArray(data.items);

/**
 * The answer, in which what is as before is the same object as before: a document, an item of a list, or the whole. What shows it
 * then needn't be drawn again.
 */
export function structurallyShare<T>(before: unknown, now: T): T;
export function structurallyShare(before: unknown, now: unknown): unknown {
  if (Array.isArray(now)) {
    if (!Array.isArray(before)) return now;
    const known = new Map(before.map((item) => [keyOf(item), item]));
    const items = now.map((item) => {
      const former = known.get(keyOf(item));
      return textOf(former) === textOf(item) ? former : item;
    });
    const isSame = items.length === before.length && items.every((item, at) => item === before[at]);
    return isSame ? before : items;
  }
  if (hasItems(now)) {
    return hasItems(before) ? { ...now, items: structurallyShare(before.items, now.items) } : now;
  }
  return textOf(before) === textOf(now) ? before : now;
}
