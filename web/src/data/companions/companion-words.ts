import type { Companion } from './companion-queries';

/** A response time as an upper bound: "< 15 min", "< 3 h"; "N/A" before the first response. */
export function responseTime(listing: Companion | null): string {
  const minutes = listing?.responseMinutes ?? null;
  if (minutes === null) return 'N/A';
  const below = Math.floor(minutes) + 1;
  return below <= 60 ? `< ${below} min` : `< ${Math.floor(minutes / 60) + 1} h`;
}

/** "4.86" or "No ratings". */
export function averageRating(listing: Companion | null): string {
  const average = listing?.ratingAverage ?? null;
  return average === null ? 'No ratings' : average.toFixed(2);
}
