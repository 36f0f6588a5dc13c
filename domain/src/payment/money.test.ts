import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACTORS, BOOKING_STATUSES, type Booking } from '../booking/booking';
import { resolveTransition } from '../booking/lifecycle';
import { withAnswer, withProposal } from '../booking/proposal';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations';
import { percentOfMinor } from '../money';
import { balances } from './balance';
import { type Payment, type Payout, paymentSchema, payoutSchema } from './ledger';
import { holdPayment, payOut, settlePayment } from './settle';

const asked = new Date('2026-06-01T12:00:00Z');
const startsAt = new Date('2026-06-05T14:00:00Z');
const plus = (instant: Date, ms: number) => new Date(instant.getTime() + ms);

/** Everything of one session: the booking, the payment, and the payout once settled. */
interface Books {
  readonly booking: Booking;
  readonly payment: Payment;
  readonly payout: Payout | null;
}

/** A price with this subtotal, of which a discount that we bear takes a part off. */
function open(subtotalMinor: number, planPercent = 0): Books {
  const totalMinor = percentOfMinor(subtotalMinor, 100 - planPercent);
  const booking = {
    spenderId: 'sam',
    earnerId: 'eve',
    participantIds: ['sam', 'eve'],
    activity: 'coffee-walk',
    startsAt,
    endsAt: plus(startsAt, 2 * HOUR_MS),
    timeZone: 'Europe/Berlin',
    status: 'pending',
    dueAt: plus(asked, DAY_MS),
    statusHistory: [],
    cancellation: null,
    proposal: null,
    price: {
      currency: 'EUR',
      rateMinor: subtotalMinor,
      subtotalMinor,
      discounts: planPercent === 0 ? [] : [{ kind: 'plan', percent: planPercent }],
      discountPercent: planPercent,
      credits: [],
      totalMinor,
    },
  } as unknown as Booking; // Only actions that move money.
  return { booking, payment: holdPayment(booking, asked), payout: null };
}

const ACCEPTED: readonly [Step, number] = [{ kind: 'move', to: 'confirmed', by: 'earner' }, 1];

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
);
/** Steps with the hours before each. Half of them begin with the companion accepting. */
const sequenceArbitrary = fc
  .tuple(
    fc.boolean(),
    fc.array(fc.tuple(stepArbitrary, fc.integer({ min: 0, max: 60 })), { maxLength: 25 }),
  )
  .map(([isAccepted, rest]) => [...(isAccepted ? [ACCEPTED] : []), ...rest]);
type Step = typeof stepArbitrary extends fc.Arbitrary<infer Value> ? Value : never;

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
  }
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
  return { booking: next, ...settlePayment(payment, booking, endReason, now) };
}

describe('the payment of a session', () => {
  it('neither loses nor creates a cent in any sequence of events', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 500_000 }),
        fc.constantFrom(0, 5, 10, 15, 50, 100),
        sequenceArbitrary,
        (subtotalMinor, planPercent, sequence) => {
          let books = open(subtotalMinor, planPercent);
          let now = asked;
          for (const [step, hours] of sequence) {
            now = plus(now, hours * HOUR_MS);
            books = take(books, step, now);
            expectSound(books);
          }
        },
      ),
      { seed: 20_261_121, numRuns: 2_000 },
    );
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
      'held nothing',
      'partly-refunded paid',
      'partly-refunded pending',
      'refunded nothing',
      'released paid',
      'released pending',
    ]);
  });
});

function expectSound({ booking, payment, payout }: Books): void {
  const total = payment.totalMinor;
  // Parsing refuses an entry whose lines don't sum to zero.
  expect(paymentSchema.parse(payment)).toEqual(payment);
  if (payout !== null) expect(payoutSchema.parse(payout)).toEqual(payout);
  const entries = [...payment.entries, ...(payout?.entries ?? [])];
  const held = balances(entries);
  expect(held.member).toBe(payment.refundedMinor - total);
  expect(held.settlement).toBe(0);
  const isOver = booking.status === 'completed' || booking.status === 'cancelled';
  expect(held.escrow).toBe(isOver ? 0 : total);
  expect(held.companion + held.bank).toBe(payout?.payoutMinor ?? 0);
  expect(held.bank).toBe(payout?.status === 'paid' ? payout.payoutMinor : 0);
  if (!isOver) expect(payout).toBeNull();
  else
    expect(
      held.companion + held.bank + held.platform + held.processor + payment.refundedMinor,
    ).toBe(total);
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
