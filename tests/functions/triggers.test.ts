import { cellOf } from '@hearthkin/domain/account/place';
import { toProfile } from '@hearthkin/domain/account/profile';
import { sizedPhotoPaths } from '@hearthkin/domain/account/sized-photo';
import { queryTokens } from '@hearthkin/domain/foundation/search-tokens';
import { describe, expect, it } from 'vitest';
import { syncAccount } from '../../functions/src/account/sync-account';
import { syncSearchFields } from '../../functions/src/companion/sync-search-fields';
import { type Actor, makeActor, makeAdmin, makeCompanion, makeMember } from '../support/actors';
import { adminBucket, adminDb, putFile, quietDatabase, read, update } from '../support/admin';
import {
  companionAccount,
  companionDocument,
  memberDocument,
  newId,
  waitingReview,
} from '../support/builders';
import { callFunction } from '../support/call-function';
import { eventually } from '../support/eventually';
import { afterTriggers, runTriggers } from '../support/in-process-triggers';
import { mailsTo, subjectsTo } from '../support/mailbox';
import { bookingRequest, newYork } from './booking-requests';
import { kindsOf } from './news';

runTriggers();

describe('a booking', () => {
  it('is announced to the other side, by notification and email', async () => {
    const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
    const startsAt = newYork(4, '14:00');
    const request = bookingRequest({ companionId: companion.uid, startsAt });
    const bookingId = request.requestId;
    const move = (to: string, actor: Actor, reason = '') =>
      callFunction('transitionBooking', { bookingId, to, reason }, actor);

    await callFunction('createBooking', request, member);
    await eventually(() => subjectsTo(companion.email)).toEqual(['Sam P. would like to book']);
    await eventually(() => subjectsTo(member.email)).toEqual(['Your request to Eve M.']);
    expect(await kindsOf(companion)).toEqual(['booking-requested']);
    const notification = await read(
      `users/${companion.uid}/notifications/${bookingId}_booking-requested`,
    );
    expect(notification).toMatchObject({
      link: `/my-bookings/${bookingId}`,
      readAt: null,
      data: { bookingId, activity: 'coffee-walk', otherName: 'Sam P.', time: '14:00' },
    });
    const [mail] = await mailsTo(companion.email);
    expect(mail?.body).toContain('You get Hearthkin emails about your bookings.');

    await move('confirmed', companion);
    await eventually(() => subjectsTo(member.email)).toEqual([
      'Eve M. accepted',
      'Your request to Eve M.',
    ]);

    await move('cancelled', member, 'I have caught a cold.');
    await eventually(() => kindsOf(companion)).toEqual(['booking-cancelled', 'booking-requested']);
    await eventually(() => subjectsTo(companion.email)).toEqual([
      'Sam P. canceled',
      'Sam P. would like to book',
    ]);
    const cancelled = (await mailsTo(companion.email)).find(({ subject }) =>
      /canceled/.test(subject),
    );
    expect(cancelled?.body).toContain('They wrote: I have caught a cold.');
    expect(await kindsOf(member)).toEqual(['booking-confirmed']);
  });
});

it('a booking that is called off by a person whom the other side blocks is announced without their words', async () => {
  const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
  const request = bookingRequest({ companionId: companion.uid, startsAt: newYork(4, '14:00') });
  const { requestId: bookingId } = request;
  const move = (to: string, actor: Actor, reason = '') =>
    callFunction('transitionBooking', { bookingId, to, reason }, actor);
  await callFunction('createBooking', request, member);
  await move('confirmed', companion);
  const block = { at: new Date(), blockedUid: member.uid };
  await adminDb.doc(`users/${companion.uid}/blocks/${member.uid}`).set(block);
  await move('cancelled', member, 'I know where you live.');
  const news = async () =>
    (await mailsTo(companion.email)).find(({ subject }) => /canceled/.test(subject));
  await eventually(async () => (await news()) !== undefined).toBe(true);
  expect((await news())?.body).not.toContain('I know where you live.');
});

