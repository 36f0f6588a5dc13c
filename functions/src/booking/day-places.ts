import { SESSIONS_PER_DAY } from '@hearthkin/domain/companion/offer';
import type { Slot } from '../core/records';

export type DayPlace = (typeof SESSIONS_PER_DAY)[number];

/** A session of a day, by the id of its document. */
export interface HeldPlace {
  readonly key: string;
  readonly slot: Slot;
}

/** A free place on a date, or the sessions that take all of them. */
export type PlaceSearch =
  | { readonly place: DayPlace }
  | { readonly place: null; readonly takenBy: readonly Slot[] };

/**
 * The first free place of a date with `most` sessions at most. Places beyond the limit, from when it
 * was higher, count too.
 */
export function findPlace(held: readonly HeldPlace[], date: string, most: number): PlaceSearch {
  const ofDay = held.filter(({ key }) => key.startsWith(`${date}_`));
  const taken = new Set(ofDay.map(({ key }) => key.slice(date.length + 1)));
  const free = SESSIONS_PER_DAY.find((place) => place <= most && !taken.has(String(place)));
  if (ofDay.length < most && free !== undefined) return { place: free };
  return { place: null, takenBy: ofDay.map(({ slot }) => slot) };
}
