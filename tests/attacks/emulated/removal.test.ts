import { LIVE_ID } from '@hearthkin/domain/companion/live';
import { conversationId } from '@hearthkin/domain/messaging/conversation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clearOnline } from '../../../functions/src/companion/clear-online';
import { pseudonymOf } from '../../../functions/src/staff/forget-in-audit';
import { AccountFunctions } from '../../functions/account-functions';
import { makeCouple, WORDS } from '../../functions/account-with-everything';
import { bookingRequest, newYork } from '../../functions/booking-requests';
import {
  type Actor,
  makeActor,
  makeAdmin,
  makeCompanion,
  makeMember,
  PASSWORD,
} from '../../support/actors';
import {
  adminAuth,
  adminBucket,
  adminDb,
  hasSignIn,
  putFile,
  quietDatabase,
  read,
  update,
} from '../../support/admin';
import { companionAccount, companionDocuments, newId } from '../../support/builders';
import { callFunction, expectRefusal } from '../../support/call-function';
import { eventDocument } from '../../support/community-builders';
import { eventually } from '../../support/eventually';
import { subjectsTo } from '../../support/mailbox';
import { authAs } from '../../support/rest-client';
import { deleteByStaff } from '../../support/staff-deletion';

/** Fields of an event that its schema refuses. */
const UNREADABLE = { date: '2027x06x08', time: '10x00' };
const REASON = 'It cannot be read.';

async function proposeUnreadable(host: Actor, status: 'pending_approval' | 'approved') {
  const id = newId('event');
  const event = { ...eventDocument({ hostId: host.uid, status }), ...UNREADABLE };
  await adminDb.doc(`events/${id}`).set(event);
  return id;
}

/** What a client gets with the right password. */
async function signInAgain({ email }: Actor): Promise<string> {
  const answer = await authAs('accounts:signInWithPassword', {
    email,
    password: PASSWORD,
    returnSecureToken: true,
  });
  const { error } = answer.body as { error?: { message: string } };
  return error?.message ?? 'signed in';
}

describe('a host whose event cannot be read', () => {
  it('deletes their account: event, data, sign-in and claims are gone', async () => {
    const host = await makeMember();
    const eventId = await proposeUnreadable(host, 'pending_approval');
    await putFile(`profiles/${host.uid}/photo/me.png`, 'picture');
    expect(await callFunction('deleteAccount', {}, host)).toMatchObject({ status: 200 });
    expect(await hasSignIn(host)).toBe(false);
    expect(await read(`events/${eventId}`)).toBeUndefined();
    expect(await read(`users/${host.uid}`)).toBeUndefined();
    expect((await adminBucket.getFiles({ prefix: `profiles/${host.uid}/` }))[0]).toEqual([]);
    expect((await read(`retainedRecords/${host.uid}`))?.completedAt).not.toBeNull();
    await eventually(() => subjectsTo(host.email)).toEqual(['Your account was deleted']);
  });

  it('is deleted by staff', async () => {
    const [host, staff] = await Promise.all([makeMember(), makeAdmin()]);
    const eventId = await proposeUnreadable(host, 'approved');
    expect(await deleteByStaff(host, REASON, staff)).toMatchObject({ status: 200 });
    expect(await hasSignIn(host)).toBe(false);
    expect(await read(`events/${eventId}`)).toBeUndefined();
  });

  it('is suspended by staff, and the event is cancelled', async () => {
    const [host, staff] = await Promise.all([makeMember(), makeAdmin()]);
    const eventId = await proposeUnreadable(host, 'approved');
    const input = { uid: host.uid, suspend: true, reason: REASON };
    expect(await callFunction('suspendAccount', input, staff)).toMatchObject({ status: 200 });
    expect(await read(`events/${eventId}`)).toMatchObject({ status: 'cancelled' });
  });

  it('downloads everything else', async () => {
    const host = await makeMember();
    await proposeUnreadable(host, 'pending_approval');
    const title = newId('title');
    await adminDb.doc(`events/${newId('event')}`).set(eventDocument({ hostId: host.uid, title }));
    const { status, result } = await callFunction('downloadAccount', { after: null }, host);
    expect(status).toBe(200);
    const { data } = result as { data: { events: { title: string }[] } };
    expect(data.events.map((event) => event.title)).toEqual([title]);
  });

  it('sees it rejected or cancelled by staff, who are told why it cannot be published', async () => {
    const [host, staff] = await Promise.all([makeMember(), makeAdmin()]);
    const [first, second] = await Promise.all([
      proposeUnreadable(host, 'pending_approval'),
      proposeUnreadable(host, 'pending_approval'),
    ]);
    const review = (eventId: string, decision: string, notes?: string) =>
      callFunction('reviewEvent', { eventId, decision, notes }, staff);
    await expectRefusal(review(first, 'approved'), 'unreadable');
    expect(await review(first, 'rejected', REASON)).toMatchObject({ status: 200 });
    expect(await read(`events/${first}`)).toMatchObject({ status: 'rejected', notes: REASON });
    const cancel = { eventId: second, reason: '' };
    expect(await callFunction('cancelEvent', cancel, staff)).toMatchObject({
      result: { status: 'withdrawn' },
    });
    expect(await read(`events/${second}`)).toBeUndefined();
  });
});

