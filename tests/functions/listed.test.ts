import { unlistedReasons } from '@hearthkin/domain/companion/listed';
import { NOTIFICATION_TITLES } from '@hearthkin/domain/news/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { syncAccount } from '../../functions/src/account/sync-account';
import { type Actor, makeAdmin, makeCompanion, makeMember } from '../support/actors';
import { adminDb, read } from '../support/admin';
import { awaitMail } from '../support/awaited-mail';
import {
  applicationDocument,
  firstLessons,
  reportOf,
  uploadedDocuments,
} from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { eventually } from '../support/eventually';
import { runTriggers } from '../support/in-process-triggers';
import { bookingRequest, newYork } from './booking-requests';

runTriggers();

let staff: Actor;
let member: Actor;

beforeAll(async () => {
  [staff, member] = await Promise.all([makeAdmin(), makeMember()]);
});

const verificationOf = ({ uid }: Actor) => adminDb.doc(`verifications/${uid}`);
const applicationOf = ({ uid }: Actor) => adminDb.doc(`applications/${uid}`);
const listingOf = ({ uid }: Actor) => adminDb.doc(`companions/${uid}`);
const isListed = async ({ uid }: Actor) => (await read(`companions/${uid}`))?.listed;

const LIVE = 'You’re live. Members can now find and book you.';

/** Their verification and application as staff decided, in documents. */
async function submit(eve: Actor, isApproved: boolean): Promise<void> {
  await Promise.all([
    verificationOf(eve).set({
      isVerified: isApproved,
      verificationStatus: isApproved ? 'verified' : 'pending',
      documentsUploaded: uploadedDocuments(eve.uid, isApproved ? 'verified' : 'pending'),
      submittedAt: new Date(),
      ...(isApproved ? { reviewedAt: new Date(), reviewedBy: staff.uid } : {}),
    }),
    applicationOf(eve).set(applicationDocument({ status: isApproved ? 'accepted' : 'submitted' })),
    adminDb.doc(`trainings/${eve.uid}`).set(firstLessons(new Date())),
  ]);
}

/** A companion whose documents and application wait for staff. */
async function newcomer(photo: string | null = null): Promise<Actor> {
  const eve = await makeCompanion(
    {
      photo,
      badges: { identity: false, background: false, training: false },
      badgesGivenAt: { identity: null, background: null, training: null },
    },
    { verification: { isVerified: false, verificationStatus: 'pending' } },
  );
  await submit(eve, false);
  return eve;
}

/** A listed companion, all of whose documents agree. */
async function listedCompanion(): Promise<Actor> {
  const eve = await makeCompanion();
  await submit(eve, true);
  const { reviewedAt } = (await read(`verifications/${eve.uid}`)) ?? {};
  const givenAt = async () => (await read(`companions/${eve.uid}`))?.badgesGivenAt.identity;
  await eventually(givenAt).toEqual(reviewedAt);
  expect(await isListed(eve)).toBe(true);
  return eve;
}

const ok = { status: 200 };
const reviewDocuments = async ({ uid }: Actor, decision = 'verified', notes = '') =>
  expect(await callFunction('reviewVerification', { uid, decision, notes }, staff)).toMatchObject(
    ok,
  );

const ACTS = {
  documents: (eve: Actor) => reviewDocuments(eve),
  application: async ({ uid }: Actor) =>
    expect(
      await callFunction(
        'reviewApplication',
        { uid, decision: 'accepted', check: reportOf(new Date()) },
        staff,
      ),
    ).toMatchObject(ok),
  photo: (eve: Actor) => listingOf(eve).update({ photo: `profiles/${eve.uid}/photo/a.jpg` }),
} as const;
type Act = keyof typeof ACTS;

const ORDERS: readonly (readonly [Act, Act, Act])[] = [
  ['documents', 'application', 'photo'],
  ['documents', 'photo', 'application'],
  ['application', 'documents', 'photo'],
  ['application', 'photo', 'documents'],
  ['photo', 'documents', 'application'],
  ['photo', 'application', 'documents'],
];

const notificationsOf = async ({ uid }: Actor) =>
  (await adminDb.collection(`users/${uid}/notifications`).get()).docs.map((doc) => ({
    kind: doc.get('kind'),
    missing: doc.get('data.missing'),
  }));

const book = ({ uid }: Actor) =>
  callFunction(
    'createBooking',
    bookingRequest({ companionId: uid, startsAt: newYork(3, '12:00') }),
    member,
  );

/** Books a companion, whose photo staff approve again if they had not seen it for certain. */
async function bookAtLast(eve: Actor): Promise<void> {
  await eventually(async () => {
    const { verificationStatus, changed } = (await read(`verifications/${eve.uid}`)) ?? {};
    if (verificationStatus === 'pending' && changed !== undefined) await reviewDocuments(eve);
    return (await isListed(eve)) ? (await book(eve)).status : null;
  }).toBe(200);
}

/** In the end, `listed` and what decides about it must agree. */
const seen: Actor[] = [];

