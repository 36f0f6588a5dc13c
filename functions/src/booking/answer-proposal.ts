import type { Booking } from '@hearthkin/domain/booking/booking';
import { withAnswer } from '@hearthkin/domain/booking/proposal';
import type { AnswerProposalInput } from '@hearthkin/domain/booking/requests';
import { AppError } from '@hearthkin/domain/errors';
import type { Transaction } from 'firebase-admin/firestore';
import { type Call, defineCallable } from '../core/callable';
import { bookings } from '../core/collections';
import { charging, requireCharged } from '../payment/capture-payment';
import { movedChange, readEarningsRef, writeEarnings } from '../payment/earnings-totals';
import { type PaymentDeps, paymentDeps, paymentSecrets } from '../payment/provider/payment-params';
import { sideOf } from './booking-side';
import { endOverdue } from './end-overdue';
import { isHeld, isTakenByOthers, readKept, readPlace, writeMove } from './move-slots';
import { writeTimer } from './session-timer';

/**
 * Answers a proposal. Accepting moves the session in one transaction: old quarter hours are freed
 * and new ones taken, or nothing happens. The price stays, and a request becomes confirmed, once the card
 * is charged.
 * @throws AppError as `withAnswer` and `charging`, `not-found`, `slot-taken` if another booking has the time by
 * now, or `rate-limited` after too much contention.
 */
export const answerProposal = defineCallable('answerProposal', {
  access: 'signed-in',
  options: { secrets: paymentSecrets },
  deps: paymentDeps,
  handler: async (call, deps: PaymentDeps) => {
    const { db, now, input } = call;
    const context = { db, now, bookingId: input.bookingId, ...deps };
    const tryIt = () => charging(context, () => db.runTransaction((tx) => attempt(tx, call)));
    const first = await tryIt();
    if ('status' in first) return first;
    await endOverdue({ db, now, ...first.overdueAt }, deps);
    const second = await tryIt();
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
  if (isConfirmed) await requireCharged(tx, db, bookingId);
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
    writeTimer(tx, db, bookingId, after, now);
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
