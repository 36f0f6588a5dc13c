import type { Booking, BookingStatus, HistoryEntry } from '@hearthkin/domain/booking/booking';
import { KIND_OF_END } from '@hearthkin/domain/booking/end-kind';
import type { BookingEventKind } from '@hearthkin/domain/notification/kinds';

export interface BookingEvent {
  readonly kind: BookingEventKind;
  /** The sides that didn't cause the event. */
  readonly recipients: readonly string[];
}

const KIND_OF_STATUS: Readonly<Record<Exclude<BookingStatus, 'cancelled'>, BookingEventKind>> = {
  pending: 'booking-requested',
  confirmed: 'booking-confirmed',
  completed: 'booking-completed',
};

/** Withdrawing a proposal notifies no one, since it asks nothing of the other side. */
const KIND_OF_EVENT: Readonly<Record<NonNullable<HistoryEntry['event']>, BookingEventKind | null>> =
  {
    'time-proposed': 'booking-time-proposed',
    'proposal-declined': 'booking-proposal-declined',
    'proposal-withdrawn': null,
    'time-moved': 'booking-moved',
    'place-proposed': 'booking-place-proposed',
    'place-declined': 'booking-place-declined',
    'place-withdrawn': null,
    'place-agreed': 'booking-place-agreed',
    // The acts themselves notify.
    'claim-filed': null,
    'claim-answered': null,
    'claim-decided': null,
    'payment-failed': 'booking-unpaid',
    'payment-renewed': 'booking-paid-again',
    refunded: 'booking-refunded',
  };

/** The news that only concern the member's money. */
const FOR_THE_MEMBER: readonly BookingEventKind[] = ['booking-unpaid', 'booking-refunded'];

/** The event behind a write to a booking; null if there is nothing to notify of. */
export function bookingEvent(before: Booking | null, after: Booking | null): BookingEvent | null {
  if (after === null) return null;
  const kind = kindOf(before, after);
  if (kind === null) return null;
  const actor = after.statusHistory.at(-1)?.by;
  const recipients = after.participantIds.filter(
    (uid) =>
      !(FOR_THE_MEMBER.includes(kind) && uid === after.earnerId) &&
      !(actor === 'spender' && uid === after.spenderId) &&
      !(actor === 'earner' && uid === after.earnerId),
  );
  return { kind, recipients };
}

function kindOf(before: Booking | null, after: Booking): BookingEventKind | null {
  const last = after.statusHistory.at(-1);
  const isNew = after.statusHistory.length > (before?.statusHistory.length ?? 0);
  if (isNew && last?.event !== undefined) return KIND_OF_EVENT[last.event];
  if (before?.status === after.status) return null;
  return after.status === 'cancelled'
    ? KIND_OF_END[after.cancellation?.endReason ?? 'operator']
    : KIND_OF_STATUS[after.status];
}
