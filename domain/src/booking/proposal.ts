import { startProblem } from '../companion/free-time';
import type { AppErrorCode } from '../errors';
import { wallClock } from '../time';
import { type Booking, completesItselfAt, type HistoryEntry, type Proposal } from './booking';
import { isLapsed } from './lifecycle';

/** A side of a booking; only the two sides propose and answer. */
export type Side = Proposal['by'];

/** Proposals for one booking, taken back or not: each of them writes to the other side. */
export const MOST_PROPOSALS = 10;

/** Whether a booking's time can still be changed: it is asked for or agreed, and ahead. */
function isMovable(booking: Booking, now: Date): boolean {
  return (
    (booking.status === 'pending' || booking.status === 'confirmed') &&
    !isLapsed(booking, now) &&
    now.getTime() < booking.startsAt.getTime()
  );
}

/** The proposal that waits for an answer; one whose start has passed counts as none. */
export function openProposal(booking: Booking, now: Date): Proposal | null {
  const { proposal } = booking;
  if (proposal === null || !isMovable(booking, now)) return null;
  return now.getTime() < proposal.startsAt.getTime() ? proposal : null;
}

/** Whether either side may propose another time now. */
export function canPropose(booking: Booking, now: Date): boolean {
  return isMovable(booking, now) && proposalsMade(booking) < MOST_PROPOSALS;
}

function proposalsMade({ statusHistory }: Booking): number {
  return statusHistory.filter(({ event }) => event === 'time-proposed').length;
}

/**
 * The booking with another time proposed by one side, in place of any proposal before it; or why
 * there can be none: `bad-transition` once its time cannot be changed, `rate-limited` after too many,
 * `invalid-input` for a start that cannot be booked or that it has already. The companion's hours
 * and what is free are not looked at.
 */
export function withProposal(
  booking: Booking,
  by: Side,
  { startsAt, note }: { readonly startsAt: Date; readonly note: string },
  now: Date,
): Booking | Extract<AppErrorCode, 'bad-transition' | 'rate-limited' | 'invalid-input'> {
  if (!isMovable(booking, now)) return 'bad-transition';
  if (proposalsMade(booking) >= MOST_PROPOSALS) return 'rate-limited';
  if (startProblem(startsAt, now) !== null) return 'invalid-input';
  if (startsAt.getTime() === booking.startsAt.getTime()) return 'invalid-input';
  const { date, time } = wallClock(startsAt, booking.timeZone);
  const endsAt = endIfMoved(booking, startsAt);
  return {
    ...booking,
    proposal: { by, startsAt, endsAt, date, time, note, at: now },
    statusHistory: [...booking.statusHistory, entry(booking, by, 'time-proposed', startsAt, now)],
    updatedAt: now,
  };
}

/** When the session ends if it begins at another time: it keeps its length. */
export function endIfMoved({ startsAt, endsAt }: Booking, newStart: Date): Date {
  return new Date(newStart.getTime() + endsAt.getTime() - startsAt.getTime());
}

/**
 * The booking after an answer to its proposal. The other side accepts, which moves the session and
 * confirms it, for both have agreed then; either side puts an end to the proposal. Otherwise why not:
 * `bad-transition` without an open proposal for `startsAt`, `forbidden` to accept one's own.
 */
export function answered(
  booking: Booking,
  by: Side,
  { accept, startsAt }: { readonly accept: boolean; readonly startsAt: Date },
  now: Date,
): Booking | Extract<AppErrorCode, 'bad-transition' | 'forbidden'> {
  const proposal = openProposal(booking, now);
  if (proposal === null || proposal.startsAt.getTime() !== startsAt.getTime()) {
    return 'bad-transition';
  }
  const isOwn = proposal.by === by;
  if (accept) return isOwn ? 'forbidden' : moved(booking, by, proposal, now);
  const event = isOwn ? 'proposal-withdrawn' : 'proposal-declined';
  return {
    ...booking,
    proposal: null,
    statusHistory: [...booking.statusHistory, entry(booking, by, event, startsAt, now)],
    updatedAt: now,
  };
}

function moved(booking: Booking, by: Side, proposal: Proposal, now: Date): Booking {
  const { startsAt, endsAt, date, time } = proposal;
  const confirmed: Booking = {
    ...booking,
    startsAt,
    endsAt,
    date,
    time,
    status: 'confirmed',
    dueAt: completesItselfAt(endsAt),
    proposal: null,
    updatedAt: now,
  };
  const told = entry(confirmed, by, 'time-moved', startsAt, now);
  return { ...confirmed, statusHistory: [...booking.statusHistory, told] };
}

function entry(
  { status }: Booking,
  by: Side,
  event: HistoryEntry['event'],
  startsAt: Date,
  at: Date,
): HistoryEntry {
  return { status, at, by, event, startsAt };
}
