import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ACTORS,
  BOOKING_STATUSES,
  type Booking,
  hasOpenClaim,
  isDisputed,
} from '../booking/booking';
import {
  agreedOutcome,
  CLAIM_KINDS,
  CLAIM_OUTCOMES,
  type Claim,
  type ClaimOutcome,
  claimRefusal,
  endOfClaim,
  isAnswerable,
  isDecidable,
  keptPercentOf,
  newClaim,
  outcomeOnLeaving,
} from '../booking/claim';
import { leavingTransition } from '../booking/leaving';
import { resolveTransition } from '../booking/lifecycle';
import { plainBooking } from '../booking/plain-booking';
import { withAnswer, withProposal } from '../booking/proposal';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../foundation/durations';
import { percentOfMinor } from '../foundation/money';
import { type FigureName, type Figures, ledgerFigures } from '../insights/figures';
import { recount } from '../insights/recount';
import { plainPrice } from '../pricing/plain-price';
import { balances } from './balance';
import { chargebackLost, chargebackOpened, chargebackWon } from './chargeback';
import { type Payment, type Payout, paymentSchema, payoutSchema } from './ledger';
import { holdPayment, payOut, settledPercent, settlePayment, stopPayout } from './settle';
import { freezeMoney, mayHavePayout, settleClaim } from './settle-claim';

const asked = new Date('2026-06-01T12:00:00Z');
const startsAt = new Date('2026-06-05T14:00:00Z');
const plus = (instant: Date, ms: number) => new Date(instant.getTime() + ms);

/** Everything of one session: the booking, the payment, the payout once settled, and a claim. */
interface Books {
  readonly booking: Booking;
  readonly payment: Payment;
  readonly payout: Payout | null;
  readonly claim: Claim | null;
}

/**
 * A price with this subtotal, of which a discount that we bear takes a part off, and of which session credit
 * pays a part.
 */
function open(subtotalMinor: number, planPercent = 0, mostCredit = 0): Books {
  const leftMinor = percentOfMinor(subtotalMinor, 100 - planPercent);
  const planCreditMinor = Math.min(leftMinor, mostCredit);
  const totalMinor = leftMinor - planCreditMinor;
  const booking = plainBooking({
    startsAt,
    timeZone: 'Europe/Berlin',
    dueAt: plus(asked, DAY_MS),
    price: {
      ...plainPrice(subtotalMinor),
      discounts: planPercent === 0 ? [] : [{ kind: 'plan', percent: planPercent }],
      discountPercent: planPercent,
      planCreditMinor,
      totalMinor,
    },
  });
  return { booking, payment: holdPayment(booking, asked), payout: null, claim: null };
}

const ACCEPTED: readonly [Step, number] = [{ kind: 'move', to: 'confirmed', by: 'earner' }, 1];
const COMPLETED: readonly [Step, number] = [{ kind: 'move', to: 'completed', by: 'earner' }, 100];

const stepArbitrary = fc.oneof(
  fc.record({
    kind: fc.constant('move' as const),
    to: fc.constantFrom(...BOOKING_STATUSES),
    by: fc.constantFrom(...ACTORS),
  }),
  fc.record({
    kind: fc.constant('propose' as const),
    by: fc.constantFrom('spender' as const, 'earner' as const),
    quarters: fc.integer({ min: -200, max: 2000 }),
  }),
  fc.record({
    kind: fc.constant('answer' as const),
    by: fc.constantFrom('spender' as const, 'earner' as const),
    accept: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('pay-out' as const) }),
  fc.record({
    kind: fc.constant('claim' as const),
    by: fc.constantFrom('spender' as const, 'earner' as const),
    about: fc.constantFrom(...CLAIM_KINDS),
  }),
  fc.record({ kind: fc.constant('answer-claim' as const), agrees: fc.boolean() }),
  fc.record({ kind: fc.constant('stay-silent' as const) }),
  fc.record({
    kind: fc.constant('decide' as const),
    outcome: fc.constantFrom(...CLAIM_OUTCOMES),
    part: fc.integer({ min: 1, max: 99 }),
  }),
  fc.record({
    kind: fc.constant('leave' as const),
    by: fc.constantFrom('spender' as const, 'earner' as const),
  }),
);
/** Acts of our team and of the member's bank. */
const outsideArbitrary = fc.oneof(
  fc.record({ kind: fc.constant('stop-payout' as const), isHeld: fc.boolean() }),
  fc.record({ kind: fc.constant('bank-asks' as const) }),
  fc.record({ kind: fc.constant('bank-decides' as const), isOurs: fc.boolean() }),
);
/** Steps with the hours before each. Half of them begin with the companion accepting, shortly before. */
const sequenceOf = (steps: fc.Arbitrary<Step>) =>
  fc
    .tuple(
      fc.boolean(),
      fc.array(fc.tuple(steps, fc.integer({ min: 0, max: 60 })), { maxLength: 35 }),
    )
    .map(([isAccepted, rest]) => [...(isAccepted ? [ACCEPTED] : []), ...rest]);
