import type { User } from '@hearthkin/domain/account/user';
import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import { CREDIT_KINDS } from '@hearthkin/domain/pricing/credits';
import type { MemberStanding } from '@hearthkin/domain/pricing/discounts';
import { beforeAll, describe, expect, it } from 'vitest';
import { expireBookings } from '../../functions/src/booking/expire-bookings';
import { type Actor, makeCompanion, makeMember } from '../support/actors';
import { adminDb, put } from '../support/admin';
import { expectRefusal } from '../support/call-function';
import { askAs, moveAs } from './booking-acts';
import {
  bookingRequest,
  FAR_AHEAD,
  NEWCOMER,
  newYork,
  outcomeOf,
  type Wish,
} from './booking-requests';

/** 5 June 2090, a Monday early in the month. */
const NOW = FAR_AHEAD;
const PLAN_START = new Date('2090-01-15T12:00:00Z');

let companion: Actor;

beforeAll(async () => {
  companion = await makeCompanion();
});

/** A member who has had a first session with the companion. */
async function regular(account: Partial<User>): Promise<string> {
  const { uid } = await makeMember(account);
  await use(uid, `first-session_${companion.uid}`);
  return uid;
}

async function use(uid: string, ...keys: string[]): Promise<void> {
  await Promise.all(
    keys.map((key) =>
      put(`users/${uid}/discounts/${key}`, { bookingId: 'earlier', at: PLAN_START }),
    ),
  );
}

async function used(uid: string): Promise<string[]> {
  const uses = await adminDb.collection(`users/${uid}/discounts`).get();
  return uses.docs.map(({ id }) => id).filter((id) => !id.startsWith('first-session'));
}

const wishOf = (change: Partial<Wish> & Pick<Wish, 'startsAt'>): Wish => ({
  companionId: companion.uid,
  activity: 'virtual-chat',
  minutes: 60,
  ...change,
});

/** Books an hour of Virtual Chat at the price for that member. */
async function book(
  uid: string,
  startsAt: Date,
  standing: Partial<MemberStanding>,
  change: Partial<Wish> = {},
) {
  const full = { ...NEWCOMER, hadSessionWithCompanion: true, ...standing };
  const request = bookingRequest(wishOf({ startsAt, standing: full, ...change }));
  await askAs({ uid }, request, NOW);
  return request.requestId;
}

const cancel = (bookingId: string, uid: string) => moveAs({ uid }, bookingId, 'cancelled', NOW);

/** 03:00 is never Happy Hour; each test has days of its own. */
const at = (days: number, time = '03:00') => newYork(days, time, NOW);
const WITH_LITE = { plan: 'lite', planSessionsLeft: 1 } as const;

