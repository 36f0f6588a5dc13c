import { wallClock } from '../foundation/time';
import type { Offer } from './offer';

/** Whether a companion takes no new bookings now. Accepted sessions stay, and may move. */
export function isAway(
  { offer, timeZone }: { readonly offer: Pick<Offer, 'away'>; readonly timeZone: string },
  now: Date,
): boolean {
  if (offer.away === null) return false;
  const { backOn } = offer.away;
  return backOn === null || wallClock(now, timeZone).date < backOn;
}
