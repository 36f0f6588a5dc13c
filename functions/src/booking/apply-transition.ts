import {
  type Actor,
  autoCompletesAt,
  type Booking,
  type BookingStatus,
} from '@hearthkin/domain/booking/booking';
import { keptPercent } from '@hearthkin/domain/booking/cancellation';
import { resolveTransition } from '@hearthkin/domain/booking/lifecycle';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { settlePayment } from '@hearthkin/domain/payment/settle';
import type { PlanCredit } from '@hearthkin/domain/pricing/plan-credit';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { requireAgreement } from '../agreement/agreement';
import { requireCharged } from '../payment/capture-payment';
import { bookings } from '../platform/records/collections';
import { readEffects, writeEffects } from './transition-effects';

interface TransitionRequest {
  readonly bookingId: string;
  readonly to: BookingStatus;
  /**
   * The caller's role.
   * @throws AppError if they have none.
   */
  readonly actorOf: (booking: Booking) => Actor;
  /** Shown to the other side when the booking is cancelled. */
  readonly reason: string;
  /** Whether it is one of a series that changes in the same commit. */
  readonly withSeries?: true;
  readonly now: Date;
}

/**
 * Changes a booking's status inside a transaction, with all effects: time, payment, used
 * discounts, sums and counters of both sides.
 * @throws AppError `not-found`, `bad-transition`, `forbidden`, `too-early`, or for a booking to be accepted
 * `no-agreement`, `slot-taken` if it no longer holds its time, `hosting` if its companion hosts something then, and what `requireCharged` throws if it isn't paid.
 */
export async function applyTransition(
  tx: Transaction,
  db: Firestore,
  request: TransitionRequest,
): Promise<BookingStatus> {
  const write = await readTransition(tx, db, request);
  write();
  return request.to;
}

/** Writes a transition, and hands on the member's session credit as this commit leaves it. */
type WriteTransition = (left?: PlanCredit) => PlanCredit | undefined;

/**
 * The same in its two halves, for several requests of a member in one commit: all is read and judged before the first is written.
 * Sessions that were accepted may not be written together: a companion's record is a sum of a single change.
 * @throws AppError as `applyTransition`.
 */
export async function readTransition(
  tx: Transaction,
  db: Firestore,
  { bookingId, to, actorOf, reason, withSeries, now }: TransitionRequest,
): Promise<WriteTransition> {
  const ref = bookings(db).doc(bookingId);
  const booking = (await tx.get(ref)).data();
  if (booking === undefined) throw new AppError('not-found', 'No such booking');
  const actor = actorOf(booking);
  const transition = resolveTransition(booking, to, actor, now);
  if (typeof transition === 'string') {
    throw new AppError(transition, `${actor} cannot take ${booking.status} to ${to}`);
  }
  const isAccepted = to === 'confirmed';
  const agreedPhotos = isAccepted ? await requireAgreement(tx, db, booking) : null;
  const endReason = transition.endReason ?? null;
  const effects = await readEffects(tx, db, bookingId, booking, { status: to, endReason }, now);
  // Last: no card is charged for a session that can't be.
  if (isAccepted) await requireCharged(tx, db, bookingId);
  return (left) => {
    tx.update(ref, {
      status: to,
      statusHistory: FieldValue.arrayUnion({ status: to, at: now, by: actor }),
      dueAt: isAccepted ? autoCompletesAt(booking.endsAt) : null,
      cancellation:
        endReason === null
          ? null
          : { endReason, endedBy: actor, reason, at: now, ...(withSeries && { withSeries }) },
      // Any transition ends an open proposal.
      proposal: null,
      ...(agreedPhotos && { agreedPhotos }),
      updatedAt: now,
    });
    const settled = effects.money && settlePayment(effects.money.payment, booking, endReason, now);
    // A discount comes back only if nothing was kept.
    const keepsNothing = keptPercent(booking.startsAt, endReason, now) === 0;
    return writeEffects(tx, db, effects, settled, now, keepsNothing, left);
  };
}
