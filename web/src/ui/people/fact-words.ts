import { firstLetter } from '@hearthkin/domain/foundation/characters';
/**
 * A response time as an upper bound: "< 15 min", "< 3 h".
 * @param minutes 0 or more.
 */
export function responseWithin(minutes: number): string {
  const below = Math.floor(minutes) + 1;
  return below <= 60 ? `< ${below} min` : `< ${Math.floor(minutes / 60) + 1} h`;
}

export interface RatingWords {
  /** "4.9" */
  readonly average: string;
  /** "(12 reviews)" */
  readonly reviews: string;
}

/** Null before the first review. */
export function ratingWords(average: number | null, count: number): RatingWords | null {
  if (average === null || count === 0) return null;
  return {
    average: average.toFixed(1),
    reviews: `(${count} ${count === 1 ? 'review' : 'reviews'})`,
  };
}

/** Tags shown on a card; the rest are counted (specification 1, section 9). */
const MAX_TAGS = 3;

/** The tags that a card shows. */
export function shownTags(tags: readonly string[]): readonly string[] {
  const more = tags.length - MAX_TAGS;
  return more > 0 ? [...tags.slice(0, MAX_TAGS), `+${more} more`] : tags;
}

/** The first letters of a name, two at most: "AM". */
export function initialsOf(name: string): string {
  return name.split(/\s+/).map(firstLetter).filter(Boolean).slice(0, 2).join('');
}
