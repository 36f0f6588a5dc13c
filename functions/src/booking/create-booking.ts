import type { Booking } from '@hearthkin/domain/booking/booking';
import type { CreateBookingInput } from '@hearthkin/domain/booking/requests';
import { BUFFER_MINUTES } from '@hearthkin/domain/companion/offer';
import { AppError } from '@hearthkin/domain/errors';
import { CHECKOUT_KEPT_MS, checkoutExpiresAt } from '@hearthkin/domain/payment/checkout';
import { holdPayment } from '@hearthkin/domain/payment/settle';
import type { PlanCredit } from '@hearthkin/domain/pricing/plan-credit';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type Call, defineCallable } from '../core/callable';
import { bookings, checkouts, earningsTotals, payments } from '../core/collections';
import { isAlreadyThere, isContention, isOutdated } from '../core/contention';
import { warmInstances } from '../core/deployment';
import { countIn } from '../core/rate-limit';
import { discountUses } from '../core/record-collections';
import type { Slot } from '../core/records';
import { heldChange, writeEarnings } from '../payment/earnings-totals';
import { type KnownRequest, openFirstPage } from '../payment/open-checkout-page';
import { type PageDeps, pageDeps } from '../payment/payment-deps';
import { paymentSecrets } from '../payment/provider/payment-params';
import { takeCredit } from '../pricing/session-credit';
import { type BookingFacts, loadBookingFacts } from './booking-facts';
import { type DayPlace, findPlace } from './day-places';
import { endOverdue } from './end-overdue';
import { loadRequests, requireFewRequests } from './limit-requests';
import { type PlannedBooking, planBooking, requireBookableStart, sessionOf } from './plan-booking';
import { keptBy, quartersOf } from './slot-hold';

/** After a lost race the facts are read again, which nearly always decides it. */
const MAX_ATTEMPTS = 6;

/**
 * Requests a session. Where there is something to pay, the time is held while the member authorizes their
 * card on the provider's page, and the booking is made once they have. A repeated request returns what it
 * created. Those who want the same
 * time don't lock each other out: every document is created on the condition that it doesn't exist,
 * so the first commit gets the time and the others find it taken.
 * @throws AppError as `planBooking` and `requireFewRequests`, `slot-taken`, `already-exists` for a
 * used request id, `payment-unavailable` (the request stays, and the next try continues with it), or
 * `rate-limited` after too much contention.
 */
export const createBooking = defineCallable('createBooking', {
  access: 'spender',
  options: { secrets: paymentSecrets, minInstances: warmInstances },
  deps: pageDeps,
  handler: async (call, deps: PageDeps) => {
    const { db, input, now } = call;
    const { startsAt } = sessionOf(input);
    // Before anything is read. A repeated request may come after its start, so that is checked later.
    if (startsAt.getTime() > now.getTime()) requireBookableStart(input, now);
    let swept = false;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const outcome = await tryToBook(call, deps.provider !== null).catch(async (error) => {
        // A repeated request finds its time taken, by itself.
        if (error instanceof AppError && (await wasUnpaid(call))) return UNPAID;
        throw error;
      });
      const { requestId: bookingId } = input;
      if (outcome === 'booked') return { bookingId, checkoutUrl: null };
      if (typeof outcome === 'object') {
        return { bookingId, checkoutUrl: await toPay(call, deps, outcome.known) };
      }
      if (await wasUnpaid(call)) {
        return { bookingId, checkoutUrl: await toPay(call, deps, UNPAID.known) };
      }
      if (outcome === 'overdue') {
        if (swept) throw new AppError('slot-taken');
        await endOverdue({ db, now, companionId: input.companionId }, deps);
        swept = true;
      }
    }
    throw new AppError('rate-limited', 'Too much contention');
  },
});

/** A request whose card is to be authorized first; what is known of it, if it was made just now. */
interface Unpaid {
  readonly known: KnownRequest | null;
}

const UNPAID: Unpaid = { known: null };

/**
 * One attempt, in one transaction.
 * @returns `Unpaid` if the card is to be authorized first; `lost` if another commit was faster, `overdue` if a lapsed request holds the time, which
 * must not block it until the next sweep.
 * @throws AppError as `createBooking`.
 */
