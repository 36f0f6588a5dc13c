import type { Companion } from '@hearthkin/domain/companion/companion';
import type { Charge } from '@hearthkin/domain/payment/charge';
import type { Checkout } from '@hearthkin/domain/payment/checkout';
import type { MoneyCase } from '@hearthkin/domain/payment/comparison';
import { type Payout, UNPAID_STATUSES } from '@hearthkin/domain/payment/ledger';
import type { PayoutAccount } from '@hearthkin/domain/payment/payout-account';
import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import {
  allPayouts,
  charges,
  checkouts,
  companions,
  moneyCases,
  payoutAccounts,
} from '../platform/records/collections';

/**
 * Unpaid payouts that are due, and those whose sending was begun, longest due first; optionally of one
 * companion. Indexes across collections: (status, dueAt) and (earnerId, status, dueAt).
 */
export function duePayouts(db: Firestore, now: Date, earnerId?: string): Query<Payout> {
  const all = allPayouts(db);
  const theirs = earnerId === undefined ? all : all.where('earnerId', '==', earnerId);
  return theirs
    .where('status', 'in', ['pending', 'sending'])
    .where('dueAt', '<=', now)
    .orderBy('dueAt', 'asc')
    .orderBy(FieldPath.documentId(), 'asc');
}

/** Requests whose time to pay is over; optionally to one companion. Index: (earnerId, dueAt). */
export function overdueCheckouts(db: Firestore, now: Date, earnerId?: string): Query<Checkout> {
  const all: Query<Checkout> = checkouts(db);
  const theirs = earnerId === undefined ? all : all.where('earnerId', '==', earnerId);
  return theirs.where('dueAt', '<=', now).orderBy('dueAt', 'asc');
}

/** A member's unpaid requests, which hold a time. */
export function openCheckoutsOf(db: Firestore, spenderId: string): Query<Checkout> {
  return checkouts(db).where('spenderId', '==', spenderId).where('status', '==', 'open');
}

/** A person's unpaid requests, on either side, also closed ones. */
export function checkoutsOf(
  db: Firestore,
  side: 'spenderId' | 'earnerId',
  uid: string,
): Query<Checkout> {
  return checkouts(db).where(side, '==', uid);
}

/** Unpaid requests of a member to a companion that may still be paid. */
export function checkoutsBetween(
  db: Firestore,
  { spenderId, earnerId }: Pick<Checkout, 'spenderId' | 'earnerId'>,
): Query<Checkout> {
  return openCheckoutsOf(db, spenderId).where('earnerId', '==', earnerId);
}

/** Payments that the provider must be asked about, longest due first. */
export function dueCharges(db: Firestore, now: Date): Query<Charge> {
  return charges(db).where('dueAt', '<=', now).orderBy('dueAt', 'asc');
}

/** Payments at the provider that have changed from then on and before `until`, first changed first. */
export function chargesBetween(db: Firestore, since: Date, until: Date): Query<Charge> {
  return charges(db)
    .where('updatedAt', '>=', since)
    .where('updatedAt', '<', until)
    .orderBy('updatedAt', 'asc')
    .orderBy(FieldPath.documentId(), 'asc');
}

/** Payments that a bank asks back, which may take it months to decide, by id. */
export function disputedCharges(db: Firestore): Query<Charge> {
  return charges(db)
    .where('chargeback.status', '==', 'open')
    .orderBy(FieldPath.documentId(), 'asc');
}

/** The companion with an account at the provider. */
export function payoutAccountBy(db: Firestore, accountId: string): Query<PayoutAccount> {
  return payoutAccounts(db).where('accountId', '==', accountId).limit(1);
}

/** The payouts that wait until a companion's account can receive them. Index: (earnerId, status, dueAt). */
export function waitingPayouts(db: Firestore, earnerId: string): Query<Payout> {
  return allPayouts(db)
    .where('earnerId', '==', earnerId)
    .where('status', '==', 'waiting')
    .orderBy('dueAt', 'asc');
}

/**
 * Payouts that were sent from then on and before `until`, first sent first. Index across collections:
 * (status, paidAt).
 */
export function payoutsPaidBetween(db: Firestore, since: Date, until: Date): Query<Payout> {
  return allPayouts(db)
    .where('status', '==', 'paid')
    .where('paidAt', '>=', since)
    .where('paidAt', '<', until)
    .orderBy('paidAt', 'asc')
    .orderBy(FieldPath.documentId(), 'asc');
}

/**
 * A companion's payouts that came due from then on and before `until`. Index across collections: (earnerId, dueAt
 * descending).
 */
export function payoutsDueBetween(
  db: Firestore,
  earnerId: string,
  since: Date,
  until: Date,
): Query<Payout> {
  return allPayouts(db)
    .where('earnerId', '==', earnerId)
    .where('dueAt', '>=', since)
    .where('dueAt', '<', until)
    .orderBy('dueAt', 'desc');
}

/** The cases that staff have to look after, by booking. */
export function openMoneyCases(db: Firestore): Query<MoneyCase> {
  return moneyCases(db).where('status', '==', 'open').orderBy(FieldPath.documentId(), 'asc');
}

/** Companions of whom it wasn't asked whether they can be paid. */
export function companionsBeforePayments(db: Firestore): Query<Companion> {
  return companions(db).where('payoutAccount', '==', 'not-needed');
}

/** The unpaid payouts of a companion, the next due first. Index across collections: (earnerId, status, dueAt). */
export function unpaidPayoutsOf(db: Firestore, earnerId: string): Query<Payout> {
  return allPayouts(db)
    .where('earnerId', '==', earnerId)
    .where('status', 'in', UNPAID_STATUSES)
    .orderBy('dueAt', 'asc');
}
