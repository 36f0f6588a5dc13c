import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import {
  RESERVED_CREDIT_MS,
  spendCredit,
  usableCredit,
} from '@hearthkin/domain/pricing/plan-credit';
import { creditSchema, subscriptionSchema } from '@hearthkin/domain/pricing/plan-records';
import type { Plan } from '@hearthkin/domain/pricing/plans';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../../functions/src/mail/mail';
import { PaymentError } from '../../functions/src/payment/provider/payment-provider';
import { toDates } from '../../functions/src/platform/records/converter';
import { changePlan } from '../../functions/src/pricing/change-plan';
import { dropSubscription } from '../../functions/src/pricing/drop-subscription';
import { endFreePlan } from '../../functions/src/pricing/end-free-plan';
import { endLatePlans } from '../../functions/src/pricing/end-late-plans';
import { endPlan } from '../../functions/src/pricing/end-plan';
import { openPlanCheckout } from '../../functions/src/pricing/open-plan-checkout';
import { openPlanPortal } from '../../functions/src/pricing/open-plan-portal';
import { selectPlan } from '../../functions/src/pricing/select-plan';
import { stopPlan } from '../../functions/src/pricing/stop-plan';
import { syncSubscription } from '../../functions/src/pricing/sync-subscription';
import { receive } from '../../functions/src/settlement/payment-webhook';
import { type PlanScene, pageIdOf, startPlanScene } from '../payments/plan-scene';
import { CARD } from '../payments/scene';
import { type Actor, makeMember } from '../support/actors';
import { adminDb, put, read, update } from '../support/admin';
import { expectRefusal } from '../support/call-function';
import { eventually } from '../support/eventually';
import { runTriggers } from '../support/in-process-triggers';
import { mailQueue } from '../support/mail-queue';
import { callAs, outcomeOf } from './booking-requests';

runTriggers();

/** A decade of its own, since due plans are found by time alone. */
const NOW = new Date('2070-06-05T12:00:00Z');
const after = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

let member: Actor;
let plans: PlanScene;
let sent: Mail[];

beforeEach(async () => {
  member = await makeMember();
  plans = await startPlanScene(NOW);
  sent = [];
});

// Sweeps find those of other tests, too.
afterEach(async () => {
  await plans.close();
  await adminDb.recursiveDelete(adminDb.collection('subscriptions'));
});

const queue = mailQueue(({ mail }) => void sent.push(mail));
const mail = { queue, siteUrl: 'https://hearthkin.test', linkKey: 'key' };
const deps = () => ({ ...mail, provider: plans.provider });
const sync = (id: string, now = NOW) => syncSubscription(adminDb, plans.provider, id, now, mail);
const open = (plan: Plan, now = NOW) =>
  openPlanCheckout.handler(callAs(member, { plan }, now), deps());
const change = (plan: Plan, now = NOW) => changePlan.handler(callAs(member, { plan }, now), deps());
const end = (ends: boolean, now = NOW) => endPlan.handler(callAs(member, { ends }, now), deps());
const sweep = (now: Date) => endLatePlans.handler({ db: adminDb, now }, deps());
const account = () => read(`users/${member.uid}`);
const credit = () => read(`users/${member.uid}/totals/credit`);
const atProvider = (id: string) => plans.provider.readSubscription(id);

async function storedCredit() {
  const stored = await adminDb.doc(`users/${member.uid}/totals/credit`).get();
  return creditSchema.parse(toDates(stored.data()));
}

/** Spends credit like a session that gets the plan's discount. */
async function spend(amountMinor: number, now = NOW): Promise<void> {
  const spent = spendCredit(await storedCredit(), amountMinor, true, now);
  await put(`users/${member.uid}/totals/credit`, { ...spent.credit });
}

const usable = async (now = NOW) => usableCredit(await storedCredit(), now).planCreditMinor;

async function subscription() {
  const stored = await adminDb.doc(`subscriptions/${member.uid}`).get();
  return subscriptionSchema.parse(toDates(stored.data()));
}

async function told() {
  const found = await adminDb.collection(`users/${member.uid}/notifications`).get();
  return found.docs
    .map((doc) => `${doc.get('kind')} ${doc.get('data.because') ?? ''}`.trim())
    .sort();
}

/** The card on file fails as the next month begins. */
async function failRenewal(id: string, days = 30): Promise<void> {
  await plans.putCard(id, CARD.failsLater);
  await plans.pass(days);
}

