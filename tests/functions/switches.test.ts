import { nowStart } from '@hearthkin/domain/booking/free-time';
import type { SwitchName } from '@hearthkin/domain/foundation/switches';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createBooking } from '../../functions/src/booking/create-booking';
import { alertWhenFree } from '../../functions/src/companion/alert-when-free';
import { answerFreeAlerts } from '../../functions/src/companion/answer-free-alerts';
import type { PaymentProvider } from '../../functions/src/payment/provider/payment-provider';
import { changePlan } from '../../functions/src/pricing/change-plan';
import { openPlanCheckout } from '../../functions/src/pricing/open-plan-checkout';
import { openCheckout } from '../../functions/src/settlement/open-checkout';
import { completeShortSignup } from '../../functions/src/sign-up/complete-short-signup';
import { setSwitch } from '../../production/switches';
import { makeActor } from '../support/actors';
import { adminAuth, quietDatabase } from '../support/admin';
import { companionAccount, companionDocuments, memberDocument, newId } from '../support/builders';
import { mailQueue } from '../support/mail-queue';
import { bookingRequest, callAs, FAR_AHEAD, newYork } from './booking-requests';

const { db, clear, close } = quietDatabase(newId('demo-switches'));
afterAll(close);

/** Each test has a time of its own, since what was read is kept for half a minute. */
let now = FAR_AHEAD;
beforeEach(async () => {
  await clear();
  now = new Date(now.getTime() + 60_000);
  const { listing, live } = companionDocuments(companionAccount('eve'), { lastActiveAt: now }, now);
  await Promise.all([
    db.doc('users/sam').set(memberDocument('sam')),
    db.doc('users/eve').set(companionAccount('eve')),
    db.doc('companions/eve').set(listing),
    db.doc('companions/eve/live/now').set(live),
  ]);
});

const PAGE = { id: 'page', url: 'https://pay.test/page' };
const provider = {
  openCheckout: async () => PAGE,
  openPlanCheckout: async () => PAGE,
  readCheckout: async () => ({ ...PAGE, status: 'open', paymentId: null }),
  // Only what opens a page.
} as unknown as PaymentProvider;
const deps = { provider, siteUrl: 'https://hearthkin.test', queue: mailQueue(), linkKey: 'key' };

const call = <Input>(input: Input, uid = 'sam') => ({ ...callAs({ uid }, input, now), db });
const wish = (change: object = {}) => ({
  ...bookingRequest({ companionId: 'eve', startsAt: newYork(5, '14:00', now) }),
  ...change,
});
const book = (request = wish(), given: Parameters<typeof createBooking.handler>[1] = deps) =>
  createBooking.handler(call(request), given);
const switchOff = (name: SwitchName) => setSwitch(db, name, false, now);
const pausedAs = (message: SwitchName) => ({ code: 'paused', message });

describe('an operator', () => {
  it('switches one thing, and the others stay as they are', async () => {
    await switchOff('signUps');
    await switchOff('talkNow');
    await setSwitch(db, 'signUps', true, now);
    const stored = (await db.doc('site/switches').get()).data();
    expect(stored).toMatchObject({ payments: true, signUps: true, talkNow: false, appCheck: true });
  });
});

describe('while payments are switched off', () => {
  beforeEach(() => switchOff('payments'));

  it('no one begins to pay for a session, and nothing is held', async () => {
    await expect(book()).rejects.toMatchObject(pausedAs('payments'));
    expect((await db.collection('checkouts').get()).empty).toBe(true);
    expect((await db.collection('companions/eve/days').get()).empty).toBe(true);
  });

  it('a session without anything to pay is booked', async () => {
    expect(await book(wish(), { ...deps, provider: null })).toMatchObject({ checkoutUrl: null });
  });

  it('no one begins or changes a plan', async () => {
    const refusal = pausedAs('payments');
    const input = { plan: 'lite' } as const;
    await expect(openPlanCheckout.handler(call(input), deps)).rejects.toMatchObject(refusal);
    await expect(changePlan.handler(call(input), deps)).rejects.toMatchObject(refusal);
  });
});

it('a request that waits for its payment isn’t paid while payments are switched off', async () => {
  const { bookingId } = await book();
  const pay = () => openCheckout.handler(call({ bookingId }), deps);
  expect(await pay()).toEqual({ checkoutUrl: PAGE.url });
  now = new Date(now.getTime() + 60_000);
  await switchOff('payments');
  await expect(pay()).rejects.toMatchObject(pausedAs('payments'));
});

describe('while talking right now is switched off', () => {
  beforeEach(() => switchOff('talkNow'));

  it('no one asks for it, and others book a time', async () => {
    const soon = { timing: 'now', startsAt: nowStart(now).toISOString() };
    await expect(book(wish(soon))).rejects.toMatchObject(pausedAs('talkNow'));
    expect(await book()).toMatchObject({ checkoutUrl: PAGE.url });
  });

  it('no one begins to wait for it, and those who wait are told nothing', async () => {
    const ask = alertWhenFree.handler(call({ mood: null }), undefined);
    await expect(ask).rejects.toMatchObject(pausedAs('talkNow'));
    const expireAt = new Date(now.getTime() + 60_000);
    await db.doc('freeAlerts/sam').set({ mood: null, createdAt: now, expireAt });
    const counts = await answerFreeAlerts.handler({ db, now }, deps);
    expect(counts).toEqual({ told: 0, dropped: 0, failed: 0 });
    expect((await db.doc('freeAlerts/sam').get()).exists).toBe(true);
  });
});

it('no account is made while sign-ups are switched off, and one that was made is answered', async () => {
  const { uid } = await makeActor({});
  const input = {
    names: { firstName: 'Maya', lastName: '' },
    dateOfBirth: '1990-05-01',
    timeZone: null,
    ageDoubted: false,
    agreeToTerms: true,
  } as const;
  const complete = () =>
    completeShortSignup.handler(
      { ...call(input, uid), caller: { ...call(input, uid).caller, userType: null } },
      { auth: adminAuth, peopleKey: '', ...deps },
    );
  await switchOff('signUps');
  await expect(complete()).rejects.toMatchObject(pausedAs('signUps'));
  expect((await db.doc(`users/${uid}`).get()).exists).toBe(false);
  await db.doc(`users/${uid}`).set(memberDocument(uid));
  expect(await complete()).toEqual({ userType: 'spender' });
});
