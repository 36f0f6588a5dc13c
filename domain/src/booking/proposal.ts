import { activityOf } from '../foundation/activities';
import type { AppErrorCode } from '../foundation/errors';
import { RATE_LIMITS } from '../foundation/rate-limits';
import { wallClock } from '../foundation/time';
import {
  autoCompletesAt,
  type Booking,
  type HistoryEntry,
  type PlaceProposal,
  type Proposal,
} from './booking';
import { startProblem } from './free-time';
import { isLapsed } from './lifecycle';
import type { AgreePlaceInput } from './requests';

/** A side of a booking. Only the two sides propose and answer. */
export type Side = Proposal['by'];

const MAX_PROPOSALS = RATE_LIMITS.proposalsForBooking.max;

/** Whether the time can still change: the booking is requested or confirmed, and hasn't started. */
function isMovable(booking: Booking, now: Date): boolean {
  return (
    (booking.status === 'pending' || booking.status === 'confirmed') &&
    !booking.isFrozen &&
    !isLapsed(booking, now) &&
    now.getTime() < booking.startsAt.getTime()
  );
}

/** The proposal waiting for an answer; null if its start has passed. */
export function openProposal(booking: Booking, now: Date): Proposal | null {
  const { proposal } = booking;
  if (proposal === null || !isMovable(booking, now)) return null;
  return now.getTime() < proposal.startsAt.getTime() ? proposal : null;
}

/** Whether either side may propose another time now. */
export function canPropose(booking: Booking, now: Date): boolean {
  return isMovable(booking, now) && proposalsMade(booking, 'time-proposed') < MAX_PROPOSALS;
}

/** Whether either side may propose another place now: for a session in person. */
export function canProposePlace(booking: Booking, now: Date): boolean {
  return isPlaceOpen(booking, now) && proposalsMade(booking, 'place-proposed') < MAX_PROPOSALS;
}

function isPlaceOpen(booking: Booking, now: Date): boolean {
  return isMovable(booking, now) && !activityOf(booking.activity).virtual;
}

/** The place waiting for an answer; null from the start of the session on. */
export function openPlaceProposal(booking: Booking, now: Date): PlaceProposal | null {
  return isPlaceOpen(booking, now) ? booking.placeProposal : null;
}

function proposalsMade({ statusHistory }: Booking, kind: HistoryEntry['event']): number {
  return statusHistory.filter(({ event }) => event === kind).length;
}

/**
 * The booking with a new proposal, replacing any earlier one; or the code of the refusal:
 * `bad-transition` once its time can't change, `rate-limited` after too many, `invalid-input` for a
 * start that can't be booked or is the current one. The companion's hours and free time are not
 * checked here.
 */
export function withProposal(
  booking: Booking,
  by: Side,
  { startsAt, note }: { readonly startsAt: Date; readonly note: string },
  now: Date,
): Booking | Extract<AppErrorCode, 'bad-transition' | 'rate-limited' | 'invalid-input'> {
  if (!isMovable(booking, now)) return 'bad-transition';
  if (proposalsMade(booking, 'time-proposed') >= MAX_PROPOSALS) return 'rate-limited';
  if (startProblem(startsAt, now) !== null) return 'invalid-input';
  if (startsAt.getTime() === booking.startsAt.getTime()) return 'invalid-input';
  const { date, time } = wallClock(startsAt, booking.timeZone);
  const endsAt = endIfMoved(booking, startsAt);
  const told = entry(booking, by, 'time-proposed', startsAt, now);
  return {
    ...booking,
    proposal: { by, startsAt, endsAt, date, time, note, at: now },
    statusHistory: [...booking.statusHistory, note === '' ? told : { ...told, note }],
    updatedAt: now,
  };
}

/** The new end, for the same length. */
export function endIfMoved({ startsAt, endsAt }: Booking, newStart: Date): Date {
  return new Date(newStart.getTime() + endsAt.getTime() - startsAt.getTime());
}

/**
 * The booking after an answer to its proposal. If the other side accepts, the session moves and is
 * confirmed, since both have agreed; either side may end the proposal. Or the code of the refusal:
 * `bad-transition` without an open proposal for `startsAt`, `forbidden` to accept one's own.
 */
export function withAnswer(
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
    dueAt: autoCompletesAt(endsAt),
    proposal: null,
    updatedAt: now,
  };
  const told = entry(confirmed, by, 'time-moved', startsAt, now);
  return { ...confirmed, statusHistory: [...booking.statusHistory, told] };
}

/**
 * The booking after a side has proposed a place, accepted the other's, or ended a proposal; the place is the booking's
 * once both have agreed. Or the code of the refusal: `bad-transition` once the place can't change, or without an open
 * proposal of this place; `rate-limited` after too many, `invalid-input` for the current place, `forbidden` to accept
 * one's own.
 */
export function withPlace(
  booking: Booking,
  by: Side,
  { act, place }: Pick<AgreePlaceInput, 'act' | 'place'>,
  now: Date,
):
  | Booking
  | Extract<AppErrorCode, 'bad-transition' | 'rate-limited' | 'invalid-input' | 'forbidden'> {
  if (!isPlaceOpen(booking, now)) return 'bad-transition';
  const { placeProposal: open, statusHistory, status } = booking;
  const after = (event: HistoryEntry['event'], change: Partial<Booking>, note = {}): Booking => ({
    ...booking,
    ...change,
    statusHistory: [...statusHistory, { status, at: now, by, event, ...note }],
    updatedAt: now,
  });
  if (act === 'propose') {
    if (!canProposePlace(booking, now)) return 'rate-limited';
    if (place === booking.location) return 'invalid-input';
    return after('place-proposed', { placeProposal: { by, place, at: now } }, { note: place });
  }
  if (open?.place !== place) return 'bad-transition';
  const isOwn = open.by === by;
  if (act === 'end') {
    return after(isOwn ? 'place-withdrawn' : 'place-declined', { placeProposal: null });
  }
  return isOwn ? 'forbidden' : after('place-agreed', { location: place, placeProposal: null });
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
