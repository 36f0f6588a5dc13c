import type { Booking } from '@hearthkin/domain/booking/booking';
import { acceptedUntil, keptBy } from '@hearthkin/domain/booking/calendar-day';
import type { CreateBookingInput, SessionInput } from '@hearthkin/domain/booking/requests';
import { isSeries, splitWeeks } from '@hearthkin/domain/booking/series';
import { AppError } from '@hearthkin/domain/foundation/errors';
import {
  CHECKOUT_KEPT_MS,
  type Checkout,
  checkoutExpiresAt,
} from '@hearthkin/domain/payment/checkout';
import { holdPayment } from '@hearthkin/domain/payment/settle';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { obstacleIn, type ReadDay, writeHold } from '../agreement/calendar-days';
import { heldChange, writeEarnings } from '../payment/earnings-totals';
import { openFirstPage, type UnpaidRequest } from '../payment/open-checkout-page';
import { type PageDeps, pageDeps } from '../payment/payment-deps';
import { paymentSecrets } from '../payment/provider/payment-params';
import { creditAfter, takeCredit } from '../payment/session-credit';
import { type Call, defineCallable } from '../platform/callable';
import { isContention } from '../platform/consistency/contention';
import { ifUnchanged } from '../platform/consistency/if-unchanged';
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
 * Requests a session, or the same session in several weeks: all of them or none, each as a booking of its own. Where there is something to pay, the time is held while the member authorizes their
 * card on the provider's page, and the booking is made once they have. A repeated request returns what it
 * created. Those who want the same
 * time don't lock each other out: days of the calendar are written on the condition that they are as
 * they were read, so the first commit gets the time and the others read again and find it taken. Others
 * of the same day read again too, and find theirs free.
 * One page authorizes all weeks that have something to pay, and the answer names the one that it belongs to.
 * @throws AppError as `planBooking` and `requireFewRequests`, `slot-taken`, `already-exists` for a
 * used request id, `paused`, `payment-unavailable` (the request stays, and the next try continues with it), or
 * `rate-limited` after too much contention. The `startsAt` of an error names the week that it is about.
 */
