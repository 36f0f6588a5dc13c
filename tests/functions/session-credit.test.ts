import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import { creditEntrySchema, creditSchema } from '@hearthkin/domain/pricing/plan-records';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decideClaim } from '../../functions/src/admin/decide-claim';
import { createBooking } from '../../functions/src/booking/create-booking';
import { fileClaim } from '../../functions/src/booking/file-claim';
import { transitionBooking } from '../../functions/src/booking/transition-booking';
import { letGo } from '../../functions/src/payment/settle-checkout';
import { toDates } from '../../functions/src/platform/records/converter';
import { changePlan } from '../../functions/src/pricing/change-plan';
import { syncSubscription } from '../../functions/src/pricing/sync-subscription';
import { type PlanScene, startPlanScene } from '../payments/plan-scene';
import { type Actor, makeAdmin, makeCompanion, makeMember } from '../support/actors';
import { adminDb, put, read, update } from '../support/admin';
import { expectRefusal } from '../support/call-function';
import { mailQueue } from '../support/mail-queue';
import { WITHOUT_MONEY } from '../support/without-money';
import { askAs, moveAs } from './booking-acts';
import {
  bookingRequest,
  callAs,
  FAR_AHEAD,
  NEWCOMER,
  newYork,
  outcomeOf,
} from './booking-requests';

const NOW = FAR_AHEAD;
const after = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const at = (days: number, time = '14:00') => newYork(days, time, NOW);
const deps = { queue: mailQueue(), siteUrl: '', linkKey: 'key' };

let companion: Actor;
let plans: PlanScene;
let member: Actor;
let plan: string;

beforeAll(async () => {
  companion = await makeCompanion();
});

/** A member with Lite, whose month began now: €52 of credit. */
beforeEach(async () => {
  member = await makeMember();
  plans = await startPlanScene(NOW);
  plan = await plans.begin(member.uid, 'lite');
  await sync(NOW);
});

afterEach(() => plans.close());

const sync = (now: Date) => syncSubscription(adminDb, plans.provider, plan, now, deps);

async function credit() {
  const stored = await adminDb.doc(`users/${member.uid}/totals/credit`).get();
  return creditSchema.parse(toDates(stored.data()));
}

/** What has changed the credit, and the sum of it, which is what is left. */
async function entries() {
  const found = await adminDb.collection(`users/${member.uid}/creditEntries`).get();
  const all = found.docs.map((doc) => creditEntrySchema.parse(toDates(doc.data())));
  const { balanceMinor, returnedMinor } = await credit();
  const sum = all.reduce((total, { amountMinor }) => total + amountMinor, 0);
  expect(sum).toBe(balanceMinor + returnedMinor);
  return all.map(({ kind, amountMinor }) => `${kind} ${amountMinor}`).sort();
}

/** Requests two hours of Coffee & Walk with the discount of the plan: €57. */
function ask(startsAt: Date, planCreditMinor: number, now = NOW) {
  const standing = { ...NEWCOMER, plan: 'lite', planSessionsLeft: 1, planCreditMinor } as const;
  const request = bookingRequest({
    companionId: companion.uid,
    startsAt,
    standing: { ...standing, hadSessionWithCompanion: true },
  });
  return { request, send: () => askAs(member, request, now) };
}

async function book(startsAt: Date, planCreditMinor: number, now = NOW): Promise<string> {
  const { request, send } = ask(startsAt, planCreditMinor, now);
  await send();
  return request.requestId;
}

const move = (
  bookingId: string,
  to: 'confirmed' | 'completed' | 'cancelled',
  who: Actor,
  now = NOW,
) => moveAs(who, bookingId, to, now);

beforeEach(() =>
  put(`users/${member.uid}/discounts/first-session_${companion.uid}`, {
    bookingId: 'earlier',
    at: NOW,
  }),
);

