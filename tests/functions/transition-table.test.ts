import {
  BOOKING_STATUSES,
  type Booking,
  type BookingStatus,
} from '@hearthkin/domain/booking/booking';
import { resolveTransition } from '@hearthkin/domain/booking/lifecycle';
import { DAY_MS, HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { holdPayment, settlePayment } from '@hearthkin/domain/payment/settle';
import { afterAll, describe, expect, it } from 'vitest';
import { completeBookings } from '../../functions/src/booking/complete-bookings';
import { expireBookings } from '../../functions/src/booking/expire-bookings';
import { transitionBooking } from '../../functions/src/booking/transition-booking';
import { bookings, payments } from '../../functions/src/platform/records/collections';
import { quietDatabase } from '../support/admin';
import { bookingDocument, companionAccount, memberDocument, newId } from '../support/builders';
import { putHold } from '../support/put-hold';
import { WITHOUT_MONEY } from '../support/without-money';
import { callAs, outcomeOf } from './booking-requests';

const { db, close } = quietDatabase('demo-hearthkin-table');
afterAll(close);

const asked = new Date('2090-06-01T12:00:00Z');
const startsAt = new Date('2090-06-08T18:00:00Z');
const endsAt = new Date(startsAt.getTime() + 2 * HOUR_MS);
const plus = (instant: Date, ms: number) => new Date(instant.getTime() + ms);

/** One millisecond before and at every instant at which an answer changes. */
const TIMES = [plus(asked, DAY_MS), startsAt, endsAt, plus(endsAt, DAY_MS)].flatMap((instant) => [
  plus(instant, -1),
  instant,
]);
const TARGETS = ['confirmed', 'completed', 'cancelled'] as const;
const PEOPLE = ['spender', 'earner', 'operator'] as const;
type Person = (typeof PEOPLE)[number];

const DUE: Readonly<Record<BookingStatus, Date | null>> = {
  pending: plus(asked, DAY_MS),
  confirmed: plus(endsAt, DAY_MS),
  completed: null,
  cancelled: null,
};

interface Placed {
  readonly id: string;
  readonly booking: Booking;
}

/** A booking in that state, with people of its own. */
async function place(status: BookingStatus): Promise<Placed> {
  const id = newId('booking');
  const sides = { spenderId: newId('member'), earnerId: newId('companion') };
  const at = plus(asked, 1);
  const booking = bookingDocument(sides, {
    createdAt: asked,
    startsAt,
    status,
    dueAt: DUE[status],
    cancellation:
      status === 'cancelled' ? { endReason: 'declined', endedBy: 'earner', reason: '', at } : null,
  });
  const held = holdPayment(booking, asked);
  const isOver = status === 'completed' || status === 'cancelled';
  const endReason = status === 'cancelled' ? 'declined' : null;
  const payment = isOver ? settlePayment(held, booking, endReason, at).payment : held;
  const batch = db.batch();
  batch.set(db.doc(`users/${sides.spenderId}`), memberDocument(sides.spenderId));
  batch.set(db.doc(`users/${sides.earnerId}`), companionAccount(sides.earnerId));
  batch.set(bookings(db).doc(id), booking);
  batch.set(payments(db).doc(id), payment);
  if (status !== 'cancelled') putHold(batch, db, booking);
  await batch.commit();
  return { id, booking };
}

function moveAs({ id, booking }: Placed, person: Person, to: (typeof TARGETS)[number], now: Date) {
  const uid = { spender: booking.spenderId, earner: booking.earnerId, operator: 'staff' }[person];
  const caller = { uid, staffRefusal: person === 'operator' ? null : ('forbidden' as const) };
  return transitionBooking.handler(
    {
      ...callAs(caller, { bookingId: id, to, reason: 'A storm.', wholeSeries: false }, now),
      db,
    },
    WITHOUT_MONEY,
  );
}

/** The table's answer, and the booking afterwards. */
function expected(booking: Booking, to: BookingStatus, person: Person, now: Date) {
  const answer = resolveTransition(booking, to, person, now);
  return typeof answer === 'string'
    ? { outcome: answer, status: booking.status }
    : { outcome: 'done', status: to };
}

describe.each(BOOKING_STATUSES)('a %s booking, on the server', (status) => {
  it.each(PEOPLE)('follows the table for the %s, at every time', async (person) => {
    const cases = TIMES.flatMap((now) => TARGETS.map((to) => ({ now, to })));
    const answers = await Promise.all(
      cases.map(async ({ now, to }) => {
        const placed = await place(status);
        const outcome = await outcomeOf(moveAs(placed, person, to, now));
        const after = (await bookings(db).doc(placed.id).get()).data();
        const found = { outcome, status: after?.status };
        return { found, told: expected(placed.booking, to, person, now), now, to };
      }),
    );
    for (const { found, told, now, to } of answers) {
      expect(found, `to ${to} at ${now.toISOString()}`).toEqual(told);
    }
  });

  it('is changed by the system when due, and not before', async () => {
    for (const now of TIMES) {
      const { id, booking } = await place(status);
      const only = { companionId: booking.earnerId };
      await expireBookings.handler({ db, now, ...only });
      await completeBookings.handler({ db, now, ...only });
      const isDue = booking.dueAt !== null && now >= booking.dueAt;
      const moved = status === 'pending' ? 'cancelled' : 'completed';
      const after = (await bookings(db).doc(id).get()).data();
      expect(after?.status, now.toISOString()).toBe(isDue ? moved : status);
    }
  });
});
