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
