import { FIGURE_SHARDS, monthFiguresSchema } from '@hearthkin/domain/insights/figures';
import { companionAccounts, memberAccounts } from '@hearthkin/emulators/seed/accounts';
import { sampleFigures } from '@hearthkin/emulators/seed/counts';
import { pastPlans, presentPlans } from '@hearthkin/emulators/seed/plans';
import { SampleLedger } from '@hearthkin/emulators/seed/sessions';
import { describe, expect, it } from 'vitest';

const NOW = new Date('2026-11-20T15:00:00Z');

const listed = companionAccounts(0, NOW).filter(({ listing }) => listing?.listed === true);
const members = memberAccounts(NOW);
const ledger = new SampleLedger(NOW);
const sessions = [...pastPlans(members, listed, NOW), ...presentPlans(members, listed)].map(
  (plan) => ledger.session(plan),
);

describe('what the sample data says that functions have counted', () => {
  it('has each session once in the figures, with its money', () => {
    const figures = [...sampleFigures(sessions)];
    for (const [id, month] of figures) {
      expect(monthFiguresSchema.parse(month)).toEqual(month);
      const [name, shard] = id.split('_');
      expect(name).toBe(month.month);
      expect(Number(shard)).toBeLessThan(FIGURE_SHARDS);
    }
    const sumOf = (name: 'requests' | 'completed' | 'sent-minor') =>
      figures.reduce((sum, [, month]) => sum + (month.figures[name] ?? 0), 0);
    expect(sumOf('requests')).toBe(sessions.length);
    const completed = sessions.filter(({ booking }) => booking.status === 'completed');
    expect(sumOf('completed')).toBe(completed.length);
    const paid = sessions.flatMap(({ payout }) => (payout?.status === 'paid' ? [payout] : []));
    expect(paid.length).toBeGreaterThan(0);
    expect(sumOf('sent-minor')).toBe(paid.reduce((sum, { payoutMinor }) => sum + payoutMinor, 0));
  });
});
