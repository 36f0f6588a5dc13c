import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import {
  authorizePayment,
  chargePayment,
  payOut,
  settleAt,
  startPayout,
} from '@hearthkin/domain/payment/settle';
import { DocumentReference } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  ListedSpan,
  PaymentProvider,
  ProviderPayment,
  Transfer,
} from '../../functions/src/payment/provider/payment-provider';
import {
  charges,
  companionPayout,
  moneyCases,
  payments,
} from '../../functions/src/platform/records/collections';
import { comparePayments, SETTLED_AFTER_MS } from '../../functions/src/settlement/compare-payments';
import { quietDatabase } from '../support/admin';
import { bookingDocument } from '../support/builders';
import { mailQueue } from '../support/mail-queue';

const quiet = quietDatabase('demo-hearthkin-compare');
const { db } = quiet;

const NIGHT = new Date('2031-06-01T04:00:00Z');
const plus = (instant: Date, ms: number) => new Date(instant.getTime() + ms);
const night = (number: number) => plus(NIGHT, number * DAY_MS);
/** Where the comparison of a night ends. */
const borderOf = (number: number) => plus(night(number), -SETTLED_AFTER_MS);

/** Payments at the provider by id, when they were opened, and what was sent, by booking. */
let theirs: Map<string, { readonly payment: ProviderPayment; readonly at: Date }>;
let sent: Map<string, Transfer[]>;
/** Bookings that the provider was asked about, once for each time. */
let compared: string[];
let givenBack: string[];
let isDown: (bookingId: string) => boolean;