/** Begins a plan as a member does. */
async function begin(plan: Plan, now = NOW): Promise<string> {
  const id = await plans.pay((await open(plan, now)).url);
  await sync(id, now);
  return id;
}

const BEGUN = 'Emotional Lite is yours: €52 of sessions until Sat, Jul 5';

describe('a paid plan', () => {
  it('begins once it is paid, with its credit, however often the provider tells', async () => {
    const id = await plans.pay((await open('lite')).url);
    expect(await account()).toMatchObject({ plan: null });
    await Promise.all([sync(id), sync(id)]);
    await sync(id);
    expect(await account()).toMatchObject({ plan: 'lite', planMonthDay: 5 });
    expect(await credit()).toMatchObject({ balanceMinor: 5200 });
    expect(await told()).toEqual(['plan-begun']);
    expect(sent.map(({ subject }) => subject)).toEqual([BEGUN]);
    expect(await subscription()).toMatchObject({
      status: 'active',
      plan: 'lite',
      periodEnd: after(30),
      checkoutId: null,
      endsWithMonth: false,
    });
    const entries = await adminDb.collection(`users/${member.uid}/creditEntries`).get();
    expect(entries.size).toBe(1);
  });

  it('begins by word of the provider about the page or the plan', async () => {
    await plans.pay((await open('lite')).url);
    const { received } = plans.receiver;
    const types = ['checkout.session.completed', 'customer.subscription.created'];
    await eventually(async () => received.map(({ type }) => type)).toEqual(
      expect.arrayContaining(types),
    );
    const receiving = { db: adminDb, provider: plans.provider, now: NOW, mail };
    for (const { body, signature } of received.filter(({ type }) => types.includes(type))) {
      await adminDb.doc(`subscriptions/${member.uid}`).delete();
      await update(`users/${member.uid}`, { plan: null });
      expect(await receive(receiving, body, signature)).toBe(200);
      expect(await account()).toMatchObject({ plan: 'lite' });
    }
  });

  it('can’t be paid twice, whatever tabs are open', async () => {
    const first = await open('lite');
    const second = await open('standard', after(1));
    await expect(plans.pay(first.url)).rejects.toThrow();
    const id = await plans.pay(second.url);
    // The third tab finds that the second was paid, though no one has told.
    await expectRefusal(open('unlimited', after(2)), 'plan-active');
    expect(await account()).toMatchObject({ plan: 'standard' });
    await expectRefusal(open('lite', after(2)), 'plan-active');
    expect((await subscription()).subscriptionId).toBe(id);
  });

  it('leaves one page open when two tabs ask at once', async () => {
    await Promise.allSettled([open('lite'), open('standard')]);
    const pages = plans.openPagesOf(member.uid);
    expect(pages).toHaveLength(1);
    expect((await subscription()).checkoutId).toBe(pages[0]);
  });

  it('opens the same page again if its answer was lost', async () => {
    const ask = () =>
      plans.provider.openPlanCheckout({
        uid: member.uid,
        plan: 'lite',
        email: member.email,
        customerId: null,
        successUrl: `${mail.siteUrl}/subscription-dashboard?plan=paid`,
        cancelUrl: `${mail.siteUrl}/pricing`,
        key: `plan_${member.uid}_lite_0`,
      });
    const lost = await ask();
    expect((await open('lite')).url).toBe(lost.url);
  });

  it('that is a second one is ended at once, and changes nothing', async () => {
    await begin('standard');
    const second = await plans.begin(member.uid, 'lite');
    await sync(second);
    expect(await atProvider(second)).toMatchObject({ status: 'ended' });
    expect(plans.refundedOf(second)).toBe(4900);
    expect(await account()).toMatchObject({ plan: 'standard' });
    expect(await credit()).toMatchObject({ balanceMinor: 9900 });
  });

  it('replaces one that has ended, of which no word has come', async () => {
    const first = await begin('standard');
    await plans.provider.endPlanNow(first);
    await plans.pass(40);
    const second = await plans.begin(member.uid, 'lite');
    await sync(second, after(40));
    expect(await subscription()).toMatchObject({ subscriptionId: second, status: 'active' });
    await sync(first, after(41));
    expect(await account()).toMatchObject({ plan: 'lite' });
  });

  it('isn’t chosen for free where plans are paid', async () => {
    const free = selectPlan.handler(callAs(member, { plan: 'lite' }, NOW), deps());
    await expectRefusal(free, 'bad-transition');
  });

  it('isn’t begun by a suspended member', async () => {
    await update(`users/${member.uid}`, { accountStatus: 'suspended' });
    await expectRefusal(open('lite'), 'forbidden');
  });
});