export const createBooking = defineCallable('createBooking', {
  access: { for: 'spender' },
  secrets: paymentSecrets,
  deps: pageDeps,
  handler: async (call, deps: PageDeps) => {
    const { db, input, now } = call;
    const weeks = weeksAskedFor(input);
    // Before anything is read. A repeated request may come after its start, so that is checked later.
    for (const week of weeks) {
      const { startsAt } = sessionOf(week);
      if (startsAt.getTime() > now.getTime()) requireBookableStart(week, now);
    }
    let swept = false;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const outcome = await tryToBook(call, weeks, deps.provider !== null);
      if (outcome === 'booked') return { bookingId: input.requestId, checkoutUrl: null };
      if (typeof outcome === 'object') {
        return { bookingId: outcome.id, checkoutUrl: await toPay(call, deps, outcome) };
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

/** The session of each week, soonest first. @throws AppError `invalid-input` for what isn't a weekly series. */
function weeksAskedFor(input: CreateBookingInput): SessionInput[] {
  if (input.furtherWeeks.length > 0 && !isSeries(input)) {
    throw new AppError('invalid-input', 'Each week has its own id and follows the one before');
  }
  return splitWeeks(input);
}

/** The request whose card is to be authorized on a page. */
interface ToPay {
  readonly id: string;
  /** Absent if it was made by an earlier try. */
  readonly request?: UnpaidRequest;
}

/**
 * One attempt. What an earlier try of the request made is looked for only where this one is refused or finds its id taken,
 * most often by itself.
 * @returns what is to be paid, if the card is to be authorized first; `lost` if another
 * commit was faster, `overdue` if a lapsed request holds the time, which must not block it until the next sweep.
 * @throws AppError as `createBooking`.
 */
async function tryToBook(
  call: Call<CreateBookingInput>,
  weeks: readonly SessionInput[],
  isPaid: boolean,
): Promise<'booked' | ToPay | 'overdue' | 'lost'> {
  try {
    const outcome = await attempt(call, weeks, isPaid);
    const isInDoubt = outcome === 'overdue' || outcome === 'lost';
    return (isInDoubt ? await earlierTry(call, weeks) : null) ?? outcome;
  } catch (error) {
    const earlier = error instanceof AppError ? await earlierTry(call, weeks) : null;
    if (earlier === null) throw error;
    return earlier;
  }
}

/** In one transaction. */
async function attempt(
  call: Call<CreateBookingInput>,
  weeks: readonly SessionInput[],
  isPaid: boolean,
): Promise<'booked' | ToPay | 'overdue' | 'lost'> {
  const { db, input, caller, now } = call;
  const { requestId, companionId, timing } = input;
  const wanted = { spenderId: caller.uid, companionId, sessions: weeks.map(sessionOf), timing };
  try {
    const outcome = db.runTransaction(
      async (tx) => {
        const [known, requests, made] = await Promise.all([
          loadBookingFacts(db, tx, wanted),
          loadRequests(db, caller.uid, isPaid, now, weeks.length),
          // A booking outlives its checkout, whose id may be free again.
          isPaid ? bookings(db).doc(requestId).get() : null,
        ]);
        if (made?.exists) return 'lost';
        if (timing === 'now') await requireOn(db, 'talkNow', now);
        const planned = planWeeks(weeks, known, caller.uid, now);
        requireFewRequests(requests, companionId);
        for (const { id, booking, known: held } of planned) {
          const obstacle = obstacleTo(held, booking, now);
          if (obstacle === 'overdue') return 'overdue';
          // A block comes last, and is answered like a time that was taken a moment ago: it must not
          // show. Nothing is stored either way.
          if (obstacle === 'taken' || held.isBlocked) throw naming(weeks, id, slotTaken());
        }
        countIn(tx, requests.attempts);
        // Who asks someone needn't be told that someone is free.
        if (timing === 'now') tx.delete(freeAlerts(db).doc(caller.uid));
        const isUnpaid = ({ booking }: Planned) => isPaid && booking.price.totalMinor > 0;
        const unpaid = planned.filter(isUnpaid);
        if (unpaid.length > 0) await requireOn(db, 'payments', now);
        for (const one of planned.filter((each) => !isUnpaid(each))) writeBooking(tx, db, one);
        return writeCheckouts(tx, db, unpaid) ?? 'booked';
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

const slotTaken = () => new AppError('slot-taken');

/** The session of one week, with the facts that it was planned by. */
interface Planned {
  readonly id: string;
  readonly booking: Booking;
  readonly known: BookingFacts;
}

/**
 * Plans one week after the other: of discounts and credit, what one uses up the next doesn't get.
 * @throws AppError as `planBooking`.
 */
function planWeeks(
  weeks: readonly SessionInput[],
  facts: readonly BookingFacts[],
  spenderId: string,
  now: Date,
): Planned[] {
  const seriesId = weeks.length > 1 ? (weeks[0]?.requestId ?? null) : null;
  const used: string[] = [];
  let credit = facts[0]?.credit ?? null;
  return facts.flatMap((read, index) => {
    const week = weeks[index];
    if (week === undefined) return [];
    const { requestId: id } = week;
    const known = { ...read, usedKeys: [...read.usedKeys, ...used], credit };
    try {
      requireBookableStart(week, now);
      const booking = { ...planBooking(known, week, spenderId, now), seriesId };
      used.push(...booking.discountKeys);
      credit = creditAfter(credit, booking);
      return [{ id, booking, known }];
    } catch (error) {
      throw error instanceof AppError ? naming(weeks, id, error) : error;
    }
  });
}

/** A refusal that says which of several weeks it is about. */
function naming(weeks: readonly SessionInput[], id: string, error: AppError): AppError {
  const week = weeks.find(({ requestId }) => requestId === id);
  if (weeks.length === 1 || week === undefined) return error;
  return new AppError(error.code, error.message, { ...error.details, startsAt: week.startsAt });
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
async function earlierTry(
  call: Call<CreateBookingInput>,
  weeks: readonly SessionInput[],
): Promise<'booked' | ToPay | null> {
  const { db } = call;
  const made = await Promise.all(
    weeks.map(async (week) => {
      const { requestId: id } = week;
      // In this order: a paid one has its booking.
      const checkout = (await checkouts(db).doc(id).get()).data();
      const booking = (await bookings(db).doc(id).get()).data() ?? checkout?.booking ?? null;
      if (booking !== null) requireSameRequest(booking, call, weeks, week);
      return { id, checkout, booking };
    }),
  );
  // One commit has made all of them.
  if (made.every(({ checkout, booking }) => checkout === undefined && booking === null))
    return null;
  if (made.some(({ checkout, booking }) => checkout === undefined && booking === null)) {
    throw new AppError('already-exists', 'The request ids belong to several requests');
  }
  const waiting = made.find(
    ({ checkout }) => checkout?.status === 'open' && checkout.authorizedBy === null,
  );
  if (waiting !== undefined) return { id: waiting.id };
  if (made.some(({ booking }) => booking !== null)) return 'booked';
  throw new AppError('slot-taken', `The request is ${made[0]?.checkout?.status}`);
}

/** The page where the member authorizes their card; null if they have by now. */
async function toPay(
  { db }: Call<CreateBookingInput>,
  { provider, siteUrl }: PageDeps,
  { id: bookingId, request }: ToPay,
): Promise<string | null> {
  if (provider === null) return null;
  const page = { db, provider, siteUrl, bookingId };
  return openFirstPage(request === undefined ? page : { ...page, request });
}

/**
 * Checks that a booking was created by this very request.
 * @throws AppError `already-exists`
 */
function requireSameRequest(
  existing: Booking,
  { input, caller }: Call<CreateBookingInput>,
  weeks: readonly SessionInput[],
  week: SessionInput,
): void {
  const { startsAt, endsAt } = sessionOf(week);
  const isSame =
    existing.spenderId === caller.uid &&
    existing.earnerId === input.companionId &&
    existing.activity === input.activity &&
    existing.seriesId === (weeks.length > 1 ? input.requestId : null) &&
    existing.startsAt.getTime() === startsAt.getTime() &&
    existing.endsAt.getTime() === endsAt.getTime();
  if (!isSame) throw new AppError('already-exists', 'The request id belongs to another booking');
}

/**
 * Writes requests that aren't paid yet, with the time they hold, the discounts and credit they use. The page of the first
 * authorizes the others.
 * @returns the first, to be paid; null for none.
 */
function writeCheckouts(
  tx: Transaction,
  db: Firestore,
  unpaid: readonly Planned[],
): (ToPay & { readonly request: UnpaidRequest }) | null {
  const [first, ...others] = unpaid;
  if (first === undefined) return null;
  const authorizes = others.map(({ id, booking }) => ({
    id,
    amountMinor: booking.price.totalMinor,
  }));
  writeCheckout(tx, db, first, { authorizes, authorizedBy: null });
  for (const one of others) writeCheckout(tx, db, one, { authorizes: [], authorizedBy: first.id });
  const { id, booking, known } = first;
  const { email = null, clock = null } = known.member ?? {};
  return { id, request: { booking, email, clock, checkoutId: null, authorizes } };
}

function writeCheckout(
  tx: Transaction,
  db: Firestore,
  { id, booking, known }: Planned,
  ways: Pick<Checkout, 'authorizes' | 'authorizedBy'>,
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
    clock: known.member?.clock ?? null,
    booking,
    status: 'open',
    checkoutId: null,
    ...ways,
    paymentId: null,
    expiresAt,
    dueAt: expiresAt,
    createdAt,
    updatedAt: createdAt,
    expireAt: new Date(createdAt.getTime() + CHECKOUT_KEPT_MS),
  });
  keepTime(tx, db, id, booking, known.days, expiresAt);
  takeCredit(tx, db, id, booking, known.credit);
}

/**
 * Writes a booking with its payment, the companion's sums, the time it holds, the discounts and credit it
 * uses.
 */
function writeBooking(tx: Transaction, db: Firestore, { id, booking, known }: Planned): void {
  const { earnerId, createdAt } = booking;
  tx.create(bookings(db).doc(id), booking);
  tx.create(payments(db).doc(id), holdPayment(booking, createdAt));
  const held = heldChange(booking.price);
  writeEarnings(tx, earningsTotals(db, earnerId), held, createdAt);
  keepTime(tx, db, id, booking, known.days, booking.dueAt);
  takeCredit(tx, db, id, booking, known.credit);
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
