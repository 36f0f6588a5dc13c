import { FREE_CANCELLATION_MS } from '@hearthkin/domain/booking/cancellation';
import { paidMinor } from '@hearthkin/domain/payment/paid';
import { keptMinor } from '@hearthkin/domain/payment/settle';
import type { Price } from '@hearthkin/domain/pricing/price';
import type { Booking } from '../../../data/bookings/booking-queries';
import { recordWords } from '../../../data/bookings/ending-words';
import { formatDate, formatMoney, formatTime, ownTimeZone } from '../../../lib/format';

/** The time until which a session that starts then can be canceled for free: "Sat, Nov 28, 4:00 PM"; null once it is over. */
export function freeUntil(startsAt: Date, now: Date): string | null {
  const deadline = new Date(startsAt.getTime() - FREE_CANCELLATION_MS);
  if (now > deadline) return null;
  const zone = ownTimeZone();
  return `${formatDate(deadline, zone)}, ${formatTime(deadline, zone)}`;
}

/** The part that a member loses who cancels at an instant: "€15 of €30 is kept". */
export function keptWords(price: Price, startsAt: Date, at: Date): string {
  const amount = paidMinor(price);
  const kept = keptMinor(amount, startsAt, 'member-cancelled', at);
  return `${formatMoney(kept)} of ${formatMoney(amount)} is kept`;
}

type Side = 'spender' | 'earner';

/** The sentence about the cost of canceling an agreed session, to its reader. */
export function cancelWords({ price, startsAt }: Booking, role: Side, now: Date): string {
  if (role === 'earner')
    return `If you cancel, the member gets everything back. ${recordWords('companion-cancelled')}`;
  if (paidMinor(price) === 0) return 'This session is free. You can cancel at any time.';
  const until = freeUntil(startsAt, now);
  return until === null
    ? `Free cancellation has ended. If you cancel now, ${keptWords(price, startsAt, now)}.`
    : `Cancel free until ${until}. After that, ${keptWords(price, startsAt, startsAt)}.`;
}

/** The sentence about the free cancellation of a session that moves to another start. */
export function moveWords({ price }: Booking, startsAt: Date, role: Side, now: Date): string {
  if (paidMinor(price) === 0) return '';
  const until = freeUntil(startsAt, now);
  const [who, verb] = role === 'spender' ? ['you', 'cancel'] : ['the member', 'cancels'];
  return until === null
    ? `It starts in less than 24 hours, so free cancellation ends: if ${who} ${verb} then, ${keptWords(price, startsAt, startsAt)}.`
    : `Free cancellation then ends ${until}.`;
}