describe('where no money moves', () => {
  it('no plan is paid, changed or ended', async () => {
    const none = { ...mail, provider: null };
    const plan = callAs(member, { plan: 'lite' } as const, NOW);
    await expectRefusal(openPlanCheckout.handler(plan, none), 'bad-transition');
    await expectRefusal(changePlan.handler(plan, none), 'bad-transition');
    const ends = callAs(member, { ends: true }, NOW);
    await expectRefusal(endPlan.handler(ends, none), 'bad-transition');
    const portal = callAs(member, {}, NOW);
    await expectRefusal(openPlanPortal.handler(portal, none), 'bad-transition');
    expect(await endLatePlans.handler({ db: adminDb, now: NOW }, none)).toEqual({
      asked: 0,
      failed: 0,
    });
  });
});

describe('a change of plan', () => {
  it('to a larger one gives the credit that its difference pays for', async () => {
    await begin('lite');
    // Paid first on another day.
    await update(`users/${member.uid}`, { planMonthDay: 3 });
    await change('standard');
    expect(await account()).toMatchObject({ plan: 'standard', planMonthDay: 3 });
    // As if it had been Care from the beginning.
    expect(await credit()).toMatchObject({ balanceMinor: 9900 });
  });

  it('to a smaller one is refused if that credit is used', async () => {
    await begin('unlimited');
    const total = adminDb.doc(`users/${member.uid}/totals/credit`);
    await total.update({ balanceMinor: 12_699 });
    await expectRefusal(change('lite'), 'credit-used');
    expect(await account()).toMatchObject({ plan: 'unlimited' });
    await total.update({ balanceMinor: 12_700 });
    expect(await outcomeOf(change('lite'))).toBe('done');
  });

  it('to a smaller one reserves that credit before the provider is asked', async () => {
    await begin('unlimited');
    let meanwhile: readonly [number, string] | null = null;
    const provider = {
      ...plans.provider,
      changePlan: async (...args: Parameters<typeof plans.provider.changePlan>) => {
        const other = changePlan.handler(callAs(member, { plan: 'standard' }, NOW), deps());
        meanwhile = [await usable(), await outcomeOf(other)];
        return plans.provider.changePlan(...args);
      },
    };
    const asked = callAs(member, { plan: 'lite' } as const, NOW);
    await changePlan.handler(asked, { ...deps(), provider });
    expect(meanwhile).toEqual([5200, 'rate-limited']);
    expect(await usable()).toBe(5200);
  });

  it('gives what it reserved back when the provider refuses, and after two hours without word', async () => {
    await begin('unlimited');
    const refusing = (error: Error) => ({
      ...deps(),
      provider: { ...plans.provider, changePlan: () => Promise.reject(error) },
    });
    const ask = (error: Error) =>
      outcomeOf(changePlan.handler(callAs(member, { plan: 'lite' }, NOW), refusing(error)));
    expect(await ask(new PaymentError('declined', 'No.'))).toBe('card-declined');
    expect(await usable()).toBe(17_900);
    expect(await ask(new Error('No connection'))).toBe('payment-unavailable');
    expect(await usable()).toBe(5200);
    await sweep(NOW);
    const later = new Date(NOW.getTime() + RESERVED_CREDIT_MS);
    expect([await usable(new Date(later.getTime() - 1)), await usable(later)]).toEqual([
      5200, 17_900,
    ]);
  });

  it('that the provider made while its credit was spent leaves a debt, which the next month fills', async () => {
    const id = await begin('unlimited');
    await spend(17_000);
    await plans.provider.changePlan(id, 'lite', 'elsewhere');
    await sync(id);
    expect(await credit()).toMatchObject({ balanceMinor: 900 - 12_700 });
    expect(await usable()).toBe(0);
    for (const [months, left] of [5200 - 11_800, 2 * 5200 - 11_800, 3 * 5200 - 11_800].entries()) {
      await plans.pass(31);
      await sync(id, after(31 * (months + 1)));
      expect(await credit()).toMatchObject({ balanceMinor: left });
    }
  });

  it('is refused when the card is declined, and without a plan', async () => {
    await expectRefusal(change('lite'), 'plan-missing');
    await begin('lite');
    await end(true);
    const { subscriptionId } = await subscription();
    await plans.putCard(subscriptionId ?? '', CARD.failsLater);
    await expectRefusal(change('standard'), 'card-declined');
    expect(await subscription()).toMatchObject({ plan: 'lite', endsWithMonth: true });
  });

  it('lets a plan go on that would have ended, and costs nothing for the same plan', async () => {
    const id = await begin('lite');
    await end(true);
    await change('standard');
    expect(await subscription()).toMatchObject({ plan: 'standard', endsWithMonth: false });
    await change('standard');
    expect(await plans.provider.paidMonths(id)).toHaveLength(2);
  });
});