it('a member all of whose documents are damaged is still removed to the last of them', async () => {
  const { member, companion } = await makeCouple();
  const talk = conversationId(member.uid, companion.uid);
  const [messages, events, submissions] = await Promise.all([
    adminDb.collection(`conversations/${talk}/messages`).where('senderId', '==', member.uid).get(),
    adminDb.collection('events').where('hostId', '==', member.uid).get(),
    adminDb.collection('storySubmissions').where('authorId', '==', member.uid).get(),
  ]);
  const damage = (path: string, fields: object) => update(path, { ...fields });
  await Promise.all([
    damage(`users/${member.uid}`, { userType: 7, createdAt: 'once', dateOfBirth: 'x' }),
    damage(`profiles/${member.uid}`, { displayName: 7 }),
    damage(`verifications/${member.uid}`, { verificationStatus: 7, identityCheck: 'x' }),
    damage(`conversations/${talk}`, { updatedAt: 'now', readAt: 'never' }),
    damage(`users/${member.uid}/moods/2031-06-08`, { mood: 'blue' }),
    damage(`users/${member.uid}/favorites/${companion.uid}`, { addedAt: 'x' }),
    ...messages.docs.map(({ ref }) => damage(ref.path, { timestamp: 'x' })),
    ...events.docs.map(({ ref }) => damage(ref.path, { maxAttendees: 'x' })),
    ...submissions.docs.map(({ ref }) => damage(ref.path, { title: 7 })),
  ]);
  expect(await callFunction('deleteAccount', {}, member)).toMatchObject({ status: 200 });
  expect(await hasSignIn(member)).toBe(false);
  const left = await Promise.all([
    ...['users', 'profiles', 'verifications'].map((name) => read(`${name}/${member.uid}`)),
    ...[...events.docs, ...submissions.docs].map(({ ref }) => read(ref.path)),
  ]);
  expect(left.filter((one) => one !== undefined)).toEqual([]);
  const said = await adminDb.collection(`conversations/${talk}/messages`).get();
  expect(JSON.stringify(said.docs.map((doc) => doc.data()))).not.toContain(WORDS.member);
  expect(JSON.stringify(await read(`conversations/${talk}`))).not.toContain(WORDS.member);
});

it('a damaged listing is left out of the sweep, which goes on to the next', async () => {
  const { db, close } = quietDatabase(newId('demo-sweep'));
  const lastActiveAt = new Date('2020-06-01T12:00:00Z');
  const { listing, live } = companionDocuments(companionAccount('eve'), {
    facets: { online: true },
    lastActiveAt,
  });
  const put = (id: string, change: object, changeLive: object) =>
    Promise.all([
      db.doc(`companions/${id}`).set({ ...listing, ...change }),
      db.doc(`companions/${id}/live/${LIVE_ID}`).set({ ...live, ...changeLive }),
    ]);
  await put('a', {}, { busy: 'always' });
  await put('b', {}, {});
  // Nothing else of the listing matters.
  await put('c', { hourlyRate: 'much' }, {});
  const run = { db, now: new Date() };
  expect(await clearOnline.handler(run)).toEqual({ cleared: 2, failed: 0 });
  await close();
});

it('a guest whose place on the waiting list is damaged does not keep out the next', async () => {
  const [damaged, next] = await Promise.all([makeMember(), makeMember()]);
  const eventId = newId('event');
  const event = eventDocument({ maxAttendees: 2, attendeeCount: 2, waitingCount: 2 });
  await adminDb.doc(`events/${eventId}`).set(event);
  for (const [index, { uid }] of [damaged, next].entries()) {
    await adminDb.doc(`events/${eventId}/waiting/${uid}`).set({
      uid,
      displayName: index === 0 ? 7 : 'Sam P.',
      startsAt: event.startsAt,
      joinedAt: new Date(Date.now() - 1000 + index),
      came: false,
    });
  }
  await update(`events/${eventId}`, { attendeeCount: 0 });
  await eventually(() => read(`events/${eventId}/attendees/${next.uid}`)).toBeDefined();
  await eventually(() => read(`events/${eventId}`)).toMatchObject({
    attendeeCount: 1,
    waitingCount: 0,
  });
});

