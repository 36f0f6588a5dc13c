import { describe, expect, it } from 'vitest';
import { selectPlan } from '../../functions/src/pricing/select-plan';
import { makeMember } from '../support/actors';
import { adminDb } from '../support/admin';
import { WITHOUT_MONEY } from '../support/without-money';
import { callAs } from './booking-requests';

const NOW = new Date('2026-11-20T15:00:00Z');
const planOf = async (uid: string) => {
  const account = await adminDb.doc(`users/${uid}`).get();
  return { plan: account.get('plan'), since: account.get('planSince')?.toDate() ?? null };
};
const choose = (uid: string, plan: 'lite' | 'standard' | 'unlimited' | null, now = NOW) =>
  selectPlan.handler(callAs({ uid }, { plan }, now), WITHOUT_MONEY);

describe('selectPlan', () => {
  it('sets the chosen plan, from now on', async () => {
    const { uid } = await makeMember();
    expect(await choose(uid, 'standard')).toEqual({ plan: 'standard' });
    expect(await planOf(uid)).toEqual({ plan: 'standard', since: NOW });
  });

  it('counts a plan from when it was chosen, not from when it was chosen again', async () => {
    const { uid } = await makeMember();
    await choose(uid, 'lite');
    const later = new Date(NOW.getTime() + 5);
    await choose(uid, 'lite', later);
    expect(await planOf(uid)).toEqual({ plan: 'lite', since: NOW });
    await choose(uid, 'unlimited', later);
    expect(await planOf(uid)).toEqual({ plan: 'unlimited', since: later });
  });

  it('removes the plan', async () => {
    const { uid } = await makeMember({ plan: 'lite', planSince: NOW });
    await choose(uid, null);
    expect(await planOf(uid)).toEqual({ plan: null, since: null });
  });

  it('changes nothing else of the account', async () => {
    const { uid } = await makeMember();
    const before = (await adminDb.doc(`users/${uid}`).get()).data();
    await choose(uid, 'lite');
    const { plan, planSince, ...after } = (await adminDb.doc(`users/${uid}`).get()).data() ?? {};
    expect({ ...after, plan: null, planSince: null }).toEqual(before);
  });
});