describe('a payment for a plan that a bank takes back', () => {
  const dispute = (id: string, close?: 'won' | 'lost') =>
    plans.control('POST', 'dispute', { paymentIntent: plans.paymentsOf(id)[0], close });

  it('withholds its credit while the bank decides, and gives it back if that is for us', async () => {
    const id = await begin('lite');
    await dispute(id);
    await sync(id);
    await sync(id);
    expect([(await credit())?.balanceMinor, await usable()]).toEqual([5200, 0]);
    expect(await account()).toMatchObject({ plan: 'lite' });
    expect((await subscription()).dueAt).toEqual(after(1));
    await dispute(id, 'won');
    await sweep(after(1));
    expect(await usable(after(1))).toBe(5200);
    expect((await subscription()).status).toBe('active');
  });

  it('ends the plan at once and takes its credit, if the bank decides so', async () => {
    const id = await begin('unlimited');
    await dispute(id, 'lost');
    await Promise.all([sync(id), sync(id)]);
    await sync(id);
    expect(await credit()).toMatchObject({ balanceMinor: 0, withheld: {} });
    expect(await account()).toMatchObject({ plan: null });
    expect(await subscription()).toMatchObject({ status: 'ended', dueAt: null });
    expect(await atProvider(id)).toMatchObject({ status: 'ended' });
    expect(await told()).toEqual(['plan-begun', 'plan-ended taken-back']);
    expect(sent.map(({ subject }) => subject)).toContain('Emotional Freedom has ended');
  });

  it('takes what an earlier plan gave from the one of now, which goes on', async () => {
    const first = await begin('lite');
    await plans.provider.endPlanNow(first);
    await sync(first);
    await plans.pass(40);
    const second = await begin('standard', after(40));
    await dispute(first, 'lost');
    await sync(first, after(41));
    expect(await credit()).toMatchObject({ balanceMinor: 9900 - 5200 });
    expect(await account()).toMatchObject({ plan: 'standard' });
    expect(await atProvider(second)).toMatchObject({ status: 'active' });
  });

  it('is heard of by any word about its payment', async () => {
    const id = await begin('lite');
    plans.receiver.received.length = 0;
    await dispute(id, 'lost');
    const { received } = plans.receiver;
    await eventually(async () => received.map(({ type }) => type)).toContain(
      'charge.dispute.closed',
    );
    const closed = received.find(({ type }) => type === 'charge.dispute.closed');
    const receiving = { db: adminDb, provider: plans.provider, now: NOW, mail };
    expect(await receive(receiving, closed?.body ?? Buffer.of(), closed?.signature ?? '')).toBe(
      200,
    );
    expect(await credit()).toMatchObject({ balanceMinor: 0 });
    expect(await account()).toMatchObject({ plan: null });
  });

  it('as one that is refunded at the provider takes its share of the credit, once', async () => {
    const id = await begin('lite');
    await plans.provider.refund(plans.paymentsOf(id)[0] ?? '', 2450, 'half');
    await sync(id);
    await sync(id);
    expect(await credit()).toMatchObject({ balanceMinor: 2600 });
    expect(await account()).toMatchObject({ plan: 'lite' });
  });

  it('doesn’t keep a plan running that is to be undone', async () => {
    await begin('standard');
    const second = await plans.begin(member.uid, 'lite');
    await dispute(second, 'lost');
    await sync(second);
    expect(await atProvider(second)).toMatchObject({ status: 'ended' });
    expect(await credit()).toMatchObject({ balanceMinor: 9900 });
  });
});

