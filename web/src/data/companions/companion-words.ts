import { isAway } from '@hearthkin/domain/companion/away';
import { responseWithin } from '@hearthkin/domain/companion/fact-words';
import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { formatDate, formatTime, ownTimeZone } from '../../lib/format';
import type { Companion } from './companion-queries';

/** "< 15 min", or "N/A" before the first response. */
export function responseTime(listing: Companion | null): string {
  const minutes = listing?.responseMinutes ?? null;
  return minutes === null ? 'N/A' : responseWithin(minutes);
}

/** "4.86" or "No ratings". */
export function averageRating(listing: Companion | null): string {
  const average = listing?.ratingAverage ?? null;
  return average === null ? 'No ratings' : average.toFixed(2);
}

/** The time at which a session "right now" would begin, on the reader's clock. */
export function nowStartWords(startsAt: Date, now: Date): string {
  const minutes = Math.ceil((startsAt.getTime() - now.getTime()) / MINUTE_MS);
  const wait = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  return `The next free start is ${formatTime(startsAt, ownTimeZone())}, in ${wait}.`;
}

/** The sentence about a companion who takes no new bookings now; null about one who does. */
export function awayWords(listing: Companion, now: Date): string | null {
  if (!isAway(listing, now)) return null;
  const backOn = listing.offer.away?.backOn ?? null;
  const until = backOn === null ? 'right now' : `until ${formatDate(new Date(backOn), 'UTC')}`;
  return `${listing.displayName} isn’t taking new bookings ${until}.`;
}
