import type { Booking } from '@hearthkin/domain/booking/booking';
import { acceptedUntil, keptBy } from '@hearthkin/domain/booking/calendar-day';
import type { CreateBookingInput } from '@hearthkin/domain/booking/requests';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { CHECKOUT_KEPT_MS, checkoutExpiresAt } from '@hearthkin/domain/payment/checkout';
import { holdPayment } from '@hearthkin/domain/payment/settle';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { obstacleIn, type ReadDay, writeHold } from '../agreement/calendar-days';
import { heldChange, writeEarnings } from '../payment/earnings-totals';
import { openFirstPage, type UnpaidRequest } from '../payment/open-checkout-page';
import { type PageDeps, pageDeps } from '../payment/payment-deps';
import { paymentSecrets } from '../payment/provider/payment-params';
import { takeCredit } from '../payment/session-credit';
import { type Call, defineCallable } from '../platform/callable';
import { isContention } from '../platform/consistency/contention';
import { ifUnchanged } from '../platform/consistency/if-unchanged';
import { warmInstances } from '../platform/deployment';
import { countIn } from '../platform/rate-limit';
import {
  bookings,
  checkouts,
  discountUses,
  earningsTotals,
  freeAlerts,
  payments,
} from '../platform/records/collections';
import { requireOn } from '../platform/switches';
import { type BookingFacts, loadBookingFacts } from './booking-facts';
import { endOverdue } from './end-overdue';
import { loadRequests, requireFewRequests } from './limit-requests';
import { planBooking, requireBookableStart, sessionOf } from './plan-booking';

/**
 * After a lost race the facts are read again. Each loss is another's gain, and a date takes eight sessions
 * at most. Of twelve who ask for twelve times of a day at once, the last needs up to seven attempts.
 */
const MAX_ATTEMPTS = 20;

/**
 * Requests a session. Where there is something to pay, the time is held while the member authorizes their
 * card on the provider's page, and the booking is made once they have. A repeated request returns what it
 * created. Those who want the same
 * time don't lock each other out: days of the calendar are written on the condition that they are as
 * they were read, so the first commit gets the time and the others read again and find it taken. Others
 * of the same day read again too, and find theirs free.
 * @throws AppError as `planBooking` and `requireFewRequests`, `slot-taken`, `already-exists` for a
 * used request id, `paused`, `payment-unavailable` (the request stays, and the next try continues with it), or
 * `rate-limited` after too much contention.
 */