beforeEach(async () => {
  theirs = new Map();
  sent = new Map();
  compared = [];
  givenBack = [];
  isDown = () => false;
  await quiet.clear();
  vi.spyOn(logger, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => quiet.close());

const PAGE = 2;

async function readPayment(id: string): Promise<ProviderPayment> {
  const found = theirs.get(id);
  if (found === undefined) throw new Error(`There is no ${id}`);
  return found.payment;
}

const provider = {
  async *paymentsIn({ since, until, after }: ListedSpan) {
    const listed = [...theirs.values()]
      .filter(({ at }) => at >= since && at < until)
      .sort((one, other) => other.at.getTime() - one.at.getTime())
      .map(({ payment }) => payment);
    const from = after === null ? 0 : listed.findIndex(({ id }) => id === after) + 1;
    for (let index = from; index < listed.length; index += PAGE) {
      yield listed.slice(index, index + PAGE);
    }
  },
  async *chargebacksIn() {},
  readPayment,
  transfersOf: async (bookingId: string) => {
    compared.push(bookingId);
    if (isDown(bookingId)) throw new Error('The provider is down');
    return sent.get(bookingId) ?? [];
  },
  release: async (id: string) => {
    givenBack.push(id);
    return { ...(await readPayment(id)), status: 'released' as const };
  },
} satisfies Partial<PaymentProvider>;

const deps = {
  // A comparison asks for nothing else.
  provider: provider as unknown as PaymentProvider,
  siteUrl: 'https://hearthkin.test',
  queue: mailQueue(),
  linkKey: 'key',
};
const compare = (number: number, more = {}) =>
  comparePayments.handler({ db, now: night(number), ...more }, deps);
const caseOf = async (id: string) => (await moneyCases(db).doc(id).get()).data();

/** A booking whose card was charged, at the provider as in our books. */
async function charged(id: string, at: Date): Promise<void> {
  const booking = bookingDocument({ spenderId: 'sam', earnerId: 'eve' });
  const payment = chargePayment(authorizePayment(booking, at), at);
  const paymentId = `pi_${id}`;
  const amountMinor = payment.totalMinor;
  const found: ProviderPayment = {
    id: paymentId,
    bookingId: id,
    status: 'captured',
    amountMinor,
    capturedMinor: amountMinor,
    capturedAt: at,
    feeMinor: 50,
    refunds: [],
    chargeId: `ch_${id}`,
    chargeback: null,
  };
  theirs.set(paymentId, { payment: found, at: plus(at, -MINUTE_MS) });
  await payments(db).doc(id).set(payment);
  await charges(db)
    .doc(id)
    .set({
      spenderId: 'sam',
      earnerId: 'eve',
      currency: 'EUR',
      amountMinor,
      attempt: 1,
      attemptAt: null,
      checkoutId: `cs_${id}`,
      paymentId,
      movements: [
        { kind: 'capture', id: paymentId, amountMinor, at },
        { kind: 'fee', id: paymentId, amountMinor: 50, at },
      ],
      chargeback: null,
      dueAt: null,
      tries: 0,
      problem: null,
      createdAt: at,
      updatedAt: at,
    });
}

/** The companion's pay of a charged booking, sent at a time. */
async function paidOut(id: string, at: Date): Promise<void> {
  const booking = bookingDocument({ spenderId: 'sam', earnerId: 'eve' });
  const held = (await payments(db).doc(id).get()).data();
  if (held === undefined) throw new Error(`${id} was not charged`);
  const settled = settleAt(held, booking, 100, plus(at, -3 * DAY_MS));
  if (settled.payout === null) throw new Error('Nothing is due');
  const payout = payOut(startPayout(settled.payout, at), at, `tr_${id}`);
  await payments(db).doc(id).set(settled.payment);
  await companionPayout(db, id).set(payout);
  const { payoutMinor: amountMinor } = payout;
  const transfer = { id: `tr_${id}`, accountId: 'acct', amountMinor, reversedMinor: 0, at };
  sent.set(id, [transfer]);
}

const NONE = { compared: 0, wrong: 0, unknown: 0, failed: 0 };

describe('the comparison', () => {
  it('looks at each movement once, on whichever side of the border it is', async () => {
    const border = borderOf(1);
    await charged('before', plus(border, -1));
    await charged('at', border);
    await charged('after', plus(border, 1));
    expect(await compare(1)).toEqual({ ...NONE, compared: 1 });
    expect(compared).toEqual(['before']);
    expect(await compare(2)).toEqual({ ...NONE, compared: 2 });
    expect(compared.sort()).toEqual(['after', 'at', 'before']);
    expect(await compare(3)).toEqual(NONE);
    expect(compared).toHaveLength(3);
  });

  it('compares a booking once for all that has moved since, and again when its pay is sent', async () => {
    await charged('both', plus(borderOf(1), -HOUR_MS));
    await paidOut('both', plus(borderOf(1), -MINUTE_MS));
    await charged('apart', plus(borderOf(1), -HOUR_MS));
    expect(await compare(1)).toEqual({ ...NONE, compared: 2 });
    await paidOut('apart', borderOf(1));
    expect(await compare(2)).toEqual({ ...NONE, compared: 1 });
    expect(compared.sort()).toEqual(['apart', 'apart', 'both']);
  });

  it('doesn’t miss what is written late, with the time at which its function began', async () => {
    await compare(1);
    // It began ten minutes before that comparison, and is written down after it.
    await charged('late', plus(night(1), -10 * MINUTE_MS));
    expect(await compare(2)).toEqual({ ...NONE, compared: 1 });
    expect(compared).toEqual(['late']);
  });

  it('finds a payment whose page was opened before the border, and paid after it', async () => {
    const opened = plus(night(1), -HOUR_MS);
    const paid = {
      status: 'open',
      bookingId: 'lost',
      id: 'pi_lost',
      refunds: [],
      chargeback: null,
    };
    // Only what a comparison reads of one.
    const payment = paid as unknown as ProviderPayment;
    theirs.set('pi_lost', { payment, at: opened });
    expect(await compare(1)).toEqual(NONE);
    theirs.set('pi_lost', { payment: { ...payment, status: 'authorized' }, at: opened });
    expect(await compare(2)).toEqual({ ...NONE, unknown: 1 });
    expect(givenBack).toEqual(['pi_lost']);
    expect(await compare(3)).toEqual(NONE);
  });

  it('tells staff of a difference once, lists it until it is gone, and counts the nights', async () => {
    await charged('wrong', plus(borderOf(1), -1));
    sent.set('wrong', [
      { id: 'tr', accountId: 'acct', amountMinor: 100, reversedMinor: 0, at: NIGHT },
    ]);
    expect(await compare(1)).toEqual({ ...NONE, compared: 1, wrong: 1 });
    const found = { status: 'open', problems: ['companion'], times: 1, foundAt: night(1) };
    expect(await caseOf('wrong')).toMatchObject(found);
    expect(await compare(2)).toEqual({ ...NONE, compared: 1, wrong: 1 });
    expect(await caseOf('wrong')).toMatchObject({ ...found, times: 2 });
    sent.delete('wrong');
    expect(await compare(3)).toEqual({ ...NONE, compared: 1 });
    expect(await caseOf('wrong')).toMatchObject({ status: 'closed' });
    expect(await compare(4)).toEqual(NONE);
  });

  it('counts a difference once that is found twice because a process ended', async () => {
    await charged('wrong', plus(borderOf(1), -1));
    sent.set('wrong', [
      { id: 'tr', accountId: 'acct', amountMinor: 100, reversedMinor: 0, at: NIGHT },
    ]);
    // The case is written down, and then no more how far the comparison is.
    const { update } = DocumentReference.prototype;
    const ending = vi.spyOn(DocumentReference.prototype, 'update').mockImplementation(function (
      this: DocumentReference,
      data,
      ...rest
    ) {
      const { open } = data as { readonly open?: { readonly stage: string } };
      if (open?.stage === 'moved') return Promise.reject(new Error('The process ends'));
      return Reflect.apply(update, this, [data, ...rest]);
    });
    await expect(compare(1)).rejects.toThrow('The process ends');
    ending.mockRestore();
    expect(await caseOf('wrong')).toMatchObject({ times: 1 });
    await comparePayments.handler({ db, now: plus(night(1), MINUTE_MS) }, deps);
    expect(await caseOf('wrong')).toMatchObject({ times: 1, foundAt: night(1) });
  });

  it('tries one that failed again the next night, and repeats no other', async () => {
    await charged('fine', plus(borderOf(1), -1));
    await charged('stuck', plus(borderOf(1), -2));
    isDown = (bookingId) => bookingId === 'stuck';
    expect(await compare(1)).toEqual({ ...NONE, compared: 1, failed: 1 });
    isDown = () => false;
    compared = [];
    expect(await compare(2)).toEqual({ ...NONE, compared: 1 });
    expect(compared).toEqual(['stuck']);
    expect(await compare(3)).toEqual(NONE);
  });
});
