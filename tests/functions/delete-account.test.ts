import { toProfile } from '@hearthkin/domain/account/profile';
import { DAY_CLOSES_AFTER_MS } from '@hearthkin/domain/booking/session-day';
import { DAY_MS, HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { conversationId } from '@hearthkin/domain/messaging/conversation';
import { EVIDENCE_KEEP_MS } from '@hearthkin/domain/messaging/evidence';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { followBooking } from '../../functions/src/booking/follow-booking';
import { foldersOf } from '../../functions/src/removal/account-folders';
import { finishRemovals } from '../../functions/src/removal/finish-removals';
import { syncVerification } from '../../functions/src/verification/sync-verification';
import { type Actor, makeActor, makeAdmin, makeCompanion, makeMember } from '../support/actors';
import { adminAuth, adminBucket, adminDb, hasSignIn, read } from '../support/admin';
import {
  bookingDocument,
  bookingOf,
  memberDocument,
  newId,
  reportDocument,
} from '../support/builders';
import { expectRefusal } from '../support/call-function';
import { eventually } from '../support/eventually';
import { runTriggers } from '../support/in-process-triggers';
import { mailQueue } from '../support/mail-queue';
import { AccountFunctions } from './account-functions';
import { type Couple, makeCouple, NOW, WORDS } from './account-with-everything';
import { holdsOf } from './booking-requests';
import { kindsOf, newsOf } from './news';
import { addTraces, filesOf } from './person-traces';
import { putBooking } from './put-booking';

runTriggers();

let functions: AccountFunctions;

beforeAll(async () => {
  functions = await AccountFunctions.open();
});
afterAll(() => functions.close());
afterEach(() => functions.failSenders({ primary: null, fallback: null }));

const deleteIt = (who: Actor, different = {}) =>
  functions.deleteAccount(who, { now: NOW, signedInAt: NOW }, different);

/** Paths of everything that still belongs to a person, except the financial records. */
async function leftOf({ uid }: Actor): Promise<string[]> {
  const parents = [
    'users',
    'companions',
    'profiles',
    'verifications',
    'applications',
    'suspensions',
    'ageDoubts',
    'faceTemplates',
    'sharedFaces',
    'freeAlerts',
  ];
  const below = [
    'insights',
    'discounts',
    'moods',
    'notifications',
    'settings',
    'unreadMails',
    'favorites',
    'reports',
    'sessionReviews',
    'memberRatings',
    'days',
    'stats',
    'reviews',
    'views',
  ];
  const lists = [
    ...below.flatMap((name) =>
      parents.map((parent) => adminDb.collection(`${parent}/${uid}/${name}`)),
    ),
    ...['mailLog', 'passwordResets', 'emailChanges', 'contactMessages'].map((name) =>
      adminDb.collection(name).where('uid', '==', uid),
    ),
    adminDb.collection('auditLog').where('concerns', 'array-contains', uid),
    adminDb.collection('rememberedPeople').where('blockedBy', 'array-contains', uid),
    adminDb.collection('sharedFaces').where('people', 'array-contains', uid),
    adminDb.collection('sharedFaces').where('accepted', 'array-contains', uid),
    adminDb.collectionGroup('reviews').where('authorId', '==', uid),
    ...['attendees', 'waiting', 'participants'].map((name) =>
      adminDb.collectionGroup(name).where('uid', '==', uid),
    ),
    adminDb.collection('events').where('hostId', '==', uid),
    ...['stories', 'storySubmissions'].map((name) =>
      adminDb.collection(name).where('authorId', '==', uid),
    ),
    adminDb.collectionGroup('views').where('viewerId', '==', uid),
    adminDb.collectionGroup('room').where('uid', '==', uid),
    adminDb.collectionGroup('memberRatings').where('memberId', '==', uid),
  ];
  const [documents, found, files] = await Promise.all([
    adminDb.getAll(...parents.map((parent) => adminDb.doc(`${parent}/${uid}`))),
    Promise.all(lists.map((list) => list.get())),
    Promise.all(foldersOf(uid).map((prefix) => adminBucket.getFiles({ prefix }))),
  ]);
  return [
    ...documents.filter(({ exists }) => exists).map(({ ref }) => ref.path),
    ...found.flatMap(({ docs }) => docs.map(({ ref }) => ref.path)),
    ...files.flatMap(([list]) => list.map(({ name }) => name)),
  ];
}

/** A member with what everyone has, but without sessions. */
async function makeNewcomer(): Promise<Actor> {
  const member = await makeMember();
  const card = toProfile(memberDocument(member.uid));
  await addTraces(member, { card, words: WORDS.member, now: NOW });
  return member;
}

const recordOf = ({ uid }: Actor) => read(`retainedRecords/${uid}`);

async function books({ booked }: Couple) {
  const entry = async (name: keyof Couple['booked']) => ({
    booking: await read(`bookings/${booked[name]}`),
    payment: await read(`payments/${booked[name]}`),
  });
  const [pending, confirmed, over, cancelled] = await Promise.all([
    entry('pending'),
    entry('confirmed'),
    entry('over'),
    entry('cancelled'),
  ]);
  return { pending, confirmed, over, cancelled };
}

describe('deleteAccount', () => {
  it('deletes everything of a member and ends their bookings by the usual rules', async () => {
    const couple = await makeCouple();
    const { member, companion, booked, reviewId } = couple;
    const before = await leftOf(member);
    expect(before).toEqual(
      expect.arrayContaining([
        ...filesOf(member.uid),
        `users/${member.uid}/favorites/${companion.uid}`,
        `users/${member.uid}/moods/2031-06-08`,
        `users/${member.uid}/sessionReviews/${booked.over}`,
        expect.stringContaining(`companions/${companion.uid}/views/${member.uid}_`),
        expect.stringContaining(`bookings/${booked.over}/room/${member.uid}_`),
        expect.stringContaining(`users/${member.uid}/reports/`),
      ]),
    );
    expect(await read(`companions/${companion.uid}`)).toMatchObject({ ratingCount: 1 });
    expect(
      await read(`bookings/${couple.booked.pending}/forCompanion/memberRatings`),
    ).toBeDefined();
    const places = ['attendees', 'waiting', 'participants', 'storySubmissions'];
    for (const place of [...places, 'rememberedPeople', 'memberRatings']) {
      expect(before.filter((path) => path.includes(`${place}/`))).toHaveLength(1);
    }
    expect(await deleteIt(member)).toEqual({ deleted: true });
    expect(await leftOf(member)).toEqual([]);
    expect(await hasSignIn(member)).toBe(false);
    const { pending, confirmed, over, cancelled } = await books(couple);
    expect(pending).toMatchObject({
      booking: { status: 'cancelled', cancellation: { endReason: 'withdrawn', reason: '' } },
      payment: { status: 'refunded', refundedMinor: 6000 },
    });
    // Six hours before the start, a cancellation costs half.
    expect(confirmed).toMatchObject({
      booking: { status: 'cancelled', cancellation: { endReason: 'member-cancelled' } },
      payment: { status: 'partly-refunded', refundedMinor: 3000 },
    });
    expect(over).toMatchObject({
      booking: { status: 'completed', cancellation: null },
      payment: { status: 'released' },
    });
    expect(cancelled).toMatchObject({
      booking: { cancellation: { endReason: 'companion-cancelled', reason: '' } },
    });
    for (const { booking } of [pending, confirmed, over, cancelled]) {
      const removed = { notes: '', location: null, mood: null, memberCard: null };
      expect(booking).toMatchObject({ ...removed, spenderId: member.uid });
      expect(JSON.stringify(booking)).not.toContain(WORDS.member);
    }
    expect(
      await read(`bookings/${couple.booked.pending}/forCompanion/memberRatings`),
    ).toBeUndefined();
    // When they were there stays with the booking, how they looked goes.
    const day = `bookings/${couple.booked.over}/day`;
    expect(await read(`${day}/${member.uid}`)).toMatchObject({
      startedAt: expect.anything(),
      lookLike: '',
      formerLooks: [],
    });
    expect(await read(`${day}/${companion.uid}`)).toMatchObject({ lookLike: WORDS.companion });
    // The time of the two cancelled ones is free again.
    const held = Object.values(await holdsOf(companion.uid)).flatMap(({ days }) => days);
    expect(held.sort()).toEqual(['20310607', '20310610']);
    expect(await leftOf(companion)).toEqual(
      expect.arrayContaining([
        ...filesOf(companion.uid),
        expect.stringContaining(`users/${companion.uid}/reports/`),
      ]),
    );
    expect(await read(`companions/${companion.uid}/reviews/${reviewId}`)).toBeUndefined();
    await eventually(() => read(`companions/${companion.uid}`)).toMatchObject({
      ratingCount: 0,
      ratingAverage: null,
    });
  });

  it('removes everything of a companion, refunds in full, and takes them off the list', async () => {
    const couple = await makeCouple();
    const { companion, member } = couple;
    expect(await leftOf(companion)).toContain(
      `users/${companion.uid}/memberRatings/${couple.booked.over}`,
    );
    await deleteIt(companion);
    expect(await leftOf(companion)).toEqual([]);
    const { pending, confirmed, over } = await books(couple);
    expect(pending.booking).toMatchObject({ cancellation: { endReason: 'declined' } });
    expect(confirmed).toMatchObject({
      booking: { cancellation: { endReason: 'companion-cancelled' } },
      payment: { status: 'refunded', refundedMinor: 6000 },
    });
    expect(over.payment).toMatchObject({ status: 'released' });
    expect((await read(`users/${member.uid}`))?.stats).toEqual({ sessionsCompleted: 1 });
    await eventually(() => kindsOf(member)).toEqual(
      expect.arrayContaining(['booking-cancelled', 'booking-declined']),
    );
    // Later events restore nothing.
    await syncVerification(adminDb, companion.uid);
    expect(await leftOf(companion)).toEqual([]);
  });

  it('removes a person’s words from a conversation, and keeps the other side’s', async () => {
    const { member, companion } = await makeCouple();
    const id = conversationId(member.uid, companion.uid);
    const said = async () => {
      const { docs } = await adminDb
        .collection(`conversations/${id}/messages`)
        .where('senderId', 'in', [member.uid, companion.uid])
        .get();
      return Object.fromEntries(docs.map((doc) => [doc.get('senderId'), doc.get('content')]));
    };
    await deleteIt(member);
    expect(await said()).toEqual({ [member.uid]: '', [companion.uid]: WORDS.companion });
    const talk = await read(`conversations/${id}`);
    expect(talk?.unread).toEqual({ [companion.uid]: 1 });
    expect(JSON.stringify(talk)).not.toContain(WORDS.member);
    // No one is left to read it.
    await deleteIt(companion);
    expect(await said()).toEqual({});
    expect(await read(`conversations/${id}`)).toBeUndefined();
  });

  it('lets a decided report about the person expire', async () => {
    const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
    const report = adminDb.doc(`reports/${newId('report')}`);
    await report.set(
      reportDocument({
        reporterId: companion.uid,
        reportedId: member.uid,
        status: 'decided',
        decision: { outcome: 'kept', at: NOW, by: 'a-reviewer', reason: '', answer: '' },
      }),
    );
    await deleteIt(member);
    const { expireAt } = (await report.get()).data() ?? {};
    expect(expireAt.toDate()).toEqual(new Date(NOW.getTime() + EVIDENCE_KEEP_MS));
  });

  it('keeps a record without names for seven years, and sends a farewell email', async () => {
    const member = await makeNewcomer();
    await deleteIt(member);
    const record = await recordOf(member);
    expect(record?.userType).toBe('spender');
    expect(Object.keys(record ?? {}).sort()).toEqual([
      'accountCreatedAt',
      'completedAt',
      'deletedAt',
      'expireAt',
      'identityCheck',
      'review',
      'userType',
    ]);
    expect(record?.identityCheck).toEqual({ status: 'passed', checkedAt: expect.anything() });
    expect(record?.review.verificationStatus).toBe('verified');
    expect(record?.review.reviewedAt.toDate()).toEqual(NOW);
    expect(record?.deletedAt.toDate()).toEqual(NOW);
    expect(record?.expireAt.toDate()).toEqual(new Date('2038-06-08T12:00:00Z'));
    const mails = await functions.mailsTo(member.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your account was deleted/),
    ]);
  });

  it.each(['deleteFolder', 'deleteUser'])(
    'can be repeated to finish after it failed at %s',
    async (step) => {
      const member = await makeNewcomer();
      expect(await leftOf(member)).not.toEqual([]);
      const fails = () => Promise.reject(new TypeError('The service is down'));
      const different =
        step === 'deleteUser'
          ? { auth: Object.create(adminAuth, { deleteUser: { value: fails } }) }
          : { deleteFolder: fails };
      await expect(deleteIt(member, different)).rejects.toThrow('is down');
      expect(await hasSignIn(member)).toBe(true);
      expect((await recordOf(member))?.completedAt).toBeNull();
      expect(await functions.mailsTo(member.email)).toEqual([]);
      expect(await deleteIt(member)).toEqual({ deleted: true });
      expect(await leftOf(member)).toEqual([]);
      expect(await hasSignIn(member)).toBe(false);
      expect((await recordOf(member))?.completedAt.toDate()).toEqual(NOW);
      expect(await functions.mailsTo(member.email)).toHaveLength(1);
    },
  );

  it('is finished by the sweep if it is not repeated', async () => {
    const member = await makeNewcomer();
    const fails = () => Promise.reject(new TypeError('The service is down'));
    await expect(deleteIt(member, { deleteFolder: fails })).rejects.toThrow('is down');
    const result = await finishRemovals.handler({ db: adminDb, now: NOW }, functions.deps);
    expect(result.finished).toBeGreaterThanOrEqual(1);
    expect(await leftOf(member)).toEqual([]);
    expect(await hasSignIn(member)).toBe(false);
    expect((await recordOf(member))?.completedAt).not.toBeNull();
  });

  it('is finished page by page, by the next run where the time of one is up', async () => {
    const members = [await makeNewcomer(), await makeNewcomer(), await makeNewcomer()];
    const fails = () => Promise.reject(new TypeError('The service is down'));
    for (const member of members) {
      await expect(deleteIt(member, { deleteFolder: fails })).rejects.toThrow('is down');
    }
    const run = { db: adminDb, now: NOW, pageSize: 1 };
    const late = await finishRemovals.handler({ ...run, endsBy: new Date(0) }, functions.deps);
    expect(late).toEqual({ finished: 0, failed: 0 });
    await finishRemovals.handler(run, functions.deps);
    for (const member of members) expect(await hasSignIn(member)).toBe(false);
  });

  it('can be called twice at once', async () => {
    const couple = await makeCouple();
    const outcomes = await Promise.allSettled([deleteIt(couple.member), deleteIt(couple.member)]);
    expect(outcomes).toContainEqual({ status: 'fulfilled', value: { deleted: true } });
    expect(await leftOf(couple.member)).toEqual([]);
    const { confirmed } = await books(couple);
    expect(confirmed.payment).toMatchObject({ refundedMinor: 3000 });
    expect(await functions.mailsTo(couple.member.email)).toHaveLength(1);
  });

  it('only closes the account while they may be at a session in person, and is done afterwards', async () => {
    const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
    const startsAt = new Date('2033-06-08T19:00:00Z');
    const id = await putBooking(bookingOf(member, companion, { startsAt, status: 'confirmed' }));
    const now = new Date(startsAt.getTime() + HOUR_MS);
    const leave = functions.deleteAccount(companion, { now, signedInAt: now });
    expect(await leave).toEqual({ deleted: false });
    expect(await read(`users/${companion.uid}`)).toMatchObject({ accountStatus: 'suspended' });
    // As if they had left: the member pays nothing for it.
    expect(await read(`bookings/${id}`)).toMatchObject({
      status: 'cancelled',
      cancellation: { endReason: 'operator' },
    });
    const { endsAt } = bookingOf(member, companion, { startsAt });
    const over = new Date(endsAt.getTime() + DAY_CLOSES_AFTER_MS);
    const finish = (at: Date) => finishRemovals.handler({ db: adminDb, now: at }, functions.deps);
    await finish(new Date(over.getTime() - 1));
    expect(await hasSignIn(companion)).toBe(true);
    await finish(over);
    expect(await hasSignIn(companion)).toBe(false);
  });

  it('lets a lapsed request expire when the member who made it leaves', async () => {
    const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
    const sides = { spenderId: member.uid, earnerId: companion.uid };
    const later = new Date('2031-06-08T19:00:00Z');
    const createdAt = new Date(later.getTime() - DAY_MS);
    const startsAt = new Date(later.getTime() + DAY_MS);
    const id = await putBooking(bookingDocument(sides, { createdAt, startsAt }));
    await functions.deleteAccount(member, { now: later, signedInAt: later });
    expect(await read(`bookings/${id}`)).toMatchObject({
      status: 'cancelled',
      cancellation: { endReason: 'expired', endedBy: 'system' },
    });
  });

  it('completes even if the farewell email fails', async () => {
    const member = await makeMember();
    await functions.failSenders({ primary: 0, fallback: 0 });
    expect(await deleteIt(member)).toEqual({ deleted: true });
    expect(await hasSignIn(member)).toBe(false);
  });

  it('removes an unfinished sign-up, without a record', async () => {
    const visitor = await makeActor({});
    await deleteIt(visitor);
    expect(await hasSignIn(visitor)).toBe(false);
    expect(await recordOf(visitor)).toBeUndefined();
  });

  it('is refused to staff without an account, and without a recent sign-in', async () => {
    const [staff, member] = await Promise.all([makeAdmin(), makeMember()]);
    const asStaff = functions.deleteAccount(staff);
    await expectRefusal(asStaff, 'forbidden');
    const signedInAt = new Date(NOW.getTime() - HOUR_MS);
    const late = functions.deleteAccount(member, { now: NOW, signedInAt });
    await expectRefusal(late, 'sign-in-too-old');
    expect(await hasSignIn(staff)).toBe(true);
    expect(await hasSignIn(member)).toBe(true);
    expect(await read(`users/${member.uid}`)).toBeDefined();
    await adminAuth.setCustomUserClaims(member.uid, { userType: 'spender', admin: true });
    const both = await functions.deleteAccount(member);
    expect(both).toEqual({ deleted: true });
  });
});

describe('what happens to a booking after a side has left', () => {
  it('notifies the remaining side, and stores nothing for the deleted one', async () => {
    const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
    await deleteIt(member);
    const sides = { spenderId: member.uid, earnerId: companion.uid };
    const before = bookingDocument(sides);
    const after = bookingDocument(sides, {
      status: 'cancelled',
      statusHistory: [{ status: 'cancelled', at: NOW, by: 'system' }],
      cancellation: { endReason: 'expired', endedBy: 'system', reason: '', at: NOW },
    });
    const written = {
      eventId: newId('event'),
      bookingId: newId('booking'),
      at: NOW,
      before,
      after,
    };
    await followBooking(written, {
      db: adminDb,
      queue: mailQueue(),
      siteUrl: '',
      linkKey: '',
      now: NOW,
    });
    expect(await leftOf(member)).toEqual([]);
    expect(await newsOf(companion)).toMatchObject([{ data: { otherName: 'a former member' } }]);
  });
});
