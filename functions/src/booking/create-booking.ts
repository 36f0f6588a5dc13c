import type { Booking } from '@hearthkin/domain/booking/booking';
import type { CreateBookingInput } from '@hearthkin/domain/booking/requests';
import { BUFFER_MINUTES } from '@hearthkin/domain/companion/offer';
import { AppError } from '@hearthkin/domain/errors';
import { holdPayment } from '@hearthkin/domain/payment/settle';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type Call, defineCallable } from '../core/callable';
import { bookings, earningsTotals, payments } from '../core/collections';
import { isAlreadyThere, isContention, isOutdated } from '../core/contention';
import { type Attempts, countIn } from '../core/rate-limit';
import { discountUses } from '../core/record-collections';
import type { Slot } from '../core/records';
import { heldChange, writeEarnings } from '../payment/earnings-totals';
import { type BookingFacts, loadBookingFacts } from './booking-facts';
import { type DayPlace, findPlace } from './day-places';
import { expireBookings } from './expire-bookings';
import { loadRequests, requireFewRequests } from './limit-requests';
import { type PlannedBooking, planBooking, requireBookableStart, sessionOf } from './plan-booking';
import { keptBy, quartersOf } from './slot-hold';

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
    const { db, input, now } = call;
    const { startsAt } = sessionOf(input);
    // Before anything is read. A repeated request may come after its start, so that is checked later.
    if (startsAt.getTime() > now.getTime()) requireBookableStart(input, now);
    let swept = false;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const outcome = await tryToBook(call);
      if (outcome === 'booked') return { bookingId: input.requestId, checkoutUrl: null };
      if (outcome === 'overdue') {
        if (swept) throw new AppError('slot-taken');
        await expireBookings.handler({ db, now, companionId: input.companionId });
        swept = true;
      }
    }
    throw new AppError('rate-limited', 'Too much contention');
  },
});

/**
 * One attempt, in one transaction.
 * @returns `lost` if another commit was faster, `overdue` if a lapsed request holds the time, which
 * must not block it until the next sweep.
 * @throws AppError as `createBooking`.
 */
async function tryToBook(call: Call<CreateBookingInput>): Promise<'booked' | 'overdue' | 'lost'> {
  const { db, input, caller, now } = call;
  const { requestId, companionId } = input;
  const session = sessionOf(input);
  const wanted = {
    requestId,
    spenderId: caller.uid,
    companionId,
    slotKeys: quartersOf({ ...session, bufferMinutes: LONGEST_BUFFER }).map(({ key }) => key),
    startsAt: session.startsAt,
  };
  try {
    return await db.runTransaction(
      async (tx) => {
        const [known, requests] = await Promise.all([
          loadBookingFacts(db, tx, wanted),
          loadRequests(db, caller.uid, now),
        ]);
        if (known.existing !== null) {
          requireSameRequest(known.existing, call);
          return 'booked';
        }
        requireBookableStart(input, now);
        const planned = planBooking(known, input, caller.uid, now);
        requireFewRequests(requests, companionId);
        const { place, takenBy } = calendarOf(known, planned);
        if (takenBy.some(({ until }) => until.getTime() <= now.getTime())) return 'overdue';
        // A block comes last, and is answered like a time that was taken a moment ago: it must not
        // show. Nothing is stored either way.
        if (place === null || takenBy.length > 0 || known.isBlocked) {
          throw new AppError('slot-taken');
        }
        writeBooking(tx, db, requestId, { ...planned, dayPlace: place }, requests.attempts);
        return 'booked';
      },
      // The next attempt reads all facts again.
      { maxAttempts: 1 },
    );
  } catch (error) {
    if (isAlreadyThere(error) || isOutdated(error) || isContention(error)) return 'lost';
    throw error;
  }
}

/** Most minutes that any companion keeps free after a session. */
const LONGEST_BUFFER = Math.max(...BUFFER_MINUTES) as Booking['bufferMinutes'];

/** The place for a session among those of its day, and what is in its way. */
export function calendarOf(
  { companion, takenSlots, dayPlaces }: BookingFacts,
  planned: Pick<PlannedBooking, 'startsAt' | 'endsAt' | 'bufferMinutes' | 'date'>,
): { readonly place: DayPlace | null; readonly takenBy: readonly Slot[] } {
  const most = companion?.offer.sessionsPerDay ?? 0;
  const search = findPlace(dayPlaces, planned.date, most);
  const inTheWay = quartersOf(planned).flatMap(({ key }) => takenSlots.get(key) ?? []);
  return search.place === null
    ? { place: null, takenBy: [...inTheWay, ...search.takenBy] }
    : { place: search.place, takenBy: inTheWay };
}

/**
 * Checks that a booking was created by this very request.
 * @throws AppError `already-exists`
 */
function requireSameRequest(existing: Booking, { input, caller }: Call<CreateBookingInput>): void {
  const { startsAt, endsAt } = sessionOf(input);
  const isSame =
    existing.spenderId === caller.uid &&
    existing.earnerId === input.companionId &&
    existing.activity === input.activity &&
    existing.startsAt.getTime() === startsAt.getTime() &&
    existing.endsAt.getTime() === endsAt.getTime();
  if (!isSame) throw new AppError('already-exists', 'The request id belongs to another booking');
}

/**
 * Writes a booking with its payment, the companion's sums, quarter hours, used discounts and the
 * count of the member's requests.
 */
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
  const held = heldChange(booking.price);
  writeEarnings(tx, earningsTotals(db, earnerId), held, createdAt);
  for (const { ref, endsAt } of keptBy(db, booking)) {
    tx.create(ref, { hold: booking.hold, until: booking.dueAt ?? endsAt });
  }
  for (const key of discountKeys) {
    tx.create(discountUses(db, spenderId).doc(key), { bookingId: id, at: createdAt });
  }
}
