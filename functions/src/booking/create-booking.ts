import type { Booking } from '@hearthkin/domain/booking/booking';
import type { CreateBookingInput } from '@hearthkin/domain/booking/requests';
import type { CallableResults } from '@hearthkin/domain/callables';
import { AppError } from '@hearthkin/domain/errors';
import { holdPayment } from '@hearthkin/domain/payment/settle';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type Call, defineCallable } from '../core/callable';
import {
  bookings,
  discountUses,
  earningsTotals,
  payments,
  slots,
  users,
} from '../core/collections';
import { isAlreadyThere, isContention, isOutdated } from '../core/contention';
import { type Attempts, countIn } from '../core/rate-limit';
import { heldChange, writeEarnings } from '../payment/earnings-totals';
import { loadBookingFacts } from './booking-facts';
import { expireBookings } from './expire-bookings';
import { loadRequests, requireFewRequests } from './limit-requests';
import { planBooking, requireBookableStart, sessionOf } from './plan-booking';
import { quartersOf } from './slot-hold';

/** After a lost race the facts are read again, which nearly always decides it. */
const MAX_ATTEMPTS = 6;

/**
 * Requests a session. A repeated request returns the booking it created. Those who want the same
 * time don't lock each other out: every document is created on the condition that it doesn't exist,
 * so the first commit gets the time and the others find it taken.
 * @throws AppError as `planBooking` and `requireFewRequests`, `slot-taken`, `already-exists` for a
 * used request id, or `rate-limited` after too much contention.
 */
export const createBooking = defineCallable('createBooking', {
  access: 'spender',
  handler: async (call) => {
    const { db, input, caller, now } = call;
    const session = sessionOf(input);
    // Before anything is read. A repeated request may come after its start, so that is checked later.
    if (session.startsAt.getTime() > now.getTime()) requireBookableStart(input, now);
    const facts = () =>
      loadBookingFacts(db, {
        requestId: input.requestId,
        spenderId: caller.uid,
        companionId: input.companionId,
        slotKeys: quartersOf(session).map(({ key }) => key),
        startsAt: session.startsAt,
      });
    let swept = false;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const [known, requests] = await Promise.all([facts(), loadRequests(db, caller.uid, now)]);
      if (known.existing !== null) return answerAgain(known.existing, call);
      requireBookableStart(input, now);
      const booking = planBooking(known, input, caller.uid, now);
      requireFewRequests(requests, input.companionId);
      if (known.takenSlots.length > 0) {
        // A lapsed request must not block the time until the next sweep.
        const overdue = known.takenSlots.some(({ until }) => until.getTime() <= now.getTime());
        if (!overdue || swept) throw new AppError('slot-taken');
        await expireBookings.handler({ db, now, companionId: input.companionId });
        swept = true;
      } else if (known.isBlocked) {
        // Last of all, and what anybody gets who was a moment too late: a companion's block must not
        // show. Nothing is stored, as with a taken time.
        throw new AppError('slot-taken');
      } else if (await commitBooking(db, input.requestId, booking, requests.attempts)) {
        return { bookingId: input.requestId };
      }
    }
    throw new AppError('rate-limited', 'Too much contention');
  },
});

/** The answer to a repeated request. */
function answerAgain(
  existing: Booking,
  call: Call<CreateBookingInput>,
): CallableResults['createBooking'] {
  const { input, caller } = call;
  const { startsAt, endsAt } = sessionOf(input);
  const isSame =
    existing.spenderId === caller.uid &&
    existing.earnerId === input.companionId &&
    existing.activity === input.activity &&
    existing.startsAt.getTime() === startsAt.getTime() &&
    existing.endsAt.getTime() === endsAt.getTime();
  if (!isSame) throw new AppError('already-exists', 'The request id belongs to another booking');
  return { bookingId: input.requestId };
}

/**
 * Writes a booking with its payment, the companion's sums, quarter hours, used discounts and the
 * count of the member's requests in one commit, if both accounts are still active: a removal and a
 * suspension close the account first and end its bookings afterwards, so they see this one.
 * @returns false if another commit was faster.
 */
async function commitBooking(
  db: Firestore,
  id: string,
  booking: Booking,
  attempts: Attempts,
): Promise<boolean> {
  const { participantIds } = booking;
  const accounts = participantIds.map((uid) => users(db).doc(uid));
  try {
    return await db.runTransaction(
      async (tx) => {
        const found = await tx.getAll(...accounts);
        if (found.some((account) => account.get('accountStatus') !== 'active')) return false;
        writeBooking(tx, db, id, booking, attempts);
        return true;
      },
      // The caller reads the facts again.
      { maxAttempts: 1 },
    );
  } catch (error) {
    if (isAlreadyThere(error) || isOutdated(error) || isContention(error)) return false;
    throw error;
  }
}

function writeBooking(
  tx: Transaction,
  db: Firestore,
  id: string,
  booking: Booking,
  attempts: Attempts,
): void {
  const { spenderId, earnerId, createdAt, discountKeys } = booking;
  countIn(tx, attempts);
  tx.create(bookings(db).doc(id), booking);
  tx.create(payments(db).doc(id), holdPayment(booking, createdAt));
  const held = heldChange(booking.price.totalMinor);
  writeEarnings(tx, earningsTotals(db, earnerId), held, createdAt);
  for (const { key, endsAt } of quartersOf(booking)) {
    const until = booking.dueAt ?? endsAt;
    tx.create(slots(db, earnerId).doc(key), { hold: booking.hold, until });
  }
  for (const key of discountKeys) {
    tx.create(discountUses(db, spenderId).doc(key), { bookingId: id, at: createdAt });
  }
}
