import type { Charge } from '@hearthkin/domain/payment/charge';
import { SENT_WITHIN_MS } from '@hearthkin/domain/payment/comparison';
import type { Payout } from '@hearthkin/domain/payment/ledger';
import { mayHavePayout } from '@hearthkin/domain/payment/settle-claim';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import {
  chargesBetween,
  disputedCharges,
  duePayouts,
  openMoneyCases,
  payoutsPaidBetween,
} from '../payment/payment-queries';
import { charges, companionPayout, payments } from '../platform/records/collections';
import { getAllOf } from '../platform/records/get-all';
import { type PageDone, placeOf, type Stage, valuesAt } from '../platform/sweeps/long-sweep';
import { pagesOf } from '../platform/sweeps/pages';
import { agreesWith, compareBooking } from './compare-booking';
import { askAbout, type Compared, type Comparing, type Counted, PAGE } from './comparing';

/** Ours, each found by the first of these that it belongs to, and passed over by the others. */
export function compareOurs(comparing: Comparing): Record<string, Stage<Counted>> {
  const { db, now, since, until } = comparing;
  const late = new Date(now.getTime() - SENT_WITHIN_MS);
  const isMoved = (charge: Charge | null) => isWithin(charge, comparing);
  const isOfCharges = (charge: Charge | null) =>
    isMoved(charge) || charge?.chargeback?.status === 'open';
  const byPayout = (doc: QueryDocumentSnapshot<Payout>) => ({
    bookingId: doc.ref.parent.parent?.id ?? '',
    payout: doc.data(),
  });
  const byCharge = (doc: QueryDocumentSnapshot<Charge>) => ({
    bookingId: doc.id,
    charge: doc.data(),
  });
  return {
    moved: (after) =>
      compareEach(comparing, chargesBetween(db, since, until), after, {
        timeOf: ({ updatedAt }) => updatedAt,
        foundBy: byCharge,
      }),
    disputed: (after) =>
      compareEach(comparing, disputedCharges(db), after, {
        foundBy: byCharge,
        isPassed: isMoved,
      }),
    paid: (after) =>
      compareEach(comparing, payoutsPaidBetween(db, since, until), after, {
        timeOf: ({ paidAt }) => paidAt ?? since,
        foundBy: byPayout,
        isPassed: isOfCharges,
      }),
    unpaid: (after) =>
      compareEach(comparing, duePayouts(db, late), after, {
        timeOf: ({ dueAt }) => dueAt,
        foundBy: byPayout,
        isPassed: isOfCharges,
      }),
    listed: (after) => compareListed(comparing, after),
  };
}

/** Whether the stage of moved charges compares it. */
const isWithin = (charge: Charge | null, { since, until }: Comparing) =>
  charge !== null && charge.updatedAt >= since && charge.updatedAt < until;

/** A booking to compare, with what was read to find it. */
interface Found {
  readonly bookingId: string;
  readonly charge?: Charge | null;
  readonly payout?: Payout;
}

interface Finding<T> {
  /** The time that orders the documents; without it, they are ordered by id. */
  readonly timeOf?: (data: T) => Date;
  readonly foundBy: (doc: QueryDocumentSnapshot<T>) => Found;
  /** Whether it was compared by now. */
  readonly isPassed?: (charge: Charge | null) => boolean;
}

async function* compareEach<T>(
  comparing: Comparing,
  query: Query<T>,
  after: string | null,
  { timeOf, foundBy, isPassed }: Finding<T>,
): AsyncGenerator<PageDone<Counted>> {
  const { db } = comparing;
  const valuesOf = (place: string) => (timeOf ? valuesAt(db, place) : [place]);
  const rest = after === null ? query : query.startAfter(...valuesOf(after));
  for await (const page of pagesOf(rest, PAGE)) {
    const found = await withCharges(comparing, page.map(foundBy));
    const waiting = found.filter(({ charge }) => isPassed?.(charge) !== true);
    const done = await compareFound(comparing, waiting);
    const last = page.at(-1);
    if (last === undefined) continue;
    const place = timeOf ? placeOf(timeOf(last.data()), last.ref.path) : last.id;
    yield { ...done, after: place };
  }
}

async function withCharges({ db }: Comparing, found: readonly Found[]) {
  const missing = found.filter(({ charge }) => charge === undefined);
  const refs = missing.map(({ bookingId }) => charges(db).doc(bookingId));
  const read = await getAllOf(db, refs);
  const byId = new Map(missing.map(({ bookingId }, index) => [bookingId, read[index] ?? null]));
  return found.map((one) => ({ ...one, charge: one.charge ?? byId.get(one.bookingId) ?? null }));
}

/** Reads the rest of their books together, and asks the provider about each. */
async function compareFound(
  comparing: Comparing,
  found: readonly (Found & { readonly charge: Charge | null })[],
): Promise<Compared> {
  const { db } = comparing;
  const own = await getAllOf(
    db,
    found.map(({ bookingId }) => payments(db).doc(bookingId)),
  );
  const unknown = found.filter(({ payout }, index) => {
    const payment = own[index] ?? null;
    return payout === undefined && payment !== null && mayHavePayout(payment);
  });
  const payouts = await getAllOf(
    db,
    unknown.map(({ bookingId }) => companionPayout(db, bookingId)),
  );
  const payoutOf = new Map(unknown.map(({ bookingId }, index) => [bookingId, payouts[index]]));
  const books = found.map(({ bookingId, charge, payout }, index) => ({
    bookingId,
    charge,
    payment: own[index] ?? null,
    payout: payout ?? payoutOf.get(bookingId) ?? null,
  }));
  return compareAll(comparing, books, async ({ bookingId, ...read }) => {
    const one = { ...comparing, bookingId };
    return (await agreesWith(one, read)) ? 'agreed' : compareBooking(one);
  });
}

async function compareAll<Item extends { readonly bookingId: string }>(
  comparing: Comparing,
  items: readonly Item[],
  compare: (item: Item) => Promise<'agreed' | 'wrong'>,
): Promise<Compared> {
  const { count, failed } = await askAbout(comparing, items, {
    fault: 'A booking could not be compared',
    pathOf: ({ bookingId }) => `bookings/${bookingId}`,
    nameOf: ({ bookingId }) => bookingId,
    process: compare,
  });
  const wrong = count('wrong');
  const counts = { compared: count('agreed') + wrong, wrong, failed: count('failed') };
  return { counts, failed };
}

/** The bookings in the list of staff, unless this sweep has just found them. Those that agree by now are closed. */
async function* compareListed(
  comparing: Comparing,
  after: string | null,
): AsyncGenerator<PageDone<Counted>> {
  const { db, begunAt } = comparing;
  const all = openMoneyCases(db);
  for await (const page of pagesOf(after === null ? all : all.startAfter(after), PAGE)) {
    const waiting = page.filter((doc) => doc.data().checkedAt < begunAt);
    const done = await compareAll(
      comparing,
      waiting.map(({ id }) => ({ bookingId: id })),
      ({ bookingId }) => compareBooking({ ...comparing, bookingId }),
    );
    yield { ...done, after: page.at(-1)?.id ?? '' };
  }
}

/** Bookings that failed last time, unless they are compared below. */
export async function compareAgain(
  comparing: Comparing,
  ids: readonly string[],
): Promise<Compared> {
  const found = await withCharges(
    comparing,
    ids.map((bookingId) => ({ bookingId })),
  );
  return compareFound(
    comparing,
    found.filter(({ charge }) => !isWithin(charge, comparing)),
  );
}
