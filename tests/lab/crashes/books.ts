import type { Booking } from '@hearthkin/domain/booking/booking';
import type { Charge } from '@hearthkin/domain/payment/charge';
import type { Payment, Payout } from '@hearthkin/domain/payment/ledger';
import type { State } from '@hearthkin/emulators/payments/state';
import type { QuerySnapshot } from 'firebase-admin/firestore';
import {
  allPayouts,
  bookings,
  calendarDays,
  charges,
  checkouts,
  creditEntries,
  creditTotal,
  earningsTotals,
  moneyCases,
  payments,
  subscriptions,
  users,
} from '../../../functions/src/platform/records/collections';
import type { World } from './world';

/** Our books about money, and those of the provider. */
export type Books = Awaited<ReturnType<typeof readBooks>>;

/** A booking's money at the provider, over all its payments. */
export interface Moved {
  readonly capturedMinor: number;
  readonly refundedMinor: number;
  /** What a bank took back, or asks for. */
  readonly takenBackMinor: number;
  /** Ids of payments that are only authorized. */
  readonly authorized: readonly string[];
  readonly transfers: readonly { readonly id: string; readonly amountMinor: number }[];
}

/** What we know of a booking. */
export interface BookingBooks {
  readonly id: string;
  readonly booking: Booking;
  readonly payment: Payment;
  readonly payout: Payout | null;
  readonly charge: Charge | null;
  readonly moved: Moved;
}

export async function readBooks(world: World) {
  const { db, companionId, memberIds } = world;
  const people = [companionId, ...memberIds].map((uid) => users(db).doc(uid));
  const [booked, paid, payouts, charged, asked, held, cases, earnings, accounts, plans, credits] =
    await Promise.all([
      bookings(db).get(),
      payments(db).get(),
      allPayouts(db).get(),
      charges(db).get(),
      checkouts(db).get(),
      calendarDays(db, companionId).get(),
      moneyCases(db).get(),
      earningsTotals(db, companionId).get(),
      db.getAll(...people),
      subscriptions(db).get(),
      Promise.all(memberIds.map((uid) => readCredit(world, uid))),
    ]);
  const state = world.state();
  const accountOf = new Map(accounts.map((account) => [account.id, account.data()]));
  const [paymentOf, chargeOf] = [byId(paid), byId(charged)];
  const planOf = byId(plans);
  const payoutOf = new Map(payouts.docs.map((doc) => [doc.ref.parent.parent?.id, doc.data()]));
  const all = booked.docs.map((doc): BookingBooks => {
    const payment = paymentOf.get(doc.id);
    if (payment === undefined) throw new Error('A booking has no payment');
    return {
      id: doc.id,
      booking: doc.data(),
      payment,
      payout: payoutOf.get(doc.id) ?? null,
      charge: chargeOf.get(doc.id) ?? null,
      moved: movedFor(state, doc.id),
    };
  });
  return {
    state,
    bookings: all,
    /** Payments without a booking: there may be none. */
    strays: [...paymentOf.keys()].filter((id) => !all.some((one) => one.id === id)),
    checkouts: byId(asked),
    days: byId(held),
    cases: byId(cases),
    earnings: earnings.data() ?? null,
    members: credits.map((credit) => ({
      ...credit,
      account: accountOf.get(credit.uid) ?? null,
      plan: planOf.get(credit.uid) ?? null,
    })),
    companion: accountOf.get(companionId) ?? null,
  };
}

async function readCredit({ db }: World, uid: string) {
  const [credit, entries] = await Promise.all([
    creditTotal(db, uid).get(),
    creditEntries(db, uid).get(),
  ]);
  return { uid, credit: credit.data() ?? null, entries: byId(entries) };
}

function byId<T>({ docs }: QuerySnapshot<T>): Map<string, T> {
  return new Map(docs.map((doc) => [doc.id, doc.data()]));
}

/** What the provider has moved for a booking, or for what was to become one. */
export function movedFor(state: State, bookingId: string): Moved {
  const intents = Object.values(state.intents).filter(
    ({ metadata }) => metadata.bookingId === bookingId,
  );
  const ids = new Set(intents.map(({ id }) => id));
  const captured = Object.values(state.charges).filter(
    ({ payment_intent, captured: isCaptured }) => isCaptured && ids.has(String(payment_intent)),
  );
  const takenBack = Object.values(state.disputes).filter(
    ({ payment_intent, status }) => status !== 'won' && ids.has(String(payment_intent)),
  );
  const refunds = Object.values(state.refunds).filter(({ payment_intent }) =>
    ids.has(String(payment_intent)),
  );
  const transfers = Object.values(state.transfers).filter(
    ({ transfer_group }) => transfer_group === bookingId,
  );
  const sum = (amounts: readonly { readonly amount: number }[]) =>
    amounts.reduce((total, { amount }) => total + amount, 0);
  return {
    capturedMinor: captured.reduce((total, { amount_captured }) => total + amount_captured, 0),
    refundedMinor: sum(refunds),
    takenBackMinor: sum(takenBack),
    authorized: intents.filter(({ status }) => status === 'requires_capture').map(({ id }) => id),
    transfers: transfers.map(({ id, amount }) => ({ id, amountMinor: amount })),
  };
}
