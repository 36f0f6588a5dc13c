import { DAY_MS, HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { newIdentityTerm } from '@hearthkin/domain/verification/identity-term';
import type { Verification } from '@hearthkin/domain/verification/verification';
import type { Firestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { recordCheck } from '../../functions/src/identity/record-check';
import type { QueuedMail } from '../../functions/src/mail/mail-queue';
import { endIdentityChecks } from '../../functions/src/verification/end-identity-checks';
import { syncVerification } from '../../functions/src/verification/sync-verification';
import { adminBucket, putFile, quietDatabase } from '../support/admin';
import { companionAccount, companionDocument, memberDocument, newId } from '../support/builders';
import { mailQueue } from '../support/mail-queue';
import { FACES, newMatch } from './sample-faces';

const CHECKED = new Date('2024-11-27T12:00:00Z');
const TERM = newIdentityTerm(CHECKED);
const END = TERM.endsAt;
const at = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

const CHECK = {
  status: 'passed',
  confidence: 93,
  reason: null,
  attempts: 1,
  unclearAttempts: 1,
  provider: 'test',
  checkedAt: CHECKED,
  firstTurn: 'left',
} as const;

let db: Firestore;
let close: () => Promise<void>;
let mails: QueuedMail[];

beforeEach(() => {
  mails = [];
  // A project per test: the sweep processes all checks.
  ({ db, close } = quietDatabase(newId('demo-identity')));
});
afterEach(() => close());

const run = (now: Date, queue = mailQueue((queued) => mails.push(queued))) =>
  endIdentityChecks.handler(
    { db, now },
    { queue, siteUrl: 'https://hearthkin.test', linkKey: 'key' },
  );
const NOTHING = { told: 0, ended: 0, failed: 0 };

/** A member whose photos matched. */
async function comparedMember(overrides: Partial<Verification> = {}): Promise<string> {
  const uid = newId('member');
  const review: Verification = {
    isVerified: false,
    verificationStatus: 'not_started',
    identityCheck: CHECK,
    identityTerm: TERM,
    ...overrides,
  };
  await Promise.all([
    db.doc(`users/${uid}`).set(memberDocument(uid)),
    db.doc(`verifications/${uid}`).set(review),
  ]);
  return uid;
}

/** A listed companion whose documents staff accepted, without a comparison of photos. */
async function listedCompanion(): Promise<string> {
  const uid = newId('eve');
  const account = companionAccount(uid);
  await Promise.all([
    db.doc(`users/${uid}`).set(account),
    db.doc(`companions/${uid}`).set(companionDocument(account)),
    db.doc(`verifications/${uid}`).set({
      isVerified: true,
      verificationStatus: 'verified',
      reviewedAt: CHECKED,
      identityTerm: TERM,
    }),
  ]);
  return uid;
}

const read = async (path: string) => (await db.doc(path).get()).data();
const told = async (uid: string) =>
  (await db.collection(`users/${uid}/notifications`).get()).docs.map((doc) => doc.data());

it('tells a member thirty days before, once, in the app and by email', async () => {
  const uid = await comparedMember();
  const due = at(END, -30 * DAY_MS);
  expect(await run(at(due, -1))).toEqual(NOTHING);
  expect(await run(due)).toEqual({ ...NOTHING, told: 1 });
  expect(await run(at(END, -1))).toEqual(NOTHING);
  expect(await told(uid)).toMatchObject([
    { kind: 'identity-ending', link: '/verification', data: { until: END.toISOString() } },
  ]);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.mail).toMatchObject({ subject: 'Your identity check ends soon' });
  expect(mails[0]?.mail.text).toContain('yours until Fri, Nov 27');
  expect(mails[0]?.mail.text).toContain('https://hearthkin.test/verification');
  expect(await read(`users/${uid}`)).toMatchObject({ level: 'verified' });
});

it('takes a member’s level after 24 months, to the millisecond, with the old photos', async () => {
  const uid = await comparedMember();
  const photo = `verification/${uid}/selfie/photo`;
  const document = `verification/${uid}/idDocument/document`;
  await Promise.all([photo, document].map((path) => putFile(path, 'picture')));
  await run(at(END, -1));
  expect(await read(`users/${uid}`)).toMatchObject({ level: 'verified' });
  expect(await run(END)).toEqual({ ...NOTHING, ended: 1 });
  expect(await run(at(END, HOUR_MS))).toEqual(NOTHING);
  expect(await read(`users/${uid}`)).toMatchObject({ level: 'account' });
  const { identityCheck, identityTerm } = (await read(`verifications/${uid}`)) ?? {};
  expect(identityCheck).toMatchObject({ status: 'expired', unclearAttempts: 0, attempts: 1 });
  expect(identityTerm.dueAt).toBeNull();
  expect((await told(uid)).map(({ kind }) => kind).sort()).toEqual([
    'identity-ending',
    'identity-expired',
  ]);
  expect(mails.map(({ kind }) => kind)).toEqual(['identity-ending', 'identity-expired']);
  const isThere = async (path: string) => (await adminBucket.file(path).exists())[0];
  expect([await isThere(photo), await isThere(document)]).toEqual([false, true]);
});

it('unlists a companion, with that reason, until a new check passes', async () => {
  const uid = await listedCompanion();
  await run(END);
  expect(await read(`companions/${uid}`)).toMatchObject({ listed: false });
  expect(await read(`users/${uid}`)).toMatchObject({
    level: 'account',
    verification: { isVerified: false, verificationStatus: 'verified' },
  });
  expect(await told(uid)).toMatchObject([
    { kind: 'identity-expired', data: { missing: 'identity' } },
  ]);
  await syncVerification(db, uid);
  expect(await read(`companions/${uid}`)).toMatchObject({
    badges: { identity: false },
    badgesGivenAt: { identity: null },
  });

  const later = at(END, DAY_MS);
  await recordCheck(db, FACES, uid, newMatch(), later);
  const review = await read(`verifications/${uid}`);
  expect(review).toMatchObject({ isVerified: true, verificationStatus: 'verified' });
  expect(review?.identityTerm.endsAt.toDate()).toEqual(newIdentityTerm(later).endsAt);
  await syncVerification(db, uid);
  expect(await read(`users/${uid}`)).toMatchObject({
    level: 'verified',
    verification: { isVerified: true, verificationStatus: 'verified' },
  });
  const listing = await read(`companions/${uid}`);
  expect(listing?.badges.identity).toBe(true);
  expect(listing?.badgesGivenAt.identity.toDate()).toEqual(later);
});

it('gives nothing back for an uploaded selfie, nor for another face', async () => {
  const uid = await listedCompanion();
  await recordCheck(db, FACES, uid, newMatch(), CHECKED);
  await run(END);
  const later = at(END, DAY_MS);
  const uploaded = { ...newMatch(), firstTurn: undefined };
  for (const match of [newMatch(), uploaded]) {
    expect((await recordCheck(db, FACES, uid, match, later)).status).toBe('review');
    expect(await read(`verifications/${uid}`)).toMatchObject({ isVerified: false });
  }
});

it('says nothing to a person who isn’t verified any more', async () => {
  const uid = await comparedMember({ identityCheck: { ...CHECK, status: 'failed' } });
  expect(await run(at(END, -DAY_MS))).toEqual(NOTHING);
  expect(await told(uid)).toEqual([]);
  expect((await read(`verifications/${uid}`))?.identityTerm).toBeUndefined();
});

it('leaves those for the next run whose email cannot be queued', async () => {
  const uid = await comparedMember();
  const broken = { add: () => Promise.reject(new Error('The queue is away')) };
  expect(await run(END, broken)).toEqual({ ...NOTHING, failed: 1 });
  expect(await read(`users/${uid}`)).toMatchObject({ level: 'verified' });
  expect(await run(END)).toEqual({ ...NOTHING, ended: 1 });
});