describe('session credit', () => {
  it('pays for a session of the plan in the commit that books it, once', async () => {
    const { request, send } = ask(at(1), 5200);
    await Promise.all([send(), send()]);
    await send();
    expect(await entries()).toEqual(['grant 5200', 'use -5200']);
    expect(await credit()).toMatchObject({ balanceMinor: 0 });
    expect(await read(`payments/${request.requestId}`)).toMatchObject({
      totalMinor: 500,
      creditMinor: 5200,
      refundedCreditMinor: 0,
    });
  });

  it('is not spent twice by two bookings at once', async () => {
    const outcomes = await Promise.all([
      outcomeOf(ask(at(2), 5200).send()),
      outcomeOf(ask(at(3), 5200).send()),
    ]);
    expect(outcomes.sort()).toEqual(['done', 'price-changed']);
    expect(await entries()).toEqual(['grant 5200', 'use -5200']);
  });

  it('of all weeks of a series comes back when they are withdrawn in one commit', async () => {
    const week = (days: number, planCreditMinor: number) =>
      bookingRequest({
        ...{ companionId: companion.uid, startsAt: at(days, '10:00'), minutes: 60 },
        standing: {
          ...NEWCOMER,
          ...{ plan: 'lite', planSessionsLeft: 1, planCreditMinor, hadSessionWithCompanion: true },
        },
      });
    const [first, second] = [week(13, 5200), week(20, 2350)];
    const { requestId, startsAt, agreedTotalMinor } = second;
    const series = { ...first, furtherWeeks: [{ requestId, startsAt, agreedTotalMinor }] };
    await askAs(member, series, NOW);
    expect(await entries()).toEqual(['grant 5200', 'use -2350', 'use -2850']);
    const input = { bookingId: requestId, to: 'cancelled', reason: '', wholeSeries: true } as const;
    await transitionBooking.handler(callAs({ uid: member.uid }, input, NOW), WITHOUT_MONEY);
    expect(await entries()).toEqual([
      ...['grant 5200', 'return 2350', 'return 2850', 'use -2350', 'use -2850'],
    ]);
    expect(await credit()).toMatchObject({ balanceMinor: 5200 });
  });

  it('whose price a change of plan gives back isn’t taken by a session meanwhile', async () => {
    const change = (plan: 'lite' | 'unlimited', provider = plans.provider) =>
      changePlan.handler(callAs(member, { plan }, NOW), { ...deps, provider });
    await change('unlimited');
    const standing = { ...NEWCOMER, plan: 'unlimited', planSessionsLeft: 1 } as const;
    const request = bookingRequest({
      companionId: companion.uid,
      startsAt: at(20),
      minutes: 240,
      standing: { ...standing, planCreditMinor: 17_900, hadSessionWithCompanion: true },
    });
    let booked = '';
    await change('lite', {
      ...plans.provider,
      changePlan: async (...args) => {
        booked = await outcomeOf(askAs(member, request, NOW));
        return plans.provider.changePlan(...args);
      },
    });
    expect(booked).toBe('price-changed');
    expect(await credit()).toMatchObject({ balanceMinor: 5200 });
    expect(await entries()).toEqual(['grant -12700', 'grant 12700', 'grant 5200']);
  });

  it('comes back once with a session that is canceled in time, and can be used again', async () => {
    const id = await book(at(4), 5200);
    await move(id, 'cancelled', companion);
    await expectRefusal(move(id, 'cancelled', companion), 'bad-transition');
    expect(await entries()).toEqual(['grant 5200', 'return 5200', 'use -5200']);
    expect(await read(`payments/${id}`)).toMatchObject({
      status: 'refunded',
      refundedMinor: 500,
      refundedCreditMinor: 5200,
    });
    await book(at(4), 5200);
    expect(await credit()).toMatchObject({ balanceMinor: 0, returnedMinor: 0 });
  });

  it('stays gone with a completed session, until a claim gives a part back', async () => {
    const id = await book(at(6), 5200);
    await move(id, 'confirmed', companion);
    await move(id, 'completed', companion, after(7));
    expect(await entries()).toEqual(['grant 5200', 'use -5200']);
    const told = { bookingId: id, kind: 'ended-early', words: 'It ended early.', pictures: [] };
    await fileClaim.handler(callAs(member, told as never, after(7)), deps);
    const staff = await makeAdmin();
    const decision = { bookingId: id, outcome: 'refund-part', keptPercent: 50, reason: 'Half.' };
    await decideClaim.handler(callAs(staff, decision as never, after(12)), deps);
    expect(await entries()).toEqual(['grant 5200', 'return 2600', 'use -5200']);
  });

  it('is not used by a session without the discount of the plan', async () => {
    await update(`users/${member.uid}`, { plan: null, planSince: null });
    const standing = { ...NEWCOMER, hadSessionWithCompanion: true };
    const request = bookingRequest({ companionId: companion.uid, startsAt: at(8), standing });
    await askAs(member, request, NOW);
    expect(await entries()).toEqual(['grant 5200']);
  });

  it('comes back when a request isn’t paid', async () => {
    const { request } = ask(at(9), 5200);
    const pages = { provider: plans.provider, siteUrl: 'https://hearthkin.test' };
    const { checkoutUrl } = await createBooking.handler(callAs(member, request, NOW), pages);
    expect(checkoutUrl).toContain(plans.payments.url);
    expect(await entries()).toEqual(['grant 5200', 'use -5200']);
    expect(await read(`checkouts/${request.requestId}`)).toMatchObject({ amountMinor: 500 });
    await letGo(adminDb, request.requestId, 'expired', NOW);
    await letGo(adminDb, request.requestId, 'expired', NOW);
    expect(await entries()).toEqual(['grant 5200', 'return 5200', 'use -5200']);
  });

  it('that pays for all of a session needs no card', async () => {
    const standing = {
      ...NEWCOMER,
      plan: 'lite',
      planSessionsLeft: 1,
      planCreditMinor: 5200,
    } as const;
    const request = bookingRequest({
      companionId: companion.uid,
      startsAt: at(10),
      minutes: 60,
      standing: { ...standing, hadSessionWithCompanion: true },
    });
    const pages = { provider: plans.provider, siteUrl: 'https://hearthkin.test' };
    const { checkoutUrl } = await createBooking.handler(callAs(member, request, NOW), pages);
    expect(checkoutUrl).toBeNull();
    expect(await entries()).toEqual(['grant 5200', 'use -2850']);
  });

  it('is not written again for an account that is gone', async () => {
    const id = await book(at(11), 5200);
    await adminDb.recursiveDelete(adminDb.doc(`users/${member.uid}`));
    await move(id, 'cancelled', companion);
    const left = await adminDb.collection(`users/${member.uid}/creditEntries`).get();
    expect(left.size).toBe(0);
  });
});