describe('the end of a plan', () => {
  it('comes with the paid month, and can be taken back until then', async () => {
    const id = await begin('lite');
    expect(await end(true)).toEqual({ endsWithMonth: true });
    expect(await account()).toMatchObject({ plan: 'lite' });
    expect(await end(false)).toEqual({ endsWithMonth: false });
    await end(true);
    await plans.pass(30);
    await sync(id, after(30));
    expect(await account()).toMatchObject({ plan: null, planSince: null });
    expect(await subscription()).toMatchObject({ status: 'ended', dueAt: null });
    expect(await told()).toEqual(['plan-begun', 'plan-ended over']);
    expect(sent.map(({ subject }) => subject)).toEqual([BEGUN, 'Emotional Lite has ended']);
    await expectRefusal(end(true), 'plan-missing');
    await begin('standard', after(31));
    expect(await account()).toMatchObject({ plan: 'standard' });
  });

  it('comes seven days after a payment failed, to the millisecond', async () => {
    const id = await begin('lite');
    await failRenewal(id);
    await sync(id, after(30));
    await sync(id, after(32));
    expect(await account()).toMatchObject({ plan: 'lite' });
    expect(await subscription()).toMatchObject({
      status: 'late',
      graceUntil: after(37),
      payUrl: expect.stringContaining('/pay/'),
    });
    await expectRefusal(change('standard', after(31)), 'plan-unpaid');
    await sweep(new Date(after(37).getTime() - 1));
    expect(await account()).toMatchObject({ plan: 'lite' });
    await sweep(after(37));
    await sweep(after(38));
    expect(await atProvider(id)).toMatchObject({ status: 'ended', payUrl: null });
    expect(await account()).toMatchObject({ plan: null });
    expect(await told()).toEqual(['plan-begun', 'plan-ended unpaid', 'plan-unpaid']);
    expect(sent.map(({ subject }) => subject)).toEqual([
      BEGUN,
      'Your payment for Emotional Lite didn’t go through',
      'Emotional Lite has ended',
    ]);
  });

  it('gives a month back that is paid in the moment in which it comes', async () => {
    const id = await begin('lite');
    await failRenewal(id);
    await sync(id, after(30));
    const provider = {
      ...plans.provider,
      endPlanNow: async (subscriptionId: string) => {
        const { payUrl } = await subscription();
        await plans.send(payUrl ?? '', { card: CARD.pays });
        return plans.provider.endPlanNow(subscriptionId);
      },
    };
    await endLatePlans.handler({ db: adminDb, now: after(37) }, { ...deps(), provider });
    expect(await account()).toMatchObject({ plan: null });
    expect(plans.refundedOf(id)).toBe(4900);
    const entries = await adminDb.collection(`users/${member.uid}/creditEntries`).get();
    expect(entries.size).toBe(1);
  });

  it('doesn’t come if the payment is made up for, of which the sweep hears too', async () => {
    const id = await begin('standard');
    await failRenewal(id);
    await sync(id, after(30));
    const { payUrl } = await subscription();
    await plans.send(payUrl ?? '', { card: CARD.pays });
    await sweep(after(37));
    expect(await subscription()).toMatchObject({
      status: 'active',
      graceUntil: null,
      payUrl: null,
    });
    expect(await credit()).toMatchObject({ balanceMinor: 9900 + 3300 });
    // The next failure begins a grace of its own.
    await failRenewal(id, 31);
    await sync(id, after(61));
    expect(await subscription()).toMatchObject({ graceUntil: after(68) });
    expect(await told()).toEqual(['plan-begun', 'plan-unpaid', 'plan-unpaid']);
  });

  it('and its renewal are noticed if no word of them comes', async () => {
    await begin('lite');
    await plans.pass(30);
    await sweep(after(30));
    expect(await credit()).toMatchObject({ balanceMinor: 5200 });
    expect((await subscription()).periodEnd).toEqual(after(30));
    await sweep(after(31));
    expect((await subscription()).periodEnd).toEqual(after(61));
  });

  it('a page that was paid, or closed, is noticed too', async () => {
    const { url } = await open('lite');
    await sweep(after(1));
    expect((await subscription()).checkoutId).toBe(pageIdOf(url));
    await plans.pay(url);
    await sweep(after(2));
    expect(await account()).toMatchObject({ plan: 'lite' });
    member = await makeMember();
    await plans.provider.expireCheckout(pageIdOf((await open('lite')).url));
    await sweep(after(1));
    expect(await subscription()).toMatchObject({ checkoutId: null, dueAt: null });
  });
});

