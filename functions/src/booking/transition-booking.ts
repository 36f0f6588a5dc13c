import type { Actor, Booking } from '@hearthkin/domain/booking/booking';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { charging } from '../payment/capture-payment';
import { type PaymentDeps, paymentDeps, paymentSecrets } from '../payment/provider/payment-params';
import { defineCallable } from '../platform/callable';
import { type Caller, requireStaff } from '../platform/caller';
import { requireNoCaseWith } from '../platform/people/opponents';
import { wordsHeard } from '../platform/people/standing';
import { bookings } from '../platform/records/collections';
import { audit } from '../staff/audit';
import { answerSeries } from './answer-series';
import { applyTransition } from './apply-transition';

/**
 * Changes a booking's status as one of its sides, or as staff, who must say why; the log has it too. The
 * card is charged before a booking is confirmed. A side may answer a whole series at once. The reason of a side who may not write to others isn't kept.
 * @throws AppError as `applyTransition` and `charging`, `requireStaff` and `requireNoCaseWith` for others, `invalid-input` for staff without
 * a reason, or `rate-limited` after too much contention.
 */
export const transitionBooking = defineCallable('transitionBooking', {
  access: {
    for: 'person',
    standing: 'active',
    why: 'Everyone may call off a session. Who may accept one is judged with both sides.',
    orStaff: true,
  },
  secrets: paymentSecrets,
  deps: paymentDeps,
  handler: async ({ db, input, caller, now }, { provider }: PaymentDeps) => {
    const { bookingId, reason: note, wholeSeries } = input;
    if (wholeSeries) {
      const answered = await answerSeries({ db, input, caller, now }, provider);
      if (answered !== null) return answered;
    }
    if (caller.staffRefusal === null) {
      const sides = (await bookings(db).doc(bookingId).get()).get('participantIds') ?? [];
      if (!sides.includes(caller.uid)) await requireNoCaseWith(db, caller, sides);
    }
    const change = () =>
      db.runTransaction(async (tx) => {
        // The two sides, if staff act.
        const concerns: string[] = [];
        const actorOf = (booking: Booking): Actor => {
          const actor = roleOf(caller, booking);
          if (actor === 'operator') concerns.push(...booking.participantIds);
          return actor;
        };
        const reason = await wordsHeard(tx, db, caller, note);
        const to = await applyTransition(tx, db, { ...input, reason, actorOf, now });
        if (concerns.length > 0) {
          if (note === '') throw new AppError('invalid-input', 'Staff must say why');
          const target = `bookings/${bookingId}`;
          audit(tx, db, {
            at: now,
            act: 'booking-cancelled',
            by: caller.uid,
            target,
            note,
            concerns,
          });
        }
        return to;
      });
    const status = await charging({ db, provider, bookingId, now }, change);
    return { status, refused: [] };
  },
});

function roleOf(caller: Caller, booking: Booking): Actor {
  if (caller.uid === booking.spenderId) return 'spender';
  if (caller.uid === booking.earnerId) return 'earner';
  requireStaff(caller);
  return 'operator';
}