const sequenceArbitrary = sequenceOf(stepArbitrary);
type Made<Source> = Source extends fc.Arbitrary<infer Value> ? Value : never;
type Step = Made<typeof stepArbitrary> | Made<typeof outsideArbitrary>;

function take(books: Books, step: Step, now: Date): Books {
  const { booking } = books;
  switch (step.kind) {
    case 'move':
      return transition(books, step, now);
    case 'propose': {
      const start = plus(startsAt, step.quarters * 15 * MINUTE_MS);
      const made = withProposal(booking, step.by, { startsAt: start, note: '' }, now);
      return typeof made === 'string' ? books : { ...books, booking: made };
    }
    case 'answer': {
      const start = booking.proposal?.startsAt ?? startsAt;
      const made = withAnswer(booking, step.by, { accept: step.accept, startsAt: start }, now);
      return typeof made === 'string' ? books : { ...books, booking: made };
    }
    case 'pay-out': {
      const { payout } = books;
      const isDue = payout?.status === 'pending' && now >= payout.dueAt;
      return payout !== null && isDue ? { ...books, payout: payOut(payout, now) } : books;
    }
    case 'claim': {
      const { payout } = books;
      const isPayable = payout === null || payout.status === 'pending' || payout.status === 'held';
      if (claimRefusal(booking, now) !== null || !isPayable) return books;
      const told = { caseNumber: '1F3A9-C02B7', kind: step.about, by: step.by, words: 'No.' };
      return {
        ...freezeMoney(books, now),
        booking: { ...booking, claim: { by: step.by, keptPercent: null }, dueAt: null },
        claim: newClaim(booking, told, now),
      };
    }
    case 'answer-claim': {
      const { claim } = books;
      if (claim === null || !isAnswerable(claim, now)) return books;
      const outcome = step.agrees ? agreedOutcome(claim) : null;
      if (outcome !== null) return decided(books, outcome, now);
      const answer = { agrees: step.agrees, words: 'No.', pictures: [], at: now };
      return { ...books, claim: { ...claim, answer, dueAt: null } };
    }
    case 'stay-silent': {
      const { claim } = books;
      const isDue = claim !== null && claim.dueAt !== null && now >= claim.dueAt;
      const outcome = isDue ? agreedOutcome(claim) : null;
      return outcome === null ? books : decided(books, outcome, now);
    }
    case 'decide': {
      const { claim } = books;
      const isOpen = claim !== null && isDecidable(claim, now);
      return isOpen ? decided(books, step.outcome, now, step.part) : books;
    }
    case 'leave': {
      const { claim } = books;
      if (claim?.status === 'open') return decided(books, outcomeOnLeaving(claim, step.by), now);
      const move = leavingTransition(booking, step.by === 'spender' ? 'sam' : 'eve', now);
      return move === null
        ? books
        : transition(books, { kind: 'move', to: move.to, by: move.actor }, now);
    }
    case 'stop-payout': {
      const { payout } = books;
      const stopped = payout && stopPayout(payout, step.isHeld, isDisputed(booking));
      return { ...books, payout: stopped ?? payout };
    }
    case 'bank-asks': {
      const isAsked = booking.isFrozen || !isEnded(booking);
      if (isAsked) return books;
      return {
        ...books,
        ...chargebackOpened(books, now),
        booking: { ...booking, isFrozen: true },
      };
    }
    case 'bank-decides': {
      if (!booking.isFrozen) return books;
      const next = { ...books, booking: { ...booking, isFrozen: false } };
      if (hasOpenClaim(booking)) return next;
      return step.isOurs
        ? { ...next, ...chargebackWon(books, now) }
        : { ...next, ...chargebackLost(books, books.payment.refundedMinor, now) };
    }
  }
}

