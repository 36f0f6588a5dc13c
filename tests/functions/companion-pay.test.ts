import type { Booking } from '@hearthkin/domain/booking/booking';
import { OPEN_OFFER } from '@hearthkin/domain/companion/open-offer';
import { formatMoney } from '@hearthkin/domain/foundation/formats';
import { priceOf } from '@hearthkin/domain/news/price-data';
import { companionPay } from '@hearthkin/domain/payment/payment-words';
import type { OwnOffers } from '@hearthkin/domain/pricing/discounts';
import { describe, expect, it } from 'vitest';
import { followBooking } from '../../functions/src/booking/follow-booking';
import type { Mail } from '../../functions/src/mail/mail';
import { bookings, companionPayout } from '../../functions/src/platform/records/collections';
import { makeCompanion, makeMember } from '../support/actors';
import { adminDb, read, update } from '../support/admin';
import { newId } from '../support/builders';
import { mailQueue } from '../support/mail-queue';
import { askAs, moveAs } from './booking-acts';
import { bookingRequest, FAR_AHEAD, NEWCOMER, newYork } from './booking-requests';

const PLAN_START = new Date('2090-01-15T12:00:00Z');

/** A member with Emotional Care asks a companion with these offers, in Happy Hour. */
async function request(offers: OwnOffers) {
  const [member, companion] = await Promise.all([
    makeMember(),
    makeCompanion({ offer: { ...OPEN_OFFER, ...offers } }),
  ]);
  const plan = { plan: 'standard', planSince: PLAN_START };
  await update(`users/${member.uid}`, plan);
  // Thursday at 11:00.
  const startsAt = newYork(3, '11:00', FAR_AHEAD);
  const wish = bookingRequest({
    companionId: companion.uid,
    startsAt,
    offers,
    standing: { ...NEWCOMER, plan: 'standard', planSessionsLeft: 1 },
  });
  await askAs(member, wish, FAR_AHEAD);
  const id = wish.requestId;
  const booking = (await bookings(adminDb).doc(id).get()).data() as Booking;
  return { member, companion, id, booking };
}

/** What the companion is told of a request, by email and in the app. */
async function told({ companion, id, booking }: Awaited<ReturnType<typeof request>>) {
  const sent: Mail[] = [];
  const queue = mailQueue(({ mail }) => void sent.push(mail));
  const written = {
    eventId: newId('event'),
    bookingId: id,
    at: FAR_AHEAD,
    before: null,
    after: booking,
  };
  const mails = { queue, siteUrl: 'https://hearthkin.test', linkKey: 'a key of this test' };
  await followBooking(written, { db: adminDb, now: FAR_AHEAD, ...mails });
  const note = await read(`users/${companion.uid}/notifications/${id}_booking-requested`);
  const price = priceOf(note?.data ?? {});
  return {
    mail: sent.find(({ to }) => to === companion.email)?.text ?? '',
    note: price === null ? '' : companionPay(price),
  };
}

async function complete({ companion, id, booking }: Awaited<ReturnType<typeof request>>) {
  await moveAs(companion, id, 'confirmed', FAR_AHEAD);
  await moveAs(companion, id, 'completed', booking.endsAt);
  const payout = (await companionPayout(adminDb, id).get()).data();
  return payout?.payoutMinor ?? 0;
}

describe('what a companion is told of a request', () => {
  it.each([
    // The list price is 60 euros; the plan takes 10% off, at our expense.
    { firstSession: false, happyHour: false, total: 5400, pay: 4800 },
    { firstSession: true, happyHour: false, total: 2400, pay: 2400 },
    { firstSession: false, happyHour: true, total: 4200, pay: 3840 },
    { firstSession: true, happyHour: true, total: 1200, pay: 1440 },
  ])('is what they are paid: $firstSession, $happyHour', async ({ total, pay, ...offers }) => {
    const asked = await request(offers);
    expect(asked.booking.price.totalMinor).toBe(total);
    const { mail, note } = await told(asked);
    const sums = `users/${asked.companion.uid}/totals/earnings`;
    expect(await read(sums)).toMatchObject({ heldMinor: pay, requestedMinor: pay });
    expect(await complete(asked)).toBe(pay);
    expect(mail).toContain(`You receive ${formatMoney(pay)}: `);
    expect(mail).toContain('Hearthkin covers their 10% plan discount.');
    expect(note).toContain(`You receive ${formatMoney(pay)}: `);
    expect(await read(sums)).toMatchObject({ heldMinor: 0, requestedMinor: 0, unpaidMinor: pay });
  });

  it('counts a first session without a discount as the first', async () => {
    const asked = await request({ firstSession: false, happyHour: false });
    const { uid } = asked.companion;
    expect(asked.booking.discountKeys).toContain(`first-session_${uid}`);
    await update(`companions/${uid}`, { 'offer.firstSession': true });
    const again = bookingRequest({
      companionId: uid,
      startsAt: newYork(4, '15:00', FAR_AHEAD),
      standing: {
        ...NEWCOMER,
        hadSessionWithCompanion: true,
        plan: 'standard',
        planSessionsLeft: 1,
      },
    });
    await askAs(asked.member, again, FAR_AHEAD);
    expect(await read(`bookings/${again.requestId}`)).toMatchObject({
      price: { totalMinor: 5400, discounts: [{ kind: 'plan', percent: 10 }] },
    });
  });
});