describe('an account', () => {
  it('of a member is copied to a public card, which goes when the account goes', async () => {
    const { uid } = await makeActor({ userType: 'spender' });
    const account = memberDocument(uid);
    await adminDb.doc(`users/${uid}`).set(account);
    await eventually(async () => (await read(`profiles/${uid}`))?.displayName).toBe('Sam P.');
    const card = await read(`profiles/${uid}`);
    expect(Object.keys(card ?? {}).sort()).toEqual(Object.keys(toProfile(account)).sort());
    expect(await read(`companions/${uid}`)).toBeUndefined();

    await update(`users/${uid}`, { firstName: 'Samuel' });
    await eventually(async () => (await read(`profiles/${uid}`))?.displayName).toBe('Samuel P.');

    // Staff find the account by its new name.
    const foundBy = async () => (await read(`users/${uid}`))?.searchTokens;
    await eventually(foundBy).toContain('samuel p');
    expect(await foundBy()).not.toContain('sam p');

    expect(await read(`profiles/${uid}`)).toMatchObject({ badges: { gold: false } });
    await update(`users/${uid}`, { 'stats.sessionsCompleted': 20 });
    await eventually(async () => (await read(`profiles/${uid}`))?.badges.gold).toBe(true);

    await adminDb.doc(`users/${uid}`).delete();
    await eventually(() => read(`profiles/${uid}`)).toBeUndefined();
  });

  it('of a companion gets a listing, shown once staff have approved all of it, hidden when suspended', async () => {
    const [{ uid }, staff] = await Promise.all([makeActor({ userType: 'earner' }), makeAdmin()]);
    const account = companionAccount(uid, {
      hourlyRate: 45,
      verification: { isVerified: false, verificationStatus: 'pending' },
    });
    const user = adminDb.doc(`users/${uid}`);
    const listing = adminDb.doc(`companions/${uid}`);
    const listed = async () => (await read(`companions/${uid}`))?.listed;
    await user.set(account);
    await eventually(listed).toBe(false);
    expect(await read(`companions/${uid}`)).toMatchObject({ hourlyRate: 45, ratingAverage: null });

    await adminDb.doc(`verifications/${uid}`).set(waitingReview(uid));
    const approve = () =>
      callFunction('reviewVerification', { uid, decision: 'verified', notes: '' }, staff);
    expect(await approve()).toMatchObject({ status: 200 });
    // The profile and the listing follow the account in one transaction.
    await eventually(async () => (await read(`profiles/${uid}`))?.badges.identity).toBe(true);
    // Neither a photo nor the background check is there.
    expect(await listed()).toBe(false);
    await listing.update({ photo: `profiles/${uid}/photo/a.jpg`, 'badges.background': true });
    await eventually(() => read(`verifications/${uid}`)).toMatchObject({ changed: ['photo'] });
    expect(await approve()).toMatchObject({ status: 200 });
    await eventually(listed).toBe(true);

    await user.update({ accountStatus: 'suspended' });
    await eventually(listed).toBe(false);
    await user.delete();
    await eventually(() => read(`companions/${uid}`)).toBeUndefined();
  });
});

describe('a listing', () => {
  it('is found by its current fields', async () => {
    const companion = await makeCompanion({ interests: ['art'], searchTokens: [] });
    const tokens = async (): Promise<string[]> =>
      (await read(`companions/${companion.uid}`))?.searchTokens;
    const [photography = ''] = queryTokens('photography');
    const [wellness = ''] = queryTokens('wellness');
    await eventually(tokens).toContain(photography);
    expect(await tokens()).not.toContain(wellness);
    await update(`companions/${companion.uid}`, { interests: ['wellness'] });
    await eventually(tokens).toContain(wellness);
    expect(await tokens()).not.toContain(photography);
  });

  it('is filtered by its current fields', async () => {
    const companion = await makeCompanion({ hourlyRate: 35, facets: {} });
    const facets = async () =>
      Object.keys((await read(`companions/${companion.uid}`))?.facets ?? {});
    await eventually(facets).toEqual(expect.arrayContaining(['rate_40', 'language_English']));
    expect(await facets()).not.toContain('rate_30');
    await update(`companions/${companion.uid}`, {
      hourlyRate: 25,
      languages: { native: 'Polish', secondary: [] },
    });
    await eventually(facets).toEqual(expect.arrayContaining(['rate_30', 'language_Polish']));
    expect(await facets()).not.toContain('language_English');
  });

  it('moves with its companion to another city', async () => {
    const { uid } = await makeCompanion();
    await update(`users/${uid}`, { 'address.city': 'São Paulo' });
    const cityKey = async () => (await read(`companions/${uid}`))?.cityKey;
    await eventually(cityKey).toBe('sao paulo');
  });

  it('is at the middle of its companion’s town, which the account keeps', async () => {
    const { uid } = await makeCompanion();
    const live = (city: string, state: string, country: string) =>
      update(`users/${uid}`, {
        'address.city': city,
        'address.state': state,
        'address.country': country,
      });
    const home = async () => (await read(`users/${uid}`))?.home;
    const place = async () => {
      const { point, cell } = (await read(`companions/${uid}`)) ?? {};
      return { point, cell };
    };
    const lisbon = { lat: 38.7, lng: -9.1 };
    await live('Lisbon', 'Lisboa', 'Portugal');
    await eventually(place).toEqual({ point: lisbon, cell: cellOf(lisbon) });
    expect(await home()).toEqual({ town: 'lisbon/lisboa/portugal', point: lisbon });
    await live('Nowhereville', 'Lisboa', 'Portugal');
    await eventually(place).toEqual({ point: null, cell: null });
    expect(await home()).toEqual({ town: 'nowhereville/lisboa/portugal', point: null });
  });
});

