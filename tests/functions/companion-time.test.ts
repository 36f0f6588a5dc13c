import { FACETS } from '@hearthkin/domain/companion/facets';
import { LIVE_ID, MAX_BUSY } from '@hearthkin/domain/companion/live';
import { OPEN_OFFER } from '@hearthkin/domain/companion/open-offer';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { slotStart } from '@hearthkin/domain/foundation/slots';
import { wallClock } from '@hearthkin/domain/foundation/time';
import { describe, expect, it } from 'vitest';
import { syncBusy } from '../../functions/src/agreement/sync-busy';
import { clearOnline } from '../../functions/src/companion/clear-online';
import { syncOnline } from '../../functions/src/companion/sync-online';
import { type Actor, makeAll, makeCompanion, makeMember } from '../support/actors';
import { adminDb, quietDatabase } from '../support/admin';
import {
  type bookingDocument,
  bookingOf,
  companionAccount,
  companionDocuments,
  newId,
} from '../support/builders';
import { callFunction } from '../support/call-function';
import { eventually } from '../support/eventually';
import { runTriggers } from '../support/in-process-triggers';
import { bookingRequest, newYork, ZONE } from './booking-requests';

runTriggers();

const listingOf = async ({ uid }: Actor) => (await adminDb.doc(`companions/${uid}`).get()).data();
const liveRef = (uid: string) => adminDb.doc(`companions/${uid}/live/${LIVE_ID}`);
const liveOf = async ({ uid }: Actor) => (await liveRef(uid).get()).data();

async function busyOf(companion: Actor): Promise<string[]> {
  const busy: { from: FirebaseFirestore.Timestamp; until: FirebaseFirestore.Timestamp }[] = (
    await liveOf(companion)
  )?.busy;
  return busy.map(
    ({ from, until }) => `${from.toDate().toISOString()} ${until.toDate().toISOString()}`,
  );
}

const span = (startsAt: Date, hours = 2) =>
  `${startsAt.toISOString()} ${new Date(startsAt.getTime() + hours * HOUR_MS).toISOString()}`;

describe('the sessions of a companion', () => {
  it('appear with a request, and go when it ends', async () => {
    const [member, next, companion] = await makeAll(makeMember, makeMember, makeCompanion);
    const book = async (who: Actor, days: number) => {
      const startsAt = newYork(days, '14:00');
      const request = bookingRequest({ companionId: companion.uid, startsAt });
      await callFunction('createBooking', request, who);
      return { startsAt, bookingId: request.requestId };
    };
    const move = (bookingId: string, to: string, actor: Actor) =>
      callFunction('transitionBooking', { bookingId, to, reason: '' }, actor);

    const later = await book(next, 6);
    await eventually(() => busyOf(companion)).toEqual([span(later.startsAt)]);
    const sooner = await book(member, 4);
    await eventually(() => busyOf(companion)).toEqual([
      span(sooner.startsAt),
      span(later.startsAt),
    ]);
    await move(sooner.bookingId, 'confirmed', companion);
    await move(later.bookingId, 'cancelled', companion);
    await eventually(() => busyOf(companion)).toEqual([span(sooner.startsAt)]);
    await move(sooner.bookingId, 'cancelled', member);
    await eventually(() => busyOf(companion)).toEqual([]);
  });

  it('have the times only, and are written once', async () => {
    const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
    const now = new Date();
    const put = (change: Parameters<typeof bookingDocument>[1]) =>
      adminDb.doc(`bookings/${newId('booking')}`).set(bookingOf(member, companion, change));
    const quarter = slotStart(now).getTime();
    const day = (days: number) => new Date(quarter + days * DAY_MS);
    const hours = (startsAt: Date) => ({
      startsAt,
      endsAt: new Date(startsAt.getTime() + 2 * HOUR_MS),
    });
    await put({ ...hours(day(2)), status: 'confirmed' });
    await put({ ...hours(day(1)) });
    await put({ ...hours(day(3)), status: 'cancelled' });
    await put({ ...hours(day(-1)), status: 'confirmed' });
    await eventually(() => busyOf(companion)).toEqual([span(day(1)), span(day(2))]);
    expect(JSON.stringify(await liveOf(companion))).not.toContain(member.uid);
    const writtenAt = async () => JSON.stringify((await liveRef(companion.uid).get()).updateTime);
    const before = await writtenAt();
    await syncBusy(adminDb, companion.uid, null, now);
    expect(await writtenAt()).toBe(before);
  });

  it('have the companion’s time after a session, and their full days', async () => {
    const offer = { ...OPEN_OFFER, bufferMinutes: 30 as const, sessionsPerDay: 1 as const };
    const [member, companion] = await Promise.all([makeMember(), makeCompanion({ offer })]);
    const startsAt = newYork(5, '14:00');
    const { date } = wallClock(startsAt, ZONE);
    const fullDays = async () => (await liveOf(companion))?.fullDays;
    await callFunction(
      'createBooking',
      bookingRequest({ companionId: companion.uid, startsAt }),
      member,
    );
    await eventually(() => busyOf(companion)).toEqual([span(startsAt, 2.5)]);
    await eventually(fullDays).toEqual([date]);
    const ref = adminDb.doc(`companions/${companion.uid}`);
    await ref.update({ 'offer.sessionsPerDay': 2 });
    await eventually(fullDays).toEqual([]);
  });

  it('have the sessions of other dates unchanged, and one more where there were too many', async () => {
    const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
    const quarter = slotStart(new Date()).getTime();
    const put = (days: number) => {
      const startsAt = new Date(quarter + days * DAY_MS);
      const booking = bookingOf(member, companion, { startsAt, status: 'confirmed' });
      return { startsAt, ref: adminDb.doc(`bookings/${newId('booking')}`), booking };
    };
    const all = Array.from({ length: MAX_BUSY + 1 }, (_, index) => put(3 * (index + 1)));
    const [first, second] = all;
    if (first === undefined || second === undefined) throw new Error('There are sessions');
    await Promise.all(all.map(({ ref, booking }) => ref.set(booking)));
    const spans = all.map(({ startsAt }) => span(startsAt));
    const now = new Date();
    // Past the trigger, which would run for each of them.
    await syncBusy(adminDb, companion.uid, null, now);
    expect(await busyOf(companion)).toEqual(spans.slice(0, MAX_BUSY));
    for (const [index, { ref, startsAt }] of [first, second].entries()) {
      await ref.update({ status: 'cancelled' });
      await syncBusy(adminDb, companion.uid, new Set([wallClock(startsAt, ZONE).date]), now);
      expect(await busyOf(companion)).toEqual(spans.slice(index + 1));
    }
  });

  it('do not restore a deleted companion', async () => {
    const uid = newId('gone');
    await syncBusy(adminDb, uid, null, new Date());
    expect((await adminDb.doc(`companions/${uid}`).get()).exists).toBe(false);
    expect((await liveRef(uid).get()).exists).toBe(false);
  });
});