function decided(books: Books, outcome: ClaimOutcome, now: Date, part = 50): Books {
  const { booking, claim } = books;
  if (claim === null || booking.claim === null) throw new Error('No claim');
  const keptPercent = keptPercentOf(outcome, part);
  return {
    ...settleClaim(books, booking, keptPercent, now),
    booking: {
      ...booking,
      status: endOfClaim(outcome).status,
      claim: { ...booking.claim, keptPercent },
    },
    claim: { ...claim, status: 'decided', dueAt: null },
  };
}

function transition(books: Books, { to, by }: Step & { kind: 'move' }, now: Date): Books {
  const { booking, payment } = books;
  const found = resolveTransition(booking, to, by, now);
  if (typeof found === 'string') return books;
  const endReason = found.endReason ?? null;
  const next = {
    ...booking,
    status: to,
    dueAt: to === 'confirmed' ? plus(booking.endsAt, DAY_MS) : null,
  };
  if (to === 'confirmed') return { ...books, booking: next };
  const ended = {
    ...next,
    statusHistory: [...booking.statusHistory, { status: to, at: now, by }],
    cancellation: endReason && { endReason, endedBy: by, reason: '', at: now },
  };
  return { ...books, booking: ended, ...settlePayment(payment, booking, endReason, now) };
}

describe('the payment of a session', () => {
  it('neither loses nor creates a cent in any sequence of events', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 500_000 }),
        fc.constantFrom(0, 5, 10, 15, 50, 100),
        fc.constantFrom(0, 1, 3300, 500_000),
        sequenceArbitrary,
        (subtotalMinor, planPercent, mostCredit, sequence) => {
          let books = open(subtotalMinor, planPercent, mostCredit);
          let now = asked;
          for (const [step, hours] of sequence) {
            now = plus(now, hours * HOUR_MS);
            const before = books;
            books = take(books, step, now);
            expectSound(books);
            expectAppended(before, books);
          }
        },
      ),
      { seed: 20_261_121, numRuns: 500 },
    );
  });

  it('pays nothing that our team has stopped, whatever a claim or a bank decides and in which order', () => {
    const beforehand = new Set<Step['kind']>(['move', 'propose', 'answer']);
    const steps = fc.oneof(
      stepArbitrary.filter(({ kind }) => !beforehand.has(kind)),
      outsideArbitrary,
    );
    const kept = new Set<string>();
    fc.assert(
      fc.property(sequenceOf(steps), (rest) => {
        let books = open(6000);
        let now = asked;
        let isStopped = false;
        for (const [step, hours] of [ACCEPTED, COMPLETED, ...rest]) {
          now = plus(now, hours * HOUR_MS);
          books = take(books, step, now);
          const status = books.payout?.status;
          if (step.kind === 'stop-payout') isStopped = status === 'held';
          else if (isStopped) {
            expect(['held', 'reversed']).toContain(status);
            kept.add(step.kind);
            isStopped = status === 'held';
          }
          if (status === 'pending') expect(hasOpenClaim(books.booking)).toBe(false);
        }
      }),
      { seed: 20_261_121, numRuns: 2_000 },
    );
    const deciding = ['claim', 'decide', 'stay-silent', 'leave', 'bank-asks', 'bank-decides'];
    expect([...kept]).toEqual(expect.arrayContaining(deciding));
  });

  it('reaches every final state in the generated cases', () => {
    const ends = new Set<string>();
    for (const sequence of fc.sample(sequenceArbitrary, { seed: 20_261_121, numRuns: 2_000 })) {
      let books = open(6000);
      let now = asked;
      for (const [step, hours] of sequence) {
        now = plus(now, hours * HOUR_MS);
        books = take(books, step, now);
      }
      ends.add(`${books.payment.status} ${books.payout?.status ?? 'nothing'}`);
    }
    expect([...ends].sort()).toEqual([
      'disputed frozen',
      'disputed nothing',
      'held nothing',
      'partly-refunded paid',
      'partly-refunded pending',
      'refunded nothing',
      'refunded reversed',
      'released paid',
      'released pending',
    ]);
  });
});

