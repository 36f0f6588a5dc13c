import type { EndReason } from '@hearthkin/domain/booking/booking';
import { LATE_CANCELLATION_KEEPS_PERCENT } from '@hearthkin/domain/booking/cancellation';
import { outcomeOf } from '@hearthkin/domain/booking/track-record';
import { writtenPaymentNote, writtenPayoutNote } from '@hearthkin/domain/payment/payment-words';
import { keptMinor } from '@hearthkin/domain/payment/settle';
import { formatMoney, formatPercent } from '../../lib/format';
import { arePaymentsLive } from '../../lib/payments';
import type { Booking } from './booking-queries';

interface Ending {
  readonly booking: Booking;
  readonly endReason: EndReason;
  /** The role of the one who ends it. */
  readonly role: 'spender' | 'earner';
  readonly now: Date;
  /** Whether a payment provider moves its money. */
  readonly isMoved: boolean;
}

/** The effect of an ending by the companion on the completion rate that members read. */
export function recordWords(endReason: EndReason): string {
  return outcomeOf('cancelled', endReason) === 'missed'
    ? 'It lowers your completion rate.'
    : 'It doesn’t affect your completion rate.';
}

/** The effect on its payment of ending a booking now, as a sentence. */
export function moneyConsequence(ending: Ending): string {
  const { booking, endReason, now } = ending;
  const { price, status, startsAt } = booking;
  const { totalMinor, planCreditMinor } = price;
  if (planCreditMinor === 0) return cardConsequence(ending);
  const kept = status === 'pending' ? 0 : keptMinor(planCreditMinor, startsAt, endReason, now);
  const credit = formatMoney(planCreditMinor);
  const back =
    kept === 0
      ? `${credit} of session credit comes back.`
      : `${formatMoney(planCreditMinor - kept)} of ${credit} session credit comes back.`;
  return totalMinor === 0 ? back : `${cardConsequence(ending)} ${back}`;
}

function cardConsequence({ booking, endReason, role, now, isMoved }: Ending): string {
  const { totalMinor } = booking.price;
  if (totalMinor === 0) {
    return role === 'earner'
      ? 'The member pays nothing for this session, so there’s nothing to refund.'
      : 'This session is free, so there’s nothing to refund.';
  }
  const total = formatMoney(totalMinor);
  if (booking.status === 'pending') {
    const free = role === 'earner' ? 'The member isn’t charged.' : 'You won’t be charged.';
    if (!isMoved) return free;
    const released = `${free} We release the authorization of ${total}.`;
    return role === 'earner' ? released : `${released} Your bank may show it for a few days.`;
  }
  const kept = keptMinor(totalMinor, booking.startsAt, endReason, now);
  const back = formatMoney(totalMinor - kept);
  if (role === 'earner') {
    return isMoved
      ? `The member gets a full refund of ${back}, and you aren’t paid for this session.`
      : `Nothing is paid for this session. ${writtenPayoutNote(arePaymentsLive())}`;
  }
  const share = formatPercent(LATE_CANCELLATION_KEEPS_PERCENT);
  const late = `This session starts in less than 24 hours, so ${formatMoney(kept)} (${share}) is kept.`;
  if (!isMoved) {
    return kept === 0
      ? 'You won’t be charged.'
      : `${late} ${writtenPaymentNote(arePaymentsLive())}`;
  }
  const arrives = 'It reaches your card in 5–10 days.';
  return kept === 0
    ? `You’ll get a full refund of ${back}. ${arrives}`
    : `${late} You’ll get ${back} back. ${arrives}`;
}
