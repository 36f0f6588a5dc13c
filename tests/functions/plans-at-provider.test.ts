import { DAY_MS } from '@hearthkin/domain/durations';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changePlan } from '../../functions/src/pricing/change-plan';
import { endLatePlans } from '../../functions/src/pricing/end-late-plans';
import { endPlan } from '../../functions/src/pricing/end-plan';
import { openPlanCheckout } from '../../functions/src/pricing/open-plan-checkout';
import { syncSubscription } from '../../functions/src/pricing/sync-subscription';
import { CARD, codeOf, type Scene, startScene } from '../payments/scene';
import { type Actor, makeMember } from '../support/actors';
import { adminDb, read } from '../support/admin';
import { mailQueue } from '../support/mail-queue';
import { callAs } from './booking-requests';

let scene: Scene;
let member: Actor;
/** The provider's clock. */
let now: Date;

beforeEach(async () => {
  scene = await startScene();
  now = new Date();
  member = await makeMember();
});
afterEach(async () => {
  await scene.close();
  await adminDb.recursiveDelete(adminDb.collection('subscriptions'));
});

const deps = () => ({
  queue: mailQueue(),
  siteUrl: 'http://site.test',
  linkKey: 'key',
  provider: scene.provider,
});
const open = (plan: 'lite' | 'standard') =>
  openPlanCheckout.handler(callAs(member, { plan }, now), deps());
const change = (plan: 'lite' | 'standard') =>
  changePlan.handler(callAs(member, { plan }, now), deps());
const plan = () => read(`users/${member.uid}`).then((account) => account?.plan);
const credit = () => read(`users/${member.uid}/totals/credit`);
const stored = () => read(`subscriptions/${member.uid}`);
const sync = (id: string) => syncSubscription(adminDb, scene.provider, id, now, deps());

/** Days pass for the provider and for us. */
async function pass(days: number): Promise<void> {
  await scene.control('POST', 'advance', { days });
  now = new Date(now.getTime() + days * DAY_MS);
}

async function begin(name: 'lite' | 'standard'): Promise<string> {
  const { url } = await open(name);
  await scene.send(url, { card: CARD.pays });
  const { subscriptionId } = await scene.provider.readCheckout((await stored())?.checkoutId);
  if (subscriptionId === null) throw new Error('Nothing was paid');
  await sync(subscriptionId);
  return subscriptionId;
}

it('a member pays, changes up and down, and loses no credit by it', async () => {
  await begin('lite');
  expect(await plan()).toBe('lite');
  expect(await credit()).toMatchObject({ balanceMinor: 5200 });
  await change('standard');
  expect(await plan()).toBe('standard');
  const { balanceMinor } = (await credit()) ?? {};
  expect(balanceMinor).toBeGreaterThan(9600);
  await change('lite');
  expect(await plan()).toBe('lite');
  expect(Math.abs((await credit())?.balanceMinor - 5200)).toBeLessThanOrEqual(2);
});

it('a page that another one replaced can’t be paid', async () => {
  const first = await open('lite');
  await open('standard');
  await expect(scene.send(first.url, { card: CARD.pays })).rejects.toThrow();
  expect(await plan()).toBeNull();
});

it('a plan renews with credit, and ends with its month if the member wants', async () => {
  const id = await begin('standard');
  await pass(32);
  await sync(id);
  expect(await credit()).toMatchObject({ balanceMinor: 9900 + 3300 });
  await endPlan.handler(callAs(member, { ends: true }, now), deps());
  await pass(32);
  await endLatePlans.handler({ db: adminDb, now }, deps());
  expect(await plan()).toBeNull();
});

it('a plan whose renewal fails ends a week later', async () => {
  const id = await begin('lite');
  const { customerId } = (await stored()) ?? {};
  const portal = await scene.provider.openPortal(customerId, 'http://site.test/account');
  await scene.send(portal, { card: CARD.failsLater });
  expect(await codeOf(change('standard'))).toBe('card-declined');
  expect(await plan()).toBe('lite');
  await pass(32);
  await sync(id);
  expect(await stored()).toMatchObject({ status: 'late' });
  expect((await stored())?.payUrl).toContain('http');
  await pass(8);
  await endLatePlans.handler({ db: adminDb, now }, deps());
  expect(await plan()).toBeNull();
  expect((await scene.provider.readSubscription(id)).status).toBe('ended');
});
