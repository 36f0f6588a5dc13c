import type { Interest } from '@hearthkin/domain/foundation/interests';

/** The subject of a ranking: an entry of a list, null for a companion who is gone. */
interface Ranked {
  readonly data: { readonly interests: readonly Interest[] } | null;
}

/** Counts how many of these interests a companion has. */
export function sharedWith(interests: readonly Interest[]) {
  return ({ data }: Ranked): number =>
    data === null ? 0 : data.interests.filter((id) => interests.includes(id)).length;
}

/** Those with more of these interests first, otherwise in their order. */
export function rankedBy<T extends Ranked>(
  interests: readonly Interest[],
  items: readonly T[],
): T[] {
  const shared = sharedWith(interests);
  return items.toSorted((a, b) => shared(b) - shared(a));
}
