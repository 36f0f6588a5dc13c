import type { Booking, BookingStatus, EndReason } from './booking';

/** Numbers of a companion's sessions that members go by. */
export interface TrackRecord {
  /** Sessions that took place. */
  readonly held: number;
  /** Sessions that the companion had accepted, and canceled or missed. */
  readonly missed: number;
  /** Different members with at least two sessions that took place. */
  readonly returning: number;
}

/** The number of sessions from which on a member has come back. */
export const RETURNED_FROM = 2;

/**
 * A profile shows no number of fewer sessions than this. Otherwise those who know of one could tell what became of the
 * others, and a share of so few would say little.
 */
export const SHOWN_FROM = 5;

/**
 * How a booking counts for its companion; null if it doesn't. What a member cancels or misses, our team stops, or a claim
 * refunds in full says nothing of whether the companion comes.
 */
export function outcomeOf(
  status: BookingStatus,
  endReason: EndReason | null,
): 'held' | 'missed' | null {
  if (status === 'completed') return 'held';
  // Before it is accepted, a companion declines.
  const isMissed = endReason === 'companion-cancelled' || endReason === 'companion-no-show';
  return isMissed ? 'missed' : null;
}

/** The numbers of all bookings of a companion. */
export function trackRecordOf(
  bookings: readonly Pick<Booking, 'spenderId' | 'status' | 'cancellation'>[],
): TrackRecord {
  const heldWith = new Map<string, number>();
  let missed = 0;
  for (const { spenderId, status, cancellation } of bookings) {
    const outcome = outcomeOf(status, cancellation?.endReason ?? null);
    if (outcome === 'held') heldWith.set(spenderId, (heldWith.get(spenderId) ?? 0) + 1);
    if (outcome === 'missed') missed += 1;
  }
  const counts = [...heldWith.values()];
  return {
    held: counts.reduce((sum, count) => sum + count, 0),
    missed,
    returning: counts.filter((count) => count >= RETURNED_FROM).length,
  };
}

/** The part of the numbers that a listing has, which anyone reads. */
export function shownRecord({ held, missed, returning }: TrackRecord): {
  readonly completionPercent: number | null;
  readonly returningMembers: number | null;
} {
  const accepted = held + missed;
  return {
    // Rounded down, so that 100 is all of them.
    completionPercent: accepted < SHOWN_FROM ? null : Math.floor((100 * held) / accepted),
    returningMembers: held < SHOWN_FROM ? null : returning,
  };
}
