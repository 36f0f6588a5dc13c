import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Payout } from './ledger';
import { earningsLine, payoutsOfYearFrom, statementOf } from './statement';

const payout = (startsAt: string, change: Partial<Payout['session'] & object> = {}): Payout => ({
  earnerId: 'eve',
  spenderId: 'sam',
  currency: 'EUR',
  keptMinor: 2700,
  platformFeeMinor: 600,
  processingFeeMinor: 108,
  payoutMinor: 2400,
  status: 'pending',
  dueAt: new Date(Date.parse(startsAt) + 48 * 3_600_000),
  paidAt: null,
  transferId: null,
  session: {
    activity: 'coffee-walk',
    startsAt: new Date(startsAt),
    timeZone: 'America/New_York',
    keptPercent: 100,
    listMinor: 6000,
    basisMinor: 3000,
    discounts: [],
    credits: [],
    ...change,
  },
  entries: [],
});

describe('a line of a companion’s earnings', () => {
  it('has the date on their clock, and who bore what', () => {
    expect(earningsLine(payout('2027-01-01T02:00:00Z'))).toEqual({
      date: '2026-12-31',
      grossMinor: 6000,
      offersMinor: 3000,
      coveredMinor: 300,
      feeMinor: 600,
      netMinor: 2400,
    });
  });
});

describe('a companion’s statement', () => {
  it('sums a year by month, without sessions of other years', () => {
    const { months, total } = statementOf(
      [
        payout('2026-03-10T12:00:00Z'),
        payout('2026-01-01T04:59:59Z'),
        payout('2026-01-01T05:00:00Z'),
        payout('2026-03-11T12:00:00Z', { listMinor: 3000 }),
        payout('2027-01-01T05:00:00Z'),
      ],
      '2026',
    );
    expect(months.map(({ month, sessions }) => [month, sessions])).toEqual([
      ['2026-01', 1],
      ['2026-03', 2],
    ]);
    expect(total).toEqual({
      sessions: 3,
      grossMinor: 15_000,
      offersMinor: 6000,
      feeMinor: 1800,
      netMinor: 7200,
    });
  });

  it('leaves out what a claim keeps or has taken back', () => {
    const each = (['pending', 'paid', 'frozen', 'reversed'] as const).map((status) => ({
      ...payout('2026-03-10T12:00:00Z'),
      status,
    }));
    expect(statementOf(each, '2026').total.sessions).toBe(2);
  });

  it('adds up in every month and in the year', () => {
    const times = fc
      .integer({ min: Date.UTC(2025, 11, 20), max: Date.UTC(2027, 0, 12) })
      .map((ms) => payout(new Date(ms).toISOString()));
    fc.assert(
      fc.property(fc.array(times), (payouts) => {
        const { months, total } = statementOf(payouts, '2026');
        for (const sums of [...months, total]) {
          expect(sums.grossMinor - sums.offersMinor - sums.feeMinor).toBe(sums.netMinor);
        }
        expect(months.reduce((sum, { netMinor }) => sum + netMinor, 0)).toBe(total.netMinor);
        const own = payouts.filter((one) => earningsLine(one).date.startsWith('2026'));
        expect(total.sessions).toBe(own.length);
        for (const { dueAt } of own) expect(dueAt >= payoutsOfYearFrom('2026')).toBe(true);
      }),
      { seed: 20_261_124 },
    );
  });
});
