import { ENOUGH_MONTHS } from '@hearthkin/domain/companion/first-months';
import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import { holdPayment, settlePayment } from '@hearthkin/domain/payment/settle';
import { afterAll, expect, it } from 'vitest';
import { countFirstMonths } from '../../functions/src/companion/count-first-months';
import { quietDatabase } from '../support/admin';
import {
  applicationDocument,
  bookingDocument,
  companionAccount,
  companionDocument,
  newId,
} from '../support/builders';

const NOW = new Date('2026-11-30T05:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

// A project of its own: all companions are counted.
const { db, close } = quietDatabase(newId('demo-months'));
afterAll(close);

/** A companion whom our team accepted so many days ago, with sessions that ended so many days later. */
async function accepted(uid: string, daysAgo: number, sessions: readonly number[]): Promise<void> {
  const application = applicationDocument({ status: 'accepted', decidedAt: ago(daysAgo) });
  await db.doc(`applications/${uid}`).set(application);
  await db
    .doc(`companions/${uid}`)
    .set(companionDocument(companionAccount(uid), { hourlyRate: 40 }));
  await Promise.all(
    sessions.map(async (day, index) => {
      const endsAt = new Date(ago(daysAgo).getTime() + day * DAY_MS);
      const booking = bookingDocument({ spenderId: 'm', earnerId: uid }, { status: 'completed' });
      const { payout } = settlePayment(holdPayment(booking, endsAt), booking, null, endsAt);
      await db.doc(`payments/${uid}-${index}/payouts/companion`).set(payout ?? {});
    }),
  );
}

it('the pay of companions in their first 30 days is published once there are enough of them', async () => {
  const stored = async () => (await db.doc('site/firstMonths').get()).data();
  const many = Array.from({ length: ENOUGH_MONTHS - 1 }, (_, index) => index);
  await Promise.all(many.map((index) => accepted(`c${index}`, 40, [3, 5])));
  // Too new to have had a month; and what came after the month.
  await accepted('new', 29, [2]);
  expect(await countFirstMonths.handler({ db, now: NOW })).toEqual({ counted: 29, failed: 0 });
  expect(await stored()).toBeUndefined();

  await accepted('last', 60, [40, 50]);
  expect(await countFirstMonths.handler({ db, now: NOW })).toEqual({ counted: 30, failed: 0 });
  const pay = (await db.doc('payments/c0-0/payouts/companion').get()).get('payoutMinor');
  expect(pay).toBeGreaterThan(0);
  const near = Math.round((2 * pay) / 500) * 500;
  expect(await stored()).toMatchObject({
    companions: 30,
    lowMinor: near,
    middleMinor: near,
    highMinor: near,
    commonRate: 40,
  });
});
