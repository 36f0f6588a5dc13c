import type { Booking } from '@hearthkin/domain/booking/booking';
import { withAnswer } from '@hearthkin/domain/booking/proposal';
import type { AnswerProposalInput } from '@hearthkin/domain/booking/requests';
import { AppError } from '@hearthkin/domain/errors';
import type { Transaction } from 'firebase-admin/firestore';
import { type Call, defineCallable } from '../core/callable';
import { bookings } from '../core/collections';
import { movedChange, readEarningsRef, writeEarnings } from '../payment/earnings-totals';
import { sideOf } from './booking-side';
import { expireBookings } from './expire-bookings';
import { isHeld, isTakenByOthers, readKept, readPlace, writeMove } from './move-slots';

/**
 * Answers a proposal. Accepting moves the session in one transaction: old quarter hours are freed
 * and new ones taken, or nothing happens. The price stays, and a request becomes confirmed.
 * @throws AppError as `withAnswer`, `not-found`, `slot-taken` if another booking has the time by
 * now, or `rate-limited` after too much contention.
 */
export const answerProposal = defineCallable('answerProposal', {
  access: 'signed-in',
  handler: async (call) => {
    const { db, now } = call;
    const first = await db.runTransaction((tx) => attempt(tx, call));
    if ('status' in first) return first;
    await expireBookings.handler({ db, now, ...first.overdueAt });
    const second = await db.runTransaction((tx) => attempt(tx, call));
    if ('status' in second) return second;
    throw new AppError('slot-taken');
  },
});

/** Done, or blocked by a lapsed request that no sweep has ended yet. */
type Attempt =
  | { readonly status: Booking['status'] }
  | { readonly overdueAt: { readonly companionId: string } };

async function attempt(
  tx: Transaction,
  { db, input, caller, now }: Call<AnswerProposalInput>,
): Promise<Attempt> {
  const { bookingId, accept } = input;
  const ref = bookings(db).doc(bookingId);
  const booking = (await tx.get(ref)).data();
  if (booking === undefined) throw new AppError('not-found', 'No such booking');
  const answer = { accept, startsAt: new Date(input.startsAt) };
  const after = withAnswer(booking, sideOf(caller, booking), answer, now);
  if (typeof after === 'string') throw new AppError(after, 'Not a possible answer to the proposal');
  const isConfirmed = after.status !== booking.status;
  const earnings = isConfirmed ? await readEarningsRef(tx, db, booking.earnerId) : null;
  let { dayPlace } = booking;
  if (accept) {
    const overdue = { overdueAt: { companionId: booking.earnerId } };
    const found = await readPlace(tx, db, booking, after.date);
    if (!('place' in found)) {
      if (found.takenBy.every((slot) => isHeld(slot, now))) throw new AppError('slot-taken');
      return overdue;
    }
    dayPlace = found.place;
    const from = await readKept(tx, db, booking);
    const to = await readKept(tx, db, { ...after, dayPlace });
    if (to.some((part) => isTakenByOthers(part, now))) throw new AppError('slot-taken');
    if (to.some(({ holder }) => holder === 'another')) return overdue;
    writeMove(tx, from, to, booking.hold);
  }
  if (earnings !== null) {
    const change = movedChange(booking.price, booking.status, after.status, null);
    writeEarnings(tx, earnings, change, now);
  }
  const { startsAt, endsAt, date, time, status, dueAt, proposal, statusHistory, updatedAt } = after;
  tx.update(ref, {
    startsAt,
    endsAt,
    date,
    time,
    dayPlace,
    status,
    dueAt,
    proposal,
    statusHistory,
    updatedAt,
  });
  return { status };
}
