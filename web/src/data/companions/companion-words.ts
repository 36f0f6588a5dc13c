import type { Companion } from './companion-queries';

/** Less than this long: "< 15 min", "< 3 h"; null before anything was answered. */
export function responseTime(listing: Companion | null): string {
  const minutes = listing?.responseMinutes ?? null;
  if (minutes === null) return 'N/A';
  const below = Math.floor(minutes) + 1;
  return below <= 60 ? `< ${below} min` : `< ${Math.floor(minutes / 60) + 1} h`;
}

/** "4.86", or that there is none. */
export function averageRating(listing: Companion | null): string {
  const average = listing?.ratingAverage ?? null;
  return average === null ? 'No ratings' : average.toFixed(2);
}
