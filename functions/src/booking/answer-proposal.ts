import type { Booking } from '@hearthkin/domain/booking/booking';
import { acceptedUntil, keptBy } from '@hearthkin/domain/booking/calendar-day';
import { isWithinHours } from '@hearthkin/domain/booking/free-time';
import { type Side, withAnswer } from '@hearthkin/domain/booking/proposal';
import type { AnswerProposalInput } from '@hearthkin/domain/booking/requests';
import type { Companion } from '@hearthkin/domain/companion/companion';
import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Transaction } from 'firebase-admin/firestore';
import { requireAgreement } from '../agreement/agreement';
import { obstacleIn, readDays, writeHold } from '../agreement/calendar-days';
import { charging, requireCharged } from '../payment/capture-payment';
import { movedChange, writeEarnings } from '../payment/earnings-totals';
import { type PaymentDeps, paymentDeps, paymentSecrets } from '../payment/provider/payment-params';
import { type Call, defineCallable } from '../platform/callable';
import { bookings, companions, earningsTotals } from '../platform/records/collections';
import { sideOf } from './booking-side';
import { endOverdue } from './end-overdue';
import { writeTimer } from './session-timer';

/**
 * Answers a proposal. Accepting moves the session in one transaction: the old time is freed and the
 * new one taken, or nothing happens. The price stays, and a request becomes confirmed, once the card
 * is charged.
 * @throws AppError as `withAnswer` and `charging`, `not-found`, `no-agreement`, `outside-window`, `slot-taken` if another booking has the time by
 * now, or `rate-limited` after too much contention.
 */
export const answerProposal = defineCallable('answerProposal', {
  access: { for: 'person' },
  secrets: paymentSecrets,
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
  const side = sideOf(caller, booking);
  const after = withAnswer(booking, side, answer, now);
  if (typeof after === 'string') throw new AppError(after, 'Not a possible answer to the proposal');
  const agreedPhotos = accept ? await requireAgreement(tx, db, booking) : null;
  const isConfirmed = after.status !== booking.status;
  if (accept) {
    const { earnerId, hold } = booking;
    const companion = (await tx.get(companions(db).doc(earnerId))).data();
    requireStillOpen(companion, side, after);
    const most = companion?.offer.sessionsPerDay ?? 0;
    const kept = keptBy(after);
    const days = await readDays(tx, db, earnerId, keptBy(booking), kept);
    const obstacle = obstacleIn(days, { kept, hold, most, now });
    if (obstacle === 'taken') throw new AppError('slot-taken');
    if (obstacle === 'overdue') return { overdueAt: { companionId: earnerId } };
    // Last: no card is charged for a time that is taken.
    if (isConfirmed) await requireCharged(tx, db, bookingId);
    writeHold(tx, days, hold, { ...kept, until: acceptedUntil(kept, booking.timeZone) });
    writeTimer(tx, db, bookingId, after, now);
    // A companion's account and listing are deleted at once.
    if (isConfirmed && companion !== undefined) {
      const change = movedChange(booking.price, booking.status, after.status, null);
      writeEarnings(tx, earningsTotals(db, earnerId), change, now);
    }
  }
  const { startsAt, endsAt, date, time, status, dueAt, proposal, statusHistory, updatedAt } = after;
  tx.update(ref, {
    ...(agreedPhotos && { agreedPhotos }),
    startsAt,
    endsAt,
    date,
    time,
    status,
    dueAt,
    proposal,
    statusHistory,
    updatedAt,
  });
  return { status };
}

/**
 * A time that the companion suggested may have come to lie in their time off, or in hours that they block. What a member
 * suggested, a companion accepts as they like.
 * @throws AppError `outside-window`.
 */
function requireStillOpen(
  companion: Companion | undefined,
  side: Side,
  { activity, startsAt, endsAt }: Booking,
): void {
  if (side === 'earner' || companion === undefined) return;
  if (!isWithinHours(companion, activity, startsAt, endsAt)) throw new AppError('outside-window');
}