export const createBooking = defineCallable('createBooking', {
  access: { for: 'spender' },
  options: { secrets: paymentSecrets, minInstances: warmInstances },
  deps: pageDeps,
  handler: async (call, deps: PageDeps) => {
    const { db, input, now } = call;
    const { startsAt } = sessionOf(input);
    // Before anything is read. A repeated request may come after its start, so that is checked later.
    if (startsAt.getTime() > now.getTime()) requireBookableStart(input, now);
    const { requestId: bookingId } = input;
    let swept = false;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const outcome = await tryToBook(call, deps.provider !== null);
      if (outcome === 'booked') return { bookingId, checkoutUrl: null };
      if (outcome === 'waiting') return { bookingId, checkoutUrl: await toPay(call, deps) };
      if (typeof outcome === 'object') {
        return { bookingId, checkoutUrl: await toPay(call, deps, outcome) };
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

/**
 * One attempt. What an earlier try of the request made is looked for only where this one is refused or finds its id taken,
 * most often by itself.
 * @returns the request, if the card is to be authorized first, or `waiting` for that of an earlier try; `lost` if another
 * commit was faster, `overdue` if a lapsed request holds the time, which must not block it until the next sweep.
 * @throws AppError as `createBooking`.
 */
async function tryToBook(
  call: Call<CreateBookingInput>,
  isPaid: boolean,
): Promise<'booked' | UnpaidRequest | 'waiting' | 'overdue' | 'lost'> {
  try {
    const outcome = await attempt(call, isPaid);
    const isInDoubt = outcome === 'overdue' || outcome === 'lost';
    return (isInDoubt ? await earlierTry(call) : null) ?? outcome;
  } catch (error) {
    const earlier = error instanceof AppError ? await earlierTry(call) : null;
    if (earlier === null) throw error;
    return earlier;
  }
}

/** In one transaction. */
async function attempt(
  call: Call<CreateBookingInput>,
  isPaid: boolean,
): Promise<'booked' | UnpaidRequest | 'overdue' | 'lost'> {
  const { db, input, caller, now } = call;
  const { requestId, companionId, timing } = input;
  const wanted = { spenderId: caller.uid, companionId, ...sessionOf(input), timing };
  try {
    const outcome = db.runTransaction(
      async (tx) => {
        const [known, requests, made] = await Promise.all([
          loadBookingFacts(db, tx, wanted),
          loadRequests(db, caller.uid, isPaid, now),
          // A booking outlives its checkout, whose id may be free again.
          isPaid ? bookings(db).doc(requestId).get() : null,
        ]);
        if (made?.exists) return 'lost';
        requireBookableStart(input, now);
        if (timing === 'now') await requireOn(db, 'talkNow', now);
        const booking = planBooking(known, input, caller.uid, now);
        requireFewRequests(requests, companionId);
        const obstacle = obstacleTo(known, booking, now);
        if (obstacle === 'overdue') return 'overdue';
        // A block comes last, and is answered like a time that was taken a moment ago: it must not
        // show. Nothing is stored either way.
        if (obstacle === 'taken' || known.isBlocked) throw new AppError('slot-taken');
        countIn(tx, requests.attempts);
        // Who asks someone needn't be told that someone is free.
        if (timing === 'now') tx.delete(freeAlerts(db).doc(caller.uid));
        if (isPaid && booking.price.totalMinor > 0) {
          await requireOn(db, 'payments', now);
          writeCheckout(tx, db, requestId, booking, known);
          const { email = null, clock = null } = known.member ?? {};
          return { booking, email, clock, checkoutId: null };
        }
        writeBooking(tx, db, requestId, booking, known);
        return 'booked';
      },
      // The next attempt reads all facts again.
      { maxAttempts: 1 },
    );
    return (await ifUnchanged(outcome)) ?? 'lost';
  } catch (error) {
    if (isContention(error)) return 'lost';
    throw error;
  }
}

/** The reason that keeps a session from its time. */
export function obstacleTo(
  { companion, days }: Pick<BookingFacts, 'companion' | 'days'>,
  booking: Pick<Booking, 'startsAt' | 'endsAt' | 'bufferMinutes' | 'date' | 'hold'>,
  now: Date,
): 'taken' | 'overdue' | null {
  const most = companion?.offer.sessionsPerDay ?? 0;
  return obstacleIn(days, { kept: keptBy(booking), hold: booking.hold, most, now });
}

/**
 * The outcome of an earlier try of this request; null if there is none.
 * @throws AppError `already-exists` for another request's id; `slot-taken` if the time was let go.
 */
async function earlierTry(call: Call<CreateBookingInput>): Promise<'booked' | 'waiting' | null> {
  const { db, input } = call;
  // In this order: a paid one has its booking.
  const checkout = (await checkouts(db).doc(input.requestId).get()).data();
  const booking = (await bookings(db).doc(input.requestId).get()).data();
  if (booking !== undefined) {
    requireSameRequest(booking, call);
    return 'booked';
  }
  if (checkout === undefined) return null;
  if (checkout.booking === null) {
    throw new AppError('slot-taken', `The request is ${checkout.status}`);
  }
  requireSameRequest(checkout.booking, call);
  return 'waiting';
}

/** The page where the member authorizes their card; null if they have by now. */
async function toPay(
  { db, input }: Call<CreateBookingInput>,
  { provider, siteUrl }: PageDeps,
  request?: UnpaidRequest,
): Promise<string | null> {
  if (provider === null) return null;
  const page = { db, provider, siteUrl, bookingId: input.requestId };
  return openFirstPage(request === undefined ? page : { ...page, request });
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

/** The part of what was read that a request holds. */
type Held = Pick<BookingFacts, 'credit' | 'days'>;

/** Writes a request that isn't paid yet, with the time it holds, the discounts and credit it uses. */
function writeCheckout(
  tx: Transaction,
  db: Firestore,
  id: string,
  booking: Booking,
  { credit, days, member }: Held & Pick<BookingFacts, 'member'>,
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
    clock: member?.clock ?? null,
    booking,
    status: 'open',
    checkoutId: null,
    expiresAt,
    dueAt: expiresAt,
    createdAt,
    updatedAt: createdAt,
    expireAt: new Date(createdAt.getTime() + CHECKOUT_KEPT_MS),
  });
  keepTime(tx, db, id, booking, days, expiresAt);
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
  { credit, days }: Held,
): void {
  const { earnerId, createdAt } = booking;
  tx.create(bookings(db).doc(id), booking);
  tx.create(payments(db).doc(id), holdPayment(booking, createdAt));
  const held = heldChange(booking.price);
  writeEarnings(tx, earningsTotals(db, earnerId), held, createdAt);
  keepTime(tx, db, id, booking, days, booking.dueAt);
  takeCredit(tx, db, id, booking, credit);
}

/** Keeps the time until an instant, or until it is over, and the discounts. */
function keepTime(
  tx: Transaction,
  db: Firestore,
  id: string,
  booking: Booking,
  days: readonly ReadDay[],
  until: Date | null,
): void {
  const { spenderId, createdAt, discountKeys, timeZone } = booking;
  const kept = keptBy(booking);
  writeHold(tx, days, booking.hold, { ...kept, until: until ?? acceptedUntil(kept, timeZone) });
  for (const key of discountKeys) {
    tx.create(discountUses(db, spenderId).doc(key), { bookingId: id, at: createdAt });
  }
}
