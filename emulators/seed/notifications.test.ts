import { notificationSchema } from '@hearthkin/domain/notification/notification';
import { describe, expect, it } from 'vitest';
import { companionAccounts, memberAccounts } from './accounts';
import { sampleNotifications } from './notifications';
import { pastPlans, presentPlans } from './plans';
import { SampleLedger } from './sessions';

const NOW = new Date('2026-03-07T18:20:00Z');
const companions = companionAccounts(0, NOW);
const members = memberAccounts(NOW);

function notificationsOf(role: 'member' | 'companion') {
  const listed = companions.filter(({ listing }) => listing?.listed === true);
  const ledger = new SampleLedger(NOW);
  const plans = [...pastPlans(members, listed, NOW), ...presentPlans(members, listed)];
  const sessions = plans.map((plan) => ledger.session(plan));
  const [account] = role === 'member' ? members : listed;
  if (account === undefined) throw new Error(`There is no sample ${role}`);
  return sampleNotifications(account, sessions, [...members, ...companions], NOW);
}

describe.each(['member', 'companion'] as const)('the sample %s', (role) => {
  it('was told a few things, of which they have not read the newest', () => {
    const told = notificationsOf(role);
    expect(told.length).toBeGreaterThanOrEqual(4);
    expect(told.map(({ data }) => data.readAt === null)).toEqual(told.map((_, index) => index < 2));
    expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
  });

  it('was told what fits the schema, in the past, the newest first', () => {
    const told = notificationsOf(role);
    for (const { data } of told) {
      expect(notificationSchema.parse(data)).toEqual(data);
      expect((data.readAt ?? NOW).getTime()).toBeGreaterThan(data.createdAt.getTime());
    }
    const times = told.map(({ data }) => data.createdAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });
});