async function tryToBook(
  call: Call<CreateBookingInput>,
  isPaid: boolean,
): Promise<'booked' | Unpaid | 'overdue' | 'lost'> {
  const { db, input, caller, now } = call;
  const { requestId, companionId } = input;
  const session = sessionOf(input);
  const wanted = {
    requestId,
    spenderId: caller.uid,
    companionId,
    slotKeys: quartersOf({ ...session, bufferMinutes: LONGEST_BUFFER }).map(({ key }) => key),
    startsAt: session.startsAt,
    timing: input.timing,
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
        const booking = { ...planned, dayPlace: place };
        countIn(tx, requests.attempts);
        if (isPaid && booking.price.totalMinor > 0) {
          writeCheckout(tx, db, requestId, booking, known.credit);
          return { known: { booking, email: known.member?.email ?? '' } };
        }
        writeBooking(tx, db, requestId, booking, known.credit);
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
 * Whether an earlier try of this request is waiting to be paid.
 * @throws AppError `already-exists` for another request's id; `slot-taken` if the time was let go.
 */
async function wasUnpaid(call: Call<CreateBookingInput>): Promise<boolean> {
  const { db, input } = call;
  const checkout = (await checkouts(db).doc(input.requestId).get()).data();
  if (checkout === undefined) return false;
  const { booking, status } = checkout;
  if (booking === null) throw new AppError('slot-taken', `The request is ${status}`);
  requireSameRequest(booking, call);
  return true;
}

/** The page where the member authorizes their card; null if they have by now. */
async function toPay(
  { db, input }: Call<CreateBookingInput>,
  { provider, siteUrl }: PageDeps,
  known: KnownRequest | null,
): Promise<string | null> {
  if (provider === null) return null;
  return openFirstPage({ db, provider, siteUrl, bookingId: input.requestId, known });
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

/** Writes a request that isn't paid yet, with the time it holds, the discounts and credit it uses. */
function writeCheckout(
  tx: Transaction,
  db: Firestore,
  id: string,
  booking: Booking,
  credit: PlanCredit | null,
): void {
  const { spenderId, earnerId, activity, timing, startsAt, createdAt, price } = booking;
  const expiresAt = checkoutExpiresAt(booking, createdAt);
  tx.create(checkouts(db).doc(id), {
    spenderId,
    earnerId,
    activity,
    timing,
    startsAt,
    amountMinor: price.totalMinor,
    booking,
    status: 'open',
    checkoutId: null,
    expiresAt,
    dueAt: expiresAt,
    createdAt,
    updatedAt: createdAt,
    expireAt: new Date(createdAt.getTime() + CHECKOUT_KEPT_MS),
  });
  writeHold(tx, db, id, booking, expiresAt);
  takeCredit(tx, db, id, booking, credit);
}

/**
 * Writes a booking with its payment, the companion's sums, the time it holds, the discounts and credit it
 * uses.
 */
function writeBooking(
  tx: Transaction,
  db: Firestore,
  id: string,
  booking: Booking,
  credit: PlanCredit | null,
): void {
  const { earnerId, createdAt } = booking;
  tx.create(bookings(db).doc(id), booking);
  tx.create(payments(db).doc(id), holdPayment(booking, createdAt));
  const held = heldChange(booking.price);
  writeEarnings(tx, earningsTotals(db, earnerId), held, createdAt);
  writeHold(tx, db, id, booking, booking.dueAt);
  takeCredit(tx, db, id, booking, credit);
}

/** Keeps the time until an instant, or until it is over, and the discounts. */
function writeHold(
  tx: Transaction,
  db: Firestore,
  id: string,
  booking: Booking,
  until: Date | null,
): void {
  const { spenderId, createdAt, discountKeys } = booking;
  for (const { ref, endsAt } of keptBy(db, booking)) {
    tx.create(ref, { hold: booking.hold, until: until ?? endsAt });
  }
  for (const key of discountKeys) {
    tx.create(discountUses(db, spenderId).doc(key), { bookingId: id, at: createdAt });
  }
}
