import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PlanScene, startPlanScene } from './plan-scene';
import { authorized, CANCEL, CARD, codeOf, SUCCESS } from './scene';

let scene: PlanScene;

beforeAll(async () => {
  scene = await startPlanScene(new Date());
});
afterAll(() => scene.close());

async function openPlan(uid: string, customerId: string | null = null) {
  return scene.provider.openPlanCheckout({
    uid,
    plan: 'lite',
    email: `${uid}@example.com`,
    customerId,
    successUrl: SUCCESS,
    cancelUrl: CANCEL,
    key: `plan-${uid}-${customerId}`,
  });
}

async function subscribed(uid: string) {
  const page = await openPlan(uid);
  await scene.send(page.url, { card: CARD.pays });
  const { subscriptionId } = await scene.provider.readCheckout(page.id);
  return scene.provider.readSubscription(subscriptionId ?? '');
}

describe('a plan', () => {
  it('begins with a paid month', async () => {
    const plan = await subscribed('begins');
    expect(plan).toMatchObject({
      uid: 'begins',
      plan: 'lite',
      status: 'active',
      endsWithMonth: false,
      payUrl: null,
    });
    const [month, ...others] = await scene.provider.paidMonths(plan.id);
    expect(others).toEqual([]);
    expect(month).toMatchObject({
      plan: 'lite',
      amountMinor: 4900,
      periodStart: plan.periodStart,
      periodEnd: plan.periodEnd,
    });
  });

  it('does not begin with a declined card', async () => {
    const page = await openPlan('declined');
    expect(await openPlan('declined')).toEqual(page);
    expect(await scene.send(page.url, { card: CARD.declined })).toContain('declined');
    const state = await scene.provider.readCheckout(page.id);
    expect(state).toMatchObject({ status: 'open', subscriptionId: null });
  });

  it('begins after the bank was answered, and again for the same customer', async () => {
    const before = await subscribed('again');
    const page = await openPlan('again', before.customerId);
    const card = CARD.asksFirst;
    await scene.send(await scene.send(page.url, { card }), { card, answer: 'complete' });
    const { subscriptionId } = await scene.provider.readCheckout(page.id);
    const after = await scene.provider.readSubscription(subscriptionId ?? '');
    expect(after.customerId).toBe(before.customerId);
  });

  it('changes at once for the difference, once per key', async () => {
    const { id } = await subscribed('changes');
    expect((await scene.provider.changePlan(id, 'standard', 'change-1')).plan).toBe('standard');
    await scene.provider.changePlan(id, 'standard', 'change-1');
    const [difference, first, ...others] = await scene.provider.paidMonths(id);
    expect(others).toEqual([]);
    expect(difference).toMatchObject({ plan: 'standard', amountMinor: 8900 - 4900 });
    expect(first).toMatchObject({ plan: 'lite', amountMinor: 4900 });
  });

  it('becomes smaller for a negative amount, and the rest pays the next month', async () => {
    const { id } = await subscribed('smaller');
    await scene.provider.changePlan(id, 'unlimited', 'smaller-1');
    await scene.provider.changePlan(id, 'lite', 'smaller-2');
    const [smaller, larger, ...others] = await scene.provider.paidMonths(id);
    expect(others).toHaveLength(1);
    expect(smaller).toMatchObject({ plan: 'lite', amountMinor: 4900 - 15_900 });
    expect(larger?.lines).toEqual([
      { plan: 'lite', amountMinor: -4900 },
      { plan: 'unlimited', amountMinor: 15_900 },
    ]);
    await scene.pass(32);
    const [next] = await scene.provider.paidMonths(id);
    expect(next).toMatchObject({ plan: 'lite', amountMinor: 4900 });
  });

  it('is not changed when the card is refused', async () => {
    const { id } = await subscribed('refused');
    await scene.putCard(id, CARD.failsLater);
    expect(await codeOf(scene.provider.changePlan(id, 'standard', 'refused-1'))).toBe('declined');
    expect((await scene.provider.readSubscription(id)).plan).toBe('lite');
    expect(await scene.provider.paidMonths(id)).toHaveLength(1);
  });

  it('ends with its month, unless it goes on after all', async () => {
    const { id } = await subscribed('ends');
    expect((await scene.provider.endPlanWithMonth(id, true)).endsWithMonth).toBe(true);
    expect((await scene.provider.endPlanWithMonth(id, false)).endsWithMonth).toBe(false);
    await scene.provider.endPlanWithMonth(id, true);
    await scene.pass(32);
    expect((await scene.provider.readSubscription(id)).status).toBe('ended');
    expect(await scene.provider.paidMonths(id)).toHaveLength(1);
  });

  it('ends at once, also twice, and what was unpaid can’t be paid anymore', async () => {
    const { id } = await subscribed('now');
    await scene.putCard(id, CARD.failsLater);
    await scene.pass(32);
    const { payUrl } = await scene.provider.readSubscription(id);
    expect(payUrl).not.toBeNull();
    expect(await scene.provider.endPlanNow(id)).toMatchObject({ status: 'ended', payUrl: null });
    expect(await scene.provider.endPlanNow(id)).toMatchObject({ status: 'ended', payUrl: null });
    await scene.send(payUrl ?? '', { card: CARD.pays }).catch(() => undefined);
    expect(await scene.provider.paidMonths(id)).toHaveLength(1);
  });

  it('gives back all that was paid for it, once', async () => {
    const { id } = await subscribed('undone');
    await scene.provider.changePlan(id, 'standard', 'undone-1');
    await scene.provider.endPlanNow(id);
    await scene.provider.refundPlan(id);
    await scene.control('POST', 'forget-keys', {});
    await scene.provider.refundPlan(id);
    expect(scene.refundedOf(id)).toBe(4900 + 4000);
  });

  it('is known by a payment for it, and says what went back of each', async () => {
    const { id } = await subscribed('disputed');
    await scene.provider.changePlan(id, 'standard', 'disputed-1');
    const [first, second] = scene.paymentsOf(id);
    expect(await scene.provider.planOfPayment(first ?? '')).toBe(id);
    await scene.control('POST', 'dispute', { paymentIntent: first });
    const chargebacks = async () =>
      (await scene.provider.paidMonths(id)).map(({ chargeback }) => chargeback?.status ?? null);
    expect(await chargebacks()).toEqual([null, 'open']);
    await scene.control('POST', 'dispute', { paymentIntent: first, close: 'lost' });
    expect(await chargebacks()).toEqual([null, 'lost']);
    // The part that the bank has taken back can't be refunded; the rest can.
    await scene.provider.refundPlan(id);
    const [difference, month] = await scene.provider.paidMonths(id);
    expect(difference).toMatchObject({ refundedMinor: 4000, chargeback: null });
    expect(month).toMatchObject({ refundedMinor: 0, chargeback: { amountMinor: 4900 } });
    expect(await scene.provider.planOfPayment(second ?? '')).toBe(id);
    const booked = await authorized(scene, 'a-booking');
    expect(await scene.provider.planOfPayment(booked)).toBeNull();
  });

  it('renews every month', async () => {
    const { id } = await subscribed('renews');
    await scene.pass(62);
    const months = await scene.provider.paidMonths(id);
    expect(months).toHaveLength(3);
    expect(months[0]?.periodStart).toEqual(months[1]?.periodEnd);
  });

  it('renews alone when only its month ends', async () => {
    const [one, other] = [await subscribed('alone'), await subscribed('stays')];
    await scene.control('POST', 'end-month', { subscription: one.id });
    expect(await scene.provider.paidMonths(one.id)).toHaveLength(2);
    expect(await scene.provider.paidMonths(other.id)).toHaveLength(1);
  });

  it('is late when a card fails, and active once it is paid on the page of the invoice', async () => {
    const { id } = await subscribed('late');
    await scene.putCard(id, CARD.failsLater);
    await scene.pass(32);
    const late = await scene.provider.readSubscription(id);
    expect(late.status).toBe('late');
    expect(await scene.send(late.payUrl ?? '', { card: CARD.declined })).toContain('declined');
    await scene.send(late.payUrl ?? '', { card: CARD.pays });
    expect(await scene.provider.readSubscription(id)).toMatchObject({
      status: 'active',
      payUrl: null,
    });
    expect(await scene.provider.paidMonths(id)).toHaveLength(2);
  });

  it('is paid by itself once the card was changed', async () => {
    const { id } = await subscribed('changed');
    await scene.putCard(id, CARD.failsLater);
    await scene.pass(32);
    await scene.putCard(id, CARD.pays);
    await scene.pass(4);
    expect((await scene.provider.readSubscription(id)).status).toBe('active');
  });

  it('is canceled and kept on the portal’s page', async () => {
    const { id, customerId } = await subscribed('portal');
    const portal = await scene.provider.openPortal(customerId, 'http://site.test/account');
    await scene.send(portal, { subscription: id, act: 'cancel' });
    expect((await scene.provider.readSubscription(id)).endsWithMonth).toBe(true);
    await scene.send(portal, { subscription: id, act: 'resume' });
    expect((await scene.provider.readSubscription(id)).endsWithMonth).toBe(false);
    const html = await (await fetch(portal)).text();
    expect(html).toContain('href="http://site.test/account"');
  });

  it('is gone when there is none', async () => {
    expect(await codeOf(scene.provider.readSubscription('sub_none'))).toBe('gone');
    expect(await codeOf(scene.provider.paidMonths('sub_none'))).toBe('gone');
    expect(await codeOf(scene.provider.openPortal('cus_none', SUCCESS))).toBe('gone');
  });
});