describe('a new companion', () => {
  it.each(ORDERS)('is listed after %s, %s and %s, not before', async (...order) => {
    const eve = await newcomer();
    seen.push(eve);
    for (const act of order) {
      expect(await isListed(eve)).toBe(false);
      await ACTS[act](eve);
    }
    await bookAtLast(eve);
  });

  it('is listed when staff approve both at the same time', async () => {
    const eve = await newcomer('/sample-avatars/f-01.svg');
    seen.push(eve);
    await Promise.all([ACTS.documents(eve), ACTS.application(eve)]);
    expect(await isListed(eve)).toBe(true);
    expect(await book(eve)).toMatchObject(ok);
  });

  it('is listed when the photo comes with both approvals', async () => {
    const eve = await newcomer();
    seen.push(eve);
    await Promise.all([ACTS.documents(eve), ACTS.photo(eve), ACTS.application(eve)]);
    await bookAtLast(eve);
  });

  it('is told of each approval what is still missing, and that they are live only then', async () => {
    const eve = await newcomer();
    await ACTS.application(eve);
    await ACTS.photo(eve);
    await ACTS.documents(eve);
    expect(await notificationsOf(eve)).toEqual(
      expect.arrayContaining([
        { kind: 'application-accepted', missing: 'documents photo' },
        { kind: 'verification-verified', missing: '' },
      ]),
    );
    const bodyOf = async (subject: string) => (await awaitMail(eve.email, subject)).body;
    const accepted = await bodyOf('Application approved');
    expect(accepted).toContain(
      'Members can’t find you until your documents are approved and your listing has a photo.',
    );
    expect(accepted).not.toContain(LIVE);
    expect(await bodyOf('Verification complete')).toContain(LIVE);
  });

  it('whose application is returned is neither listed nor booked', async () => {
    const eve = await newcomer('/sample-avatars/f-01.svg');
    seen.push(eve);
    await ACTS.documents(eve);
    const notes = 'Your background check did not come back clean.';
    const returned = { uid: eve.uid, decision: 'returned', notes, fields: ['hours'] };
    expect(await callFunction('reviewApplication', returned, staff)).toMatchObject(ok);
    expect(await isListed(eve)).toBe(false);
    await expectRefusal(book(eve), 'not-listed');
    expect(await notificationsOf(eve)).toContainEqual({
      kind: 'application-returned',
      missing: 'application',
    });
  });

  it('who was listed without an application is unlisted when it is returned', async () => {
    const eve = await newcomer('/sample-avatars/f-01.svg');
    seen.push(eve);
    await ACTS.documents(eve);
    await listingOf(eve).update({ listed: true });
    const returned = { uid: eve.uid, decision: 'returned', notes: 'No.', fields: ['bio'] };
    expect(await callFunction('reviewApplication', returned, staff)).toMatchObject(ok);
    expect(await isListed(eve)).toBe(false);
  });
});

describe('a listed companion', () => {
  it('whose verification is withdrawn is unlisted in the same transaction, and told why', async () => {
    const eve = await listedCompanion();
    seen.push(eve);
    await reviewDocuments(eve, 'revoked', 'The passport is a copy.');
    expect(await isListed(eve)).toBe(false);
    await expectRefusal(book(eve), 'not-listed');
    expect(await notificationsOf(eve)).toEqual([
      { kind: 'verification-revoked', missing: 'documents' },
    ]);
    const mail = await awaitMail(eve.email, NOTIFICATION_TITLES['verification-revoked']);
    expect(mail.body).toContain('Members can’t find you until your documents are approved.');
  });

  it('with another photo is unlisted until staff have looked, and told why', async () => {
    const eve = await listedCompanion();
    seen.push(eve);
    await ACTS.photo(eve);
    await eventually(() => isListed(eve)).toBe(false);
    expect(await notificationsOf(eve)).toEqual([
      { kind: 'verification-reopened', missing: 'documents' },
    ]);
    await bookAtLast(eve);
  });

  it('without a photo is told once, whichever trigger comes first', async () => {
    const eve = await listedCompanion();
    seen.push(eve);
    await listingOf(eve).update({ photo: null });
    // As a trigger of the account does at the same time.
    await syncAccount(adminDb, eve.uid, new Date());
    const told = { kind: 'verification-reopened', missing: 'documents photo' };
    await eventually(() => notificationsOf(eve)).toEqual([told]);
  });

  it.each([
    ['a photo', { photo: null }, 'verification-reopened', 'documents photo'],
    [
      'a background check that counts',
      { 'badges.background': false },
      'listing-hidden',
      'background',
    ],
    [
      'an approved application',
      { 'badges.background': false, 'badgesGivenAt.background': null },
      'listing-hidden',
      'application',
    ],
  ])('without %s is unlisted, and told why', async (_what, change, kind, missing) => {
    const eve = await listedCompanion();
    seen.push(eve);
    await listingOf(eve).update(change);
    await eventually(() => isListed(eve)).toBe(false);
    await expectRefusal(book(eve), 'not-listed');
    await eventually(() => notificationsOf(eve)).toEqual([{ kind, missing }]);
  });
});

it('`listed` says in the end what the account and the listing decide, for each of them', async () => {
  expect(seen.length).toBeGreaterThan(ORDERS.length);
  for (const { uid } of seen) {
    await eventually(async () => {
      const [user, listing] = await adminDb.getAll(
        adminDb.doc(`users/${uid}`),
        adminDb.doc(`companions/${uid}`),
      );
      const missing = unlistedReasons(
        user?.data() as Parameters<typeof unlistedReasons>[0],
        listing?.data() as Parameters<typeof unlistedReasons>[1],
      );
      return listing?.get('listed') === (missing.length === 0);
    }).toBe(true);
  }
});