describe('the pages of the provider', () => {
  it('show invoices once there was a plan, also after it has ended', async () => {
    const portal = () => openPlanPortal.handler(callAs(member, {}, NOW), deps());
    await expectRefusal(portal(), 'plan-missing');
    const id = await begin('lite');
    await plans.provider.endPlanNow(id);
    await sync(id);
    expect((await portal()).url).toContain('/portal/');
  });
});

describe('the plan of a suspended member', () => {
  const stop = (now = NOW) =>
    stopPlan({ db: adminDb, now, provider: plans.provider, ...mail }, member.uid);
  const suspend = () => update(`users/${member.uid}`, { accountStatus: 'suspended' });

  it('ends with its paid month, also if it was to go on', async () => {
    const id = await begin('lite');
    await suspend();
    await stop();
    expect(await subscription()).toMatchObject({ status: 'active', endsWithMonth: true });
    await expectRefusal(end(false), 'forbidden');
    await plans.provider.endPlanWithMonth(id, false);
    await sync(id);
    expect(await atProvider(id)).toMatchObject({ endsWithMonth: true });
    await update(`users/${member.uid}`, { accountStatus: 'active' });
    expect(await end(false)).toEqual({ endsWithMonth: false });
  });

  it('ends at once where a month is unpaid', async () => {
    const id = await begin('lite');
    await failRenewal(id);
    await sync(id, after(30));
    await suspend();
    await stop(after(31));
    expect(await subscription()).toMatchObject({ status: 'ended', payUrl: null });
    expect(await account()).toMatchObject({ plan: null });
  });

  it('doesn’t begin: its page is closed, and what was paid on it comes back', async () => {
    const { url } = await open('lite');
    await suspend();
    await stop();
    await expect(plans.pay(url)).rejects.toThrow();
    const late = await plans.begin(member.uid, 'lite');
    await sync(late);
    expect(await atProvider(late)).toMatchObject({ status: 'ended' });
    expect(plans.refundedOf(late)).toBe(4900);
    expect(await account()).toMatchObject({ plan: null });
  });
});

describe('a plan that was free until payments went live', () => {
  it('ends, which its member is told once', async () => {
    await update(`users/${member.uid}`, { plan: 'lite', planSince: NOW });
    const endFree = () => endFreePlan(adminDb, member.uid, after(1), mail);
    expect(await endFree()).toBe('ended');
    expect(await endFree()).toBe('paid');
    expect(await account()).toMatchObject({ plan: null, planSince: null });
    expect(await told()).toEqual(['plan-ended free']);
    expect(sent.map(({ subject }) => subject)).toEqual(['Emotional Lite has ended']);
  });

  it('isn’t mistaken for one that is paid', async () => {
    await begin('lite');
    expect(await endFreePlan(adminDb, member.uid, after(1), mail)).toBe('paid');
    expect(await account()).toMatchObject({ plan: 'lite' });
  });
});

describe('the plan of an account that is removed', () => {
  it('ends at once, and so does one that is paid afterwards', async () => {
    const id = await begin('lite');
    await dropSubscription(adminDb, plans.provider, member.uid);
    expect(await atProvider(id)).toMatchObject({ status: 'ended' });
    expect(await read(`subscriptions/${member.uid}`)).toBeUndefined();
    await adminDb.recursiveDelete(adminDb.doc(`users/${member.uid}`));
    const late = await plans.begin(member.uid, 'lite');
    await sync(late);
    expect(await atProvider(late)).toMatchObject({ status: 'ended' });
    expect(plans.refundedOf(late)).toBe(4900);
    expect(await read(`users/${member.uid}/totals/credit`)).toBeUndefined();
  });

  it('can’t be paid on a page that was open, and isn’t forgotten while it can’t be ended', async () => {
    const { url } = await open('lite');
    await dropSubscription(adminDb, plans.provider, member.uid);
    await expect(plans.pay(url)).rejects.toThrow();
    await begin('standard');
    await expect(dropSubscription(adminDb, null, member.uid)).rejects.toThrow('can’t be ended');
    expect(await read(`subscriptions/${member.uid}`)).toBeDefined();
  });
});