describe('the files of a profile', () => {
  const put = (...paths: string[]) => Promise.all(paths.map((path) => putFile(path, 'bytes')));
  const isThere = async (path: string) => (await adminBucket.file(path).exists())[0];

  it('are deleted once replaced everywhere', async () => {
    const { uid } = await makeCompanion();
    const [old, next, cover] = ['photo/a.jpg', 'photo/b.jpg', 'cover/c.jpg'].map(
      (name) => `profiles/${uid}/${name}`,
    ) as [string, string, string];
    await put(old, next, cover);
    const account = adminDb.doc(`users/${uid}`);
    const listing = adminDb.doc(`companions/${uid}`);
    await account.update({ profilePhoto: old, coverPhoto: cover });
    await listing.update({ photo: old, cover });
    await account.update({ profilePhoto: next });
    await eventually(() => read(`profiles/${uid}`)).toMatchObject({ photo: next });
    // The listing is updated separately here, and its picture must exist until then.
    expect(await isThere(old)).toBe(true);
    await listing.update({ photo: next });
    await eventually(() => isThere(old)).toBe(false);
    expect(await Promise.all([next, cover].map(isThere))).toEqual([true, true]);
    await listing.update({ photo: null, cover: null });
    await account.update({ profilePhoto: null, coverPhoto: null });
    await eventually(() => Promise.all([next, cover].map(isThere))).toEqual([false, false]);
  });

  it('are deleted in every size', async () => {
    const { uid } = await makeCompanion();
    const photo = `profiles/${uid}/photo/${newId('photo')}`;
    const all = [photo, ...sizedPhotoPaths(photo)];
    await put(...all);
    await update(`users/${uid}`, { profilePhoto: photo });
    await eventually(() => read(`profiles/${uid}`)).toMatchObject({ photo });
    await update(`users/${uid}`, { profilePhoto: null });
    await eventually(() => Promise.all(all.map(isThere))).toEqual(all.map(() => false));
  });

  it('are deleted when a video is removed', async () => {
    const { uid } = await makeCompanion();
    const video = `profiles/${uid}/video/hello.mp4`;
    await put(video);
    await update(`companions/${uid}`, { video });
    await afterTriggers();
    await update(`companions/${uid}`, { video: null });
    await eventually(() => isThere(video)).toBe(false);
  });

  it('of another person stay', async () => {
    const { uid } = await makeCompanion();
    const others = `profiles/${newId('person')}/photo/a.jpg`;
    const cover = `profiles/${uid}/cover/c.jpg`;
    await put(others, cover);
    const account = adminDb.doc(`users/${uid}`);
    await account.update({ profilePhoto: others, coverPhoto: cover });
    await afterTriggers();
    await account.update({ profilePhoto: null, coverPhoto: null });
    // The cover is deleted after the photo.
    await eventually(() => isThere(cover)).toBe(false);
    expect(await isThere(others)).toBe(true);
  });
});

describe('the switch for talking right now', () => {
  it('is repeated in the companion’s account, which every page reads', async () => {
    const { uid } = await makeCompanion();
    const isOn = async () => (await read(`users/${uid}`))?.talksNow;
    await syncAccount(adminDb, uid, new Date());
    expect(await isOn()).toBe(true);
    await update(`companions/${uid}`, { 'offer.talksNow': false });
    await eventually(isOn).toBe(false);
    await update(`companions/${uid}`, { 'offer.talksNow': true });
    await eventually(isOn).toBe(true);
  });
});

describe('search fields', () => {
  it('are made of the listing as it is, however late its event comes', async () => {
    const uid = newId('late');
    // Without triggers.
    const { db, close } = quietDatabase(newId('demo-search'));
    const listing = db.doc(`companions/${uid}`);
    const bio = 'I bake with saffron.';
    await listing.set({ ...companionDocument(companionAccount(uid), { bio }), searchTokens: [] });
    const written = await listing.get();
    await listing.update({ bio: 'I bake with cardamom.' });
    await listing.update({ searchTokens: [] });
    await syncSearchFields(written);
    const { searchTokens } = (await listing.get()).data() ?? {};
    expect(searchTokens).toContain('cardamom');
    expect(searchTokens).not.toContain('saffron');
    await listing.delete();
    await syncSearchFields(written);
    expect((await listing.get()).exists).toBe(false);
    await close();
  });
});

describe('a copy that is up to date', () => {
  const updateTime = async (path: string) => (await adminDb.doc(path).get()).updateTime;

  it('is not written', async () => {
    const { uid } = await makeCompanion();
    const now = new Date();
    const copies = [`companions/${uid}`, `profiles/${uid}`, `users/${uid}`];
    await syncAccount(adminDb, uid, now);
    await syncSearchFields(await adminDb.doc(`companions/${uid}`).get());
    const before = await Promise.all(copies.map(updateTime));
    await syncAccount(adminDb, uid, now);
    await syncSearchFields(await adminDb.doc(`companions/${uid}`).get());
    expect(await Promise.all(copies.map(updateTime))).toEqual(before);

    await update(`users/${uid}`, { lastName: 'Bishop' });
    await syncAccount(adminDb, uid, now);
    for (const path of copies.slice(0, 2))
      expect(await read(path)).toMatchObject({ displayName: 'Eve B.' });
  });
});