describe('the sessions of a plan', () => {
  it('are limited each month; then a member pays without the discount', async () => {
    const uid = await regular({ plan: 'lite', planSince: PLAN_START });
    for (const days of [10, 11, 12]) await book(uid, at(days), WITH_LITE);
    expect(await used(uid)).toEqual(['plan-2090-06-1', 'plan-2090-06-2', 'plan-2090-06-3']);
    await expectRefusal(book(uid, at(13), WITH_LITE), 'price-changed');
    const id = await book(uid, at(13), {});
    expect((await adminDb.doc(`bookings/${id}`).get()).data()).toMatchObject({
      price: { discounts: [], totalMinor: 1500 },
      discountKeys: [],
    });
    // July has three of its own.
    await book(uid, at(31), WITH_LITE);
    expect(await used(uid)).toContain('plan-2090-07-1');
  });

  it('give the last one to one of two bookings made at the same instant', async () => {
    const uid = await regular({ plan: 'lite', planSince: PLAN_START });
    await use(uid, 'plan-2090-06-1', 'plan-2090-06-2');
    const outcomes = await Promise.all(
      [14, 15, 16, 17].map((days) => outcomeOf(book(uid, at(days), WITH_LITE))),
    );
    expect(outcomes.sort()).toEqual(['done', 'price-changed', 'price-changed', 'price-changed']);
    expect(await used(uid)).toHaveLength(3);
  });

  it('are each given once to bookings made at the same instant while there are enough', async () => {
    const uid = await regular({ plan: 'standard', planSince: PLAN_START });
    const standing = { plan: 'standard', planSessionsLeft: 1 } as const;
    await Promise.all([18, 19, 20].map((days) => book(uid, at(days), standing)));
    expect(await used(uid)).toEqual(['plan-2090-06-1', 'plan-2090-06-2', 'plan-2090-06-3']);
  });

  it('are two more for Care when May left two over', async () => {
    const standing = { plan: 'standard', planSessionsLeft: 1 } as const;
    const own = [1, 2, 3, 4, 5, 6].map((number) => `plan-2090-06-${number}`);
    const uid = await regular({ plan: 'standard', planSince: PLAN_START });
    await use(uid, ...own, 'plan-2090-05-1');
    for (const days of [23, 24]) await book(uid, at(days), standing);
    await expectRefusal(book(uid, at(25), standing), 'price-changed');
  });

  it('are given back by a booking that is declined, taken back or lapses', async () => {
    const uid = await regular({ plan: 'lite', planSince: PLAN_START });
    const declined = await book(uid, at(6), WITH_LITE);
    const withdrawn = await book(uid, at(7), WITH_LITE);
    await book(uid, at(8), WITH_LITE);
    await cancel(declined, companion.uid);
    expect(await used(uid)).toEqual(['plan-2090-06-2', 'plan-2090-06-3']);
    // The freed number is used again.
    await book(uid, at(6), WITH_LITE);
    expect(await used(uid)).toHaveLength(3);
    await cancel(withdrawn, uid);
    expect(await used(uid)).toEqual(['plan-2090-06-1', 'plan-2090-06-3']);
    const lapsed = new Date(NOW.getTime() + DAY_MS);
    await expireBookings.handler({ db: adminDb, now: lapsed, companionId: companion.uid });
    expect(await used(uid)).toEqual([]);
  });
});

describe('the coupon and the bonus of a loyal member', () => {
  const GOLD = { sessionsCompleted: 20, silverUsed: true, credits: CREDIT_KINDS } as const;
  const loyal = async () => {
    const uid = await regular({ stats: { sessionsCompleted: 20 } });
    await use(uid, 'silver-loyalty');
    return uid;
  };

  it('are taken off the price of the booking they are chosen for, and then used up', async () => {
    const uid = await loyal();
    const plain = await book(uid, at(33), GOLD);
    expect(await used(uid)).toEqual(['silver-loyalty']);
    const id = await book(uid, at(34), GOLD, { useCredits: CREDIT_KINDS });
    const priceOf = async (bookingId: string) =>
      (await adminDb.doc(`bookings/${bookingId}`).get()).get('price');
    expect(await priceOf(plain)).toMatchObject({ credits: [], totalMinor: 1500 });
    expect(await priceOf(id)).toMatchObject({
      credits: [
        { kind: 'bronze-coupon', amountMinor: 500 },
        { kind: 'gold-bonus', amountMinor: 375 },
      ],
      totalMinor: 625,
    });
    const payment = await adminDb.doc(`payments/${id}`).get();
    expect(payment.data()).toMatchObject({ status: 'held', totalMinor: 625 });
    expect(await used(uid)).toEqual(['bronze-coupon', 'gold-bonus', 'silver-loyalty']);
  });

  it('are used once, even by bookings made at the same instant', async () => {
    const uid = await loyal();
    const attempts = [35, 36, 37].map((days) =>
      outcomeOf(book(uid, at(days), GOLD, { useCredits: ['bronze-coupon'] })),
    );
    expect((await Promise.all(attempts)).sort()).toEqual([
      'done',
      'price-changed',
      'price-changed',
    ]);
    const again = book(uid, at(38), GOLD, { useCredits: ['bronze-coupon'] });
    await expectRefusal(again, 'price-changed');
  });

  it('are given back by a cancelled booking, and can be used again', async () => {
    const uid = await loyal();
    const id = await book(uid, at(39), GOLD, { useCredits: CREDIT_KINDS });
    await cancel(id, companion.uid);
    expect(await used(uid)).toEqual(['silver-loyalty']);
    await book(uid, at(39), GOLD, { useCredits: CREDIT_KINDS });
  });
});