describe('a companion', () => {
  const isOnline = async (companion: Actor) => (await listingOf(companion))?.facets[FACETS.online];
  const saveLastActive = ({ uid }: Actor, at: Date) => liveRef(uid).update({ lastActiveAt: at });

  it('counts as online once active', async () => {
    const companion = await makeCompanion();
    expect(await isOnline(companion)).toBeUndefined();
    await saveLastActive(companion, new Date());
    await eventually(() => isOnline(companion)).toBe(true);
  });

  it('who stays online writes the listing once', async () => {
    const { db, close } = quietDatabase(newId('demo-online'));
    const seen = new Date();
    const ref = db.doc('companions/wilma');
    const live = ref.collection('live').doc(LIVE_ID);
    const documents = companionDocuments(companionAccount('wilma'), {});
    await Promise.all([ref.set(documents.listing), live.set(documents.live)]);
    await live.update({ lastActiveAt: seen });
    expect(await syncOnline(db, 'wilma', seen)).toBe('marked-online');
    const { updateTime } = await ref.get();
    const later = new Date(seen.getTime() + 2 * MINUTE_MS);
    await live.update({ lastActiveAt: later });
    expect(await syncOnline(db, 'wilma', later)).toBe('unchanged');
    expect((await ref.get()).updateTime).toEqual(updateTime);
    await close();
  });

  it('is no longer online five minutes after the last activity, not before', async () => {
    // A project without triggers, which would use the real clock.
    const { db, close } = quietDatabase(newId('demo-online'));
    const seen = new Date();
    const ref = db.doc('companions/wilma');
    const { listing, live } = companionDocuments(companionAccount('wilma'), { lastActiveAt: seen });
    await Promise.all([ref.set(listing), ref.collection('live').doc(LIVE_ID).set(live)]);
    const after = (ms: number) => new Date(seen.getTime() + ms);
    const online = async () => (await ref.get()).get('facets.online');
    expect(await clearOnline.handler({ db, now: after(5 * MINUTE_MS - 1) })).toEqual({
      cleared: 0,
      failed: 0,
    });
    expect(await online()).toBe(true);
    expect(await clearOnline.handler({ db, now: after(5 * MINUTE_MS) })).toEqual({
      cleared: 1,
      failed: 0,
    });
    expect(await online()).toBeUndefined();
    await close();
  });
});
