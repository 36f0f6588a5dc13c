import { CLAIM_AFTER_MS } from '@hearthkin/domain/booking/claim-times';
import { companionPayOf } from '@hearthkin/domain/payment/companion-pay';
import { paidMinor } from '@hearthkin/domain/payment/paid';
import type { Booking } from '../../../data/bookings/booking-queries';
import { formatMoney, formatTime, ownTimeZone } from '../../../lib/format';

type Side = 'spender' | 'earner';

/** The time from which a side can say that the other didn’t come, on its own clock: "3:15 PM". */
export function claimTime({ startsAt }: Pick<Booking, 'startsAt'>): string {
  return formatTime(new Date(startsAt.getTime() + CLAIM_AFTER_MS), ownTimeZone());
}

/** The consequence for a side once it is decided that the other one didn’t come. */
export function absencePays({ price }: Pick<Booking, 'price'>, role: Side): string {
  if (role === 'earner') {
    return `You then get your whole pay, ${formatMoney(companionPayOf(price).payMinor)}.`;
  }
  return paidMinor(price) === 0 ? '' : 'You then get everything back.';
}

/** The time from which a side can say that the other didn’t come, the place to say it, and the consequence. */
export function absenceWords(booking: Booking, role: Side, name: string): string {
  const say = `If ${name} doesn’t come, say so from ${claimTime(booking)} under “Something went wrong”.`;
  return `${say} ${absencePays(booking, role)}`.trim();
}