function expectSound({ booking, payment, payout }: Books): void {
  const { refundedMinor, refundedCreditMinor, creditMinor } = payment;
  const backOf = (amountMinor: number) =>
    isEnded(booking) ? amountMinor - percentOfMinor(amountMinor, settledPercent(booking)) : 0;
  expect(refundedMinor).toBe(backOf(payment.totalMinor));
  expect(refundedCreditMinor).toBe(backOf(creditMinor));
  const total = payment.totalMinor + creditMinor;
  // Parsing refuses an entry whose lines don't sum to zero.
  expect(paymentSchema.parse(payment)).toEqual(payment);
  if (payout !== null) {
    expect(payoutSchema.parse(payout)).toEqual(payout);
    expect(mayHavePayout(payment)).toBe(true);
  }
  const entries = [...payment.entries, ...(payout?.entries ?? [])];
  const held = balances(entries);
  expect(held.member).toBe(refundedMinor - payment.totalMinor);
  expect(held.credit).toBe(refundedCreditMinor - creditMinor);
  expect(held.settlement).toBe(0);
  const isOver = isEnded(booking);
  expect(held.escrow).toBe(isOver ? 0 : total);
  expect(held.companion + held.bank).toBe(payout?.payoutMinor ?? 0);
  expect(held.bank).toBe(payout?.status === 'paid' ? payout.payoutMinor : 0);
  if (!isOver) expect(payout).toBeNull();
  else {
    const kept = held.companion + held.bank + held.platform + held.processor;
    expect(kept + refundedMinor + refundedCreditMinor).toBe(total);
    expect(payout?.keptMinor ?? kept).toBe(kept);
  }
  expectFigures({ payment, payout }, held);
}

/** What is added is counted, so entries are only ever added. */
function expectAppended(before: Books, after: Books): void {
  const ofPayment = before.payment.entries;
  expect(after.payment.entries.slice(0, ofPayment.length)).toEqual(ofPayment);
  const ofPayout = before.payout?.entries ?? [];
  expect(after.payout?.entries.slice(0, ofPayout.length) ?? []).toEqual(ofPayout);
}

/** The figures say the same as the books. */
function expectFigures(
  { payment, payout }: Pick<Books, 'payment' | 'payout'>,
  held: ReturnType<typeof balances>,
): void {
  const entries = [...payment.entries, ...(payout?.entries ?? [])];
  const figures = [...ledgerFigures(entries).values()].reduce<Figures>(
    (sum, one) => recount(sum, null, one),
    {},
  );
  const of = (name: FigureName) => figures[name] ?? 0;
  const back = of('refunded-minor') + of('credit-returned-minor') + of('charged-back-minor');
  const used = of('earned-minor') + of('processing-minor') + of('platform-minor');
  expect({
    paid: of('paid-minor'),
    refunded: of('refunded-minor'),
    creditPaid: of('credit-paid-minor'),
    creditReturned: of('credit-returned-minor'),
    earned: of('earned-minor'),
    sent: of('sent-minor'),
    used: used + of('held-minor'),
  }).toEqual({
    paid: payment.totalMinor,
    refunded: payment.refundedMinor,
    creditPaid: payment.creditMinor,
    creditReturned: payment.refundedCreditMinor,
    earned: payout?.payoutMinor ?? 0,
    sent: held.bank,
    used: of('paid-minor') + of('credit-paid-minor') - back,
  });
}

function isEnded({ status }: Booking): boolean {
  return status === 'completed' || status === 'cancelled';
}

describe('payOut', () => {
  const settled = () => {
    const { booking, payment } = open(6000);
    const { payout } = settlePayment(payment, booking, null, startsAt);
    if (payout === null) throw new Error('Nothing was kept');
    return payout;
  };

  it('pays a companion from the due time on, to the millisecond', () => {
    const payout = settled();
    expect(() => payOut(payout, plus(payout.dueAt, -1))).toThrow(RangeError);
    expect(payOut(payout, payout.dueAt)).toMatchObject({
      status: 'paid',
      paidAt: payout.dueAt,
      entries: [
        { kind: 'split' },
        {
          kind: 'payout',
          lines: [
            { account: 'companion', amountMinor: -4800 },
            { account: 'bank', amountMinor: 4800 },
          ],
        },
      ],
    });
  });

  it('refuses to pay a companion twice', () => {
    const payout = settled();
    const paid = payOut(payout, payout.dueAt);
    expect(() => payOut(paid, payout.dueAt)).toThrow(RangeError);
  });
});
