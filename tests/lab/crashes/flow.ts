import assert from 'node:assert/strict';
import type { Payment, Payout } from '@hearthkin/domain/payment/ledger';
import type { Act } from './acts';
import type { Books } from './books';

/** Something that people or production do with money, in which every step may be the last. */
export interface Flow {
  readonly name: string;
  readonly hasAccount?: boolean;
  /** What has happened before. */
  readonly before: readonly Act[];
  readonly act: Act;
  /** What a caller without an answer does next: the same, unless told otherwise. */
  readonly again?: Act;
  /** What it leads to, and also if it is done again after it was interrupted. */
  readonly leadsTo: (books: Books) => void;
}

// What flows lead to.

export const only = <T>(all: readonly T[]): T => {
  const [one, ...others] = all;
  assert(one !== undefined && others.length === 0, `There are ${all.length}, not one`);
  return one;
};

export const money =
  (payment: Payment['status'], payout: Payout['status'] | null = null) =>
  ({ bookings }: Books) => {
    const one = only(bookings);
    assert.equal(one.payment.status, payment);
    assert.equal(one.payout?.status ?? null, payout);
  };

export const refunded = (minor: number) => (books: Books) =>
  assert.equal(only(books.bookings).moved.refundedMinor, minor);

export const released = (books: Books) => {
  money('voided')(books);
  assert.deepEqual(only(books.bookings).moved.authorized, []);
};

export const both =
  (...checks: readonly ((books: Books) => void)[]) =>
  (books: Books) => {
    for (const check of checks) check(books);
  };

export const checkout = (status: string) => (books: Books) =>
  assert.equal(only([...books.checkouts.values()]).status, status);

export const plan = (shown: string | null, creditMinor?: number) => (books: Books) => {
  const member = only(books.members);
  assert.equal(member.account?.plan ?? null, shown);
  if (creditMinor !== undefined) assert.equal(member.credit?.balanceMinor, creditMinor);
};

export const openPages = (count: number) => (books: Books) => {
  const open = Object.values(books.state.sessions).filter(({ status }) => status === 'open');
  assert.equal(open.length, count, 'Pages that can be paid');
};

export const noBooking = ({ bookings }: Books) => assert.deepEqual(bookings, []);
