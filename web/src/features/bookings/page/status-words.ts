import type { Actor, Booking, BookingStatus, EndReason } from '@hearthkin/domain/booking/booking';
import { type LifecycleFacts, statusAt } from '@hearthkin/domain/booking/lifecycle';
import type { Side } from '@hearthkin/domain/booking/proposal';
import { endSentence } from '@hearthkin/domain/foundation/formats';

export const STATUS_LABELS: Readonly<Record<BookingStatus, string>> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Canceled',
};

/** A request that ended before it was accepted isn't called canceled. */
const ENDED_LABELS: Readonly<Partial<Record<EndReason, string>>> = {
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'No reply',
};

/** The facts that say where a booking stands. */
export type StatusFacts = LifecycleFacts & {
  readonly cancellation: Pick<NonNullable<Booking['cancellation']>, 'endReason'> | null;
};

/** The word for where a booking stands: "Confirmed", "Declined". */
export function statusLabel(booking: StatusFacts, now: Date): string {
  const status = statusAt(booking, now);
  if (status !== 'cancelled') return STATUS_LABELS[status];
  // A lapsed request that hasn't been swept yet has no end.
  return endLabel(booking.cancellation?.endReason ?? 'expired');
}

/** The word for how a booking ended. */
export function endLabel(endReason: EndReason): string {
  return ENDED_LABELS[endReason] ?? STATUS_LABELS.cancelled;
}

/** The one who ended a booking, and how. */
const END_WORDS: Readonly<Record<EndReason, readonly [actor: Actor, verb: string]>> = {
  declined: ['earner', 'Declined'],
  withdrawn: ['spender', 'Withdrawn'],
  'member-cancelled': ['spender', 'Canceled'],
  'companion-cancelled': ['earner', 'Canceled'],
  expired: ['system', 'No reply in time'],
  operator: ['operator', 'Canceled by our team'],
  'companion-no-show': ['system', 'The companion didn’t come'],
  'member-no-show': ['system', 'The member didn’t come'],
  refunded: ['system', 'Refunded after a claim'],
};

/** The reader of a booking: one of its sides, or staff, who are neither. */
export interface BookingReader {
  readonly role: Side | null;
  /** The name of a side that isn't the reader. */
  readonly nameOf: (side: Side) => string;
}

/** "Declined by Maya R.", "Canceled by you", "No reply in time". */
export function endedBecause(
  cancellation: Booking['cancellation'],
  { role, nameOf }: BookingReader,
): string {
  // A lapsed request that hasn't been swept yet.
  if (cancellation === null) return END_WORDS.expired[1];
  const [actor, verb] = END_WORDS[cancellation.endReason];
  if (actor === role) return `${verb} by you`;
  return actor === 'spender' || actor === 'earner' ? `${verb} by ${nameOf(actor)}` : verb;
}

/** The same as a sentence: "Declined by Maya R.", "No reply in time." */
export function endedSentence(
  cancellation: Booking['cancellation'],
  reader: BookingReader,
): string {
  return endSentence(endedBecause(cancellation, reader));
}
