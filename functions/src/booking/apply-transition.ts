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

/**
 * The same in its two halves, for several bookings in one commit: all is read and judged before the first is written. Only requests
 * that are accepted may be written together: credit that comes back and a companion's record are sums of a single change.
 * @throws AppError as `applyTransition`.
 */
export async function readTransition(
  tx: Transaction,
  db: Firestore,
  { bookingId, to, actorOf, reason, now }: TransitionRequest,
): Promise<() => void> {
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
  return () => {
    tx.update(ref, {
      status: to,
      statusHistory: FieldValue.arrayUnion({ status: to, at: now, by: actor }),
      dueAt: isAccepted ? autoCompletesAt(booking.endsAt) : null,
      cancellation: endReason === null ? null : { endReason, endedBy: actor, reason, at: now },
      // Any transition ends an open proposal.
      proposal: null,
      ...(agreedPhotos && { agreedPhotos }),
      updatedAt: now,
    });
    const settled = effects.money && settlePayment(effects.money.payment, booking, endReason, now);
    // A discount comes back only if nothing was kept.
    const keepsNothing = keptPercent(booking.startsAt, endReason, now) === 0;
    writeEffects(tx, db, effects, settled, now, keepsNothing);
  };
}
