import { describe, expect, it } from 'vitest';
import type { Booking, EndReason } from '../booking/booking';
import { plainBooking } from '../booking/plain-booking';
import { LEDGER_ACCOUNTS, type LedgerEntry } from '../payment/ledger';
import { bookingFigures, figureChanges, ledgerFigures, monthFiguresSchema } from './figures';

const startsAt = new Date('2026-06-08T18:00:00Z');
const hoursBefore = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000);

const PENDING = { status: 'pending', at: hoursBefore(72), by: 'spender' } as const;
const CONFIRMED = { status: 'confirmed', at: hoursBefore(71), by: 'earner' } as const;

const booking = (change: Partial<Booking> = {}) =>
  plainBooking({
    startsAt,
    endsAt: new Date(startsAt.getTime() + 5_400_000),
    statusHistory: [PENDING],
    ...change,
  });

const ended = (endReason: EndReason, at: Date, history: Booking['statusHistory']) =>
  booking({
    status: 'cancelled',
    statusHistory: history,
    cancellation: { endReason, endedBy: 'spender', reason: '', at },
  });

describe('the figures of a booking', () => {
  it.each([
    ['a request', booking(), { requests: 1 }],
    [
      'a session ahead',
      booking({ status: 'confirmed', statusHistory: [PENDING, CONFIRMED] }),
      { requests: 1, accepted: 1 },
    ],
    [
      'a session that took place',
      booking({ status: 'completed', statusHistory: [PENDING, CONFIRMED] }),
      { requests: 1, accepted: 1, completed: 1, minutes: 90 },
    ],
    [
      'a declined request',
      ended('declined', hoursBefore(70), [PENDING]),
      { requests: 1, 'ended-declined': 1 },
    ],
    [
      'a cancellation in time',
      ended('member-cancelled', hoursBefore(25), [PENDING, CONFIRMED]),
      { requests: 1, accepted: 1, 'ended-member-cancelled': 1 },
    ],
    [
      'a late cancellation',
      ended('member-cancelled', hoursBefore(23), [PENDING, CONFIRMED]),
      { requests: 1, accepted: 1, 'ended-member-cancelled': 1, 'late-cancellations': 1 },
    ],
    [
      'a companion who didn’t come',
      {
        ...ended('companion-no-show', hoursBefore(-1), [PENDING, CONFIRMED]),
        claim: { by: 'spender', keptPercent: 0 } as const,
      },
      { requests: 1, accepted: 1, 'ended-companion-no-show': 1, claims: 1 },
    ],
  ])('count %s', (_, one, figures) => {
    const counted = bookingFigures(one);
    expect(counted).toEqual({ month: '2026-06', figures });
    expect(monthFiguresSchema.parse(counted)).toEqual(counted);
  });

  it('change by the difference, and move with the session to another month', () => {
    const before = bookingFigures(booking());
    const accepted = booking({ status: 'confirmed', statusHistory: [PENDING, CONFIRMED] });
    expect([...figureChanges(null, before)]).toEqual([['2026-06', { requests: 1 }]]);
    expect([...figureChanges(before, bookingFigures(accepted))]).toEqual([
      ['2026-06', { accepted: 1 }],
    ]);
    expect([...figureChanges(before, before)]).toEqual([]);
    const moved = bookingFigures({ ...accepted, date: '2026-07-01' });
    expect([...figureChanges(before, moved)]).toEqual([
      ['2026-06', { requests: -1 }],
      ['2026-07', { requests: 1, accepted: 1 }],
    ]);
  });
});

describe('the figures of the ledger', () => {
  /** The amount that each account gets; negative for one that it gives. */
  type Amounts = Partial<Record<(typeof LEDGER_ACCOUNTS)[number], number>>;
  const entry = (kind: LedgerEntry['kind'], at: string, amounts: Amounts): LedgerEntry => ({
    kind,
    at: new Date(at),
    lines: LEDGER_ACCOUNTS.flatMap((account) => {
      const amountMinor = amounts[account];
      return amountMinor === undefined ? [] : [{ account, amountMinor }];
    }),
  });

  it('count what moved in the month in UTC', () => {
    const split = { settlement: -6000, companion: 4800, platform: 1000, processor: 200 };
    const figures = ledgerFigures([
      entry('hold', '2026-06-30T23:59:59Z', { member: -5000, credit: -1000, escrow: 6000 }),
      entry('release', '2026-07-01T00:00:00Z', { escrow: -6000, settlement: 6000 }),
      entry('split', '2026-07-01T00:00:00Z', split),
      entry('payout', '2026-07-03T00:00:00Z', { companion: -4800, bank: 4800 }),
    ]);
    expect(Object.fromEntries(figures)).toEqual({
      '2026-06': { 'paid-minor': 5000, 'credit-paid-minor': 1000, 'held-minor': 6000 },
      '2026-07': {
        'held-minor': -6000,
        'earned-minor': 4800,
        'platform-minor': 1000,
        'processing-minor': 200,
        'sent-minor': 4800,
      },
    });
  });

  it('tell a refund from what a bank took back, and take a refund back that couldn’t be made', () => {
    const toMember = (kind: LedgerEntry['kind'], amountMinor: number) =>
      entry(kind, '2026-07-01T00:00:00Z', { platform: -amountMinor, member: amountMinor });
    const entries = [
      toMember('refund', 2000),
      toMember('reversal', -500),
      toMember('chargeback', 4500),
    ];
    expect(ledgerFigures(entries).get('2026-07')).toEqual({
      'refunded-minor': 1500,
      'charged-back-minor': 4500,
      'platform-minor': -6000,
    });
  });
});