describe('a companion whose weekly hours cannot be read', () => {
  const hours = { monday: [{ start: '', end: '09:0017:30' }] };

  it('answers a request for a session with a known code', async () => {
    const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
    await update(`companions/${companion.uid}`, { weeklyAvailability: hours });
    const request = bookingRequest({ companionId: companion.uid, startsAt: newYork(7, '14:00') });
    expect(await callFunction('createBooking', request, member)).toMatchObject({
      status: 400,
      code: 'unreadable',
    });
  });

  it('has their reviews counted, and is unlisted with their account', async () => {
    const companion = await makeCompanion();
    const listing = adminDb.doc(`companions/${companion.uid}`);
    await listing.update({ weeklyAvailability: hours });
    await listing.collection('reviews').doc(newId('review')).set({
      rating: 4,
      comment: 'Kind.',
      authorName: 'Sam P.',
      publishedIn: '2026-06',
    });
    const stored = () => read(listing.path);
    await eventually(stored).toMatchObject({ ratingCount: 1, ratingAverage: 4 });
    await update(`users/${companion.uid}`, { accountStatus: 'suspended' });
    await eventually(stored).toMatchObject({ listed: false });
  });
});

describe('a removal that cannot finish', () => {
  let functions: AccountFunctions;
  beforeAll(async () => {
    functions = await AccountFunctions.open();
  });
  afterAll(() => functions.close());

  it('leaves no sign-in, no claim and no session to go on with', async () => {
    const member = await makeMember();
    const deleteFolder = () => Promise.reject(new Error('The service is down'));
    const now = new Date();
    const removal = functions.deleteAccount(member, { now, signedInAt: now }, { deleteFolder });
    await expectRefusal(removal, 'unfinished');
    expect(await signInAgain(member)).toBe('USER_DISABLED');
    const { customClaims = {}, disabled } = await adminAuth.getUser(member.uid);
    expect({ customClaims, disabled }).toEqual({ customClaims: {}, disabled: true });
    await expect(adminAuth.verifyIdToken(member.idToken, true)).rejects.toThrow();
    expect(await read(`users/${member.uid}`)).toBeUndefined();
    // With the old token the owner can only finish it.
    expect(await callFunction('deleteAccount', {}, member)).toMatchObject({ status: 200 });
    expect(await hasSignIn(member)).toBe(false);
  });
});

it('a sign-in whose account is gone is deleted by staff', async () => {
  const [member, staff] = await Promise.all([makeMember(), makeAdmin()]);
  await adminDb.doc(`users/${member.uid}`).delete();
  expect(await deleteByStaff(member, REASON, staff)).toMatchObject({ status: 200 });
  expect(await hasSignIn(member)).toBe(false);
});

describe('a client that deletes its sign-in by the API of Auth', () => {
  const deleteSignIn = ({ idToken }: Actor) => authAs('accounts:delete', { idToken });

  it('takes listing, profile and data along, and is told once', async () => {
    const companion = await makeCompanion();
    await putFile(`profiles/${companion.uid}/photo/me.png`, 'picture');
    expect(await deleteSignIn(companion)).toMatchObject({ status: 200 });
    await eventually(
      async () => (await read(`retainedRecords/${companion.uid}`))?.completedAt,
    ).toEqual(expect.anything());
    for (const name of ['users', 'companions', 'profiles']) {
      expect(await read(`${name}/${companion.uid}`)).toBeUndefined();
    }
    expect((await adminBucket.getFiles({ prefix: `profiles/${companion.uid}/` }))[0]).toEqual([]);
    await eventually(() => subjectsTo(companion.email)).toEqual(['Your account was deleted']);
  });

  it('leaves no ID photo of a sign-up it never finished', async () => {
    const visitor = await makeActor({});
    const folder = `verification/${visitor.uid}/`;
    await putFile(`${folder}idPhoto/photo`, 'picture');
    expect(await deleteSignIn(visitor)).toMatchObject({ status: 200 });
    const files = async () => (await adminBucket.getFiles({ prefix: folder }))[0].length;
    await eventually(files).toBe(0);
    await eventually(() => read(`retainedRecords/${visitor.uid}`)).toBeUndefined();
    expect(await subjectsTo(visitor.email)).toEqual([]);
  });
});

it('a second deletion by other staff does not rewrite who deleted the account, when and why', async () => {
  const [member, first, second] = await Promise.all([makeMember(), makeAdmin(), makeAdmin()]);
  await deleteByStaff(member, 'Threats.', second, first);
  const entry = () => read(`auditLog/account-deleted_${pseudonymOf(member.uid)}`);
  const before = await entry();
  expect(before).toMatchObject({ by: first.uid, note: 'Threats.' });
  await adminDb.doc(`users/${member.uid}`).set({ accountStatus: 'active' });
  expect(await deleteByStaff(member, 'No reason.', first, second)).toMatchObject({ status: 200 });
  expect(await entry()).toEqual(before);
  expect(await read(`users/${member.uid}`)).toBeUndefined();
});
