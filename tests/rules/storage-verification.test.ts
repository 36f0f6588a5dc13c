import { privatePathOf } from '@hearthkin/domain/verification/private-path';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminDb } from '../support/admin';
import { newId } from '../support/builders';
import { access, allowed, denied, takes } from './kit';
import { admin, type Caller, visitor, type Who } from './people';
import {
  MEBIBYTE,
  openAccount,
  PNG,
  SAID_TOO_MUCH,
  storageEnvironment,
} from './storage-environment';
import { UNKNOWN_NAME } from './values';

const PHOTOS = ['idPhoto', 'selfie', 'firstTurn', 'secondTurn'] as const;
const PAPERS = ['idDocument', 'proofOfAddress'] as const;

const { at, put } = storageEnvironment();
const stranger: Who = { uid: 'stranger', userType: 'earner' };
const others = [stranger, admin, visitor];

let owner: Who;
let folder: string;

beforeEach(() => {
  const uid = newId('member');
  owner = { uid, userType: 'spender' };
  folder = `verification/${uid}`;
});

const own = (rest: string) => at(`${folder}/${rest}`, owner);

type Kind = (typeof PHOTOS | typeof PAPERS)[number];

const file = (kind: Kind) => at(privatePathOf(owner.uid, kind), owner);

/**
 * Sets the owner's review. A complete document, because the suite's triggers parse it: an invalid
 * one would crash their process with the document still locked.
 */
const reviewIs = (
  verificationStatus: string,
  isVerified = verificationStatus === 'verified',
  more: object = {},
) => adminDb.doc(`verifications/${owner.uid}`).set({ isVerified, verificationStatus, ...more });

describe('a document for review', () => {
  it.each([...PHOTOS, ...PAPERS])(
    'is uploaded and replaced only by its owner: %s',
    async (kind) => {
      const upload = (size: number) => (who: Caller) =>
        at(privatePathOf(owner.uid, kind), who).upload(PNG, size);
      await access({ to: [owner], notTo: others }, upload(3), upload(5));
    },
  );

  it('is uploaded before there is an account, and never while it is suspended', async () => {
    await allowed(file('selfie').upload(PNG));
    await openAccount(owner, { accountStatus: 'suspended' });
    await denied(file('selfie').upload(PNG));
    await denied(file('selfie').delete());
    await openAccount(owner);
    await allowed(file('selfie').upload(PNG));
    await allowed(file('selfie').delete());
  });

  it('is not handed in, listed or deleted by a token of an ended session', async () => {
    const endedAt = Math.floor(Date.now() / 1000);
    await openAccount(owner, { sessionsEndedAt: new Date(endedAt * 1000) });
    const path = privatePathOf(owner.uid, 'selfie');
    const tokens = {
      to: [{ ...owner, auth_time: endedAt }],
      notTo: [{ ...owner, auth_time: endedAt - 1 }],
    };
    await access(
      tokens,
      (who) => at(path, who).upload(PNG),
      (who) => at(`${folder}/selfie`, who).list(),
      (who) => at(path, who).delete(),
    );
  });

  it('is one of six kinds', () => {
    const bad = ['passport', 'iddocument', 'photo', 'turn', 'firstturn', UNKNOWN_NAME];
    const files = bad.flatMap((kind) => [`${kind}/document`, `${kind}/photo`]);
    return takes((path) => own(path).upload(PNG), ['idDocument/document'], files);
  });

  it.each([...PHOTOS, ...PAPERS])('is the only file of its kind: %s', (kind) => {
    const [good, bad] = PHOTOS.some((one) => one === kind)
      ? ['photo', 'document']
      : ['document', 'photo'];
    const other = ['a.png', `${good}.png`, `${good}2`, `${good}/${good}`, kind, UNKNOWN_NAME];
    return takes((name) => own(`${kind}/${name}`).upload(PNG), [good], [bad, ...other]);
  });

  it.each(['selfie', 'idDocument'] as const)(
    'has a type, and nothing else is said of it: %s',
    (kind) =>
      takes(
        (said) => file(kind).uploadSaying(said),
        [
          {},
          // As Storage itself fills in.
          { contentEncoding: 'identity' },
          {
            contentDisposition: `inline; filename*=utf-8''${kind === 'selfie' ? 'photo' : 'document'}`,
          },
        ],
        SAID_TOO_MUCH,
      ),
  );

  const NEVER = ['image/webp', 'image/svg+xml', 'text/html', 'image/jpeg; x=1', 'IMAGE/PNG'];
  const PDF = 'application/pdf';
  it.each([
    ...PHOTOS.map((kind) => ({ kind, good: ['image/jpeg', PNG], bad: [...NEVER, PDF, undefined] })),
    ...PAPERS.map((kind) => ({ kind, good: ['image/jpeg', PNG, PDF], bad: [...NEVER, undefined] })),
  ])('has an accepted format: $kind', ({ kind, good, bad }) =>
    takes((type) => file(kind).upload(type), good, bad),
  );

  it('is smaller than ten mebibytes, to the byte', () =>
    takes((size) => file('selfie').upload(PNG, size), [10 * MEBIBYTE - 1], [10 * MEBIBYTE]));
});

describe('an uploaded document', () => {
  const path = () => privatePathOf(owner.uid, 'idDocument');

  beforeEach(() => put(path(), PNG, 7));

  // Its owner and staff open it by a function, which logs what staff open.
  it('is read by no client, nor is its address', () =>
    access(
      { notTo: [owner, ...others] },
      (who) => at(path(), who).bytes(),
      (who) => at(path(), who).metadata(),
      (who) => at(path(), who).url(),
    ));

  it('is listed for its owner', async () => {
    const ofKind = await own('idDocument').list();
    expect(ofKind.items.map(({ name }) => name)).toEqual(['document']);
    const ofPerson = await at(folder, owner).list();
    expect(ofPerson.prefixes.map(({ name }) => name)).toEqual(['idDocument']);
    await access(
      { to: [owner], notTo: others },
      ...[folder, `${folder}/idDocument`, `${folder}/idDocument/deeper`].map(
        (where) => (who: Caller) => at(where, who).list(),
      ),
    );
    await access({ notTo: [owner, admin] }, (who) => at('verification', who).list());
    await access({ notTo: [owner, admin] }, (who) => at('/', who).list());
  });

  it('keeps its metadata, since the answer to a change would have its address', () =>
    access({ notTo: [owner, ...others] }, (who) =>
      at(path(), who).change({ customMetadata: { side: 'front' } }),
    ));

  it('is deleted only by its owner', async () => {
    await access({ to: [owner], notTo: others }, (who) => at(path(), who).delete());
    await expect(at(path(), owner).delete()).rejects.toThrow('object-not-found');
  });
});

describe.each(['pending', 'verified'])('a review that is %s', (frozen) => {
  const idDocument = () => file('idDocument');
  const proof = () => file('proofOfAddress');

  beforeEach(async () => {
    await put(privatePathOf(owner.uid, 'idDocument'));
    await reviewIs(frozen);
  });

  it.each(['not_started', 'rejected', UNKNOWN_NAME])(
    'keeps its owner from adding and deleting documents until it is %s',
    async (status) => {
      await denied(proof().upload(PNG));
      await denied(idDocument().delete());
      await allowed(at(folder, owner).list());
      await reviewIs(status);
      await allowed(proof().upload(PNG));
      await allowed(idDocument().delete());
    },
  );

  it('does not affect other owners, who can still upload', async () => {
    const other: Who = { uid: newId('member'), userType: 'spender' };
    await denied(proof().upload(PNG));
    await allowed(at(privatePathOf(other.uid, 'idDocument'), other).upload(PNG));
  });
});

describe('documents that stay accepted after the identity check has ended', () => {
  beforeEach(() => openAccount(owner));

  it.each(PHOTOS)('let the owner upload photos for the next one: %s', async (kind) => {
    for (const [status, isVerified] of [
      ['verified', true],
      ['pending', false],
    ] as const) {
      await reviewIs(status, isVerified);
      await denied(file(kind).upload(PNG));
    }
    await reviewIs('verified', false);
    await access({ to: [owner], notTo: [stranger] }, (who) =>
      at(`${folder}/${kind}/photo`, who).upload(PNG),
    );
    await allowed(own(`${kind}/photo`).delete());
  });

  it.each(PAPERS)('can’t be replaced themselves: %s', async (kind) => {
    await put(privatePathOf(owner.uid, kind));
    await reviewIs('verified', false);
    await denied(file(kind).upload(PNG));
    await denied(file(kind).delete());
    await reviewIs('rejected');
    await allowed(file(kind).delete());
    await allowed(file(kind).upload(PNG));
  });
});

describe('the pictures of an identity check', () => {
  const checkIs = (status: string) =>
    reviewIs('not_started', false, {
      identityCheck: {
        status,
        confidence: 97,
        reason: null,
        attempts: 1,
        unclearAttempts: 0,
        provider: 'built-in',
        checkedAt: new Date(),
      },
    });

  it.each(PHOTOS)(
    'stay as they were compared once their owner has an account: %s',
    async (kind) => {
      await put(`${folder}/${kind}/photo`);
      await openAccount(owner);
      for (const status of ['passed', 'review']) {
        await checkIs(status);
        await denied(file(kind).upload(PNG));
        await denied(file(kind).delete());
        // The review's documents are not affected.
        await allowed(file('idDocument').upload(PNG));
        await put(`${folder}/${UNKNOWN_NAME}/front.png`);
        await allowed(own(`${UNKNOWN_NAME}/front.png`).delete());
      }
      for (const status of ['failed', 'expired', UNKNOWN_NAME]) {
        await checkIs(status);
        await allowed(own(`${kind}/photo`).delete());
        await allowed(own(`${kind}/photo`).upload(PNG));
      }
    },
  );

  it.each(PHOTOS)('are replaced when sign-up starts again: %s', async (kind) => {
    await checkIs('passed');
    await allowed(own(`${kind}/photo`).upload(PNG));
    await allowed(own(`${kind}/photo`).delete());
    await openAccount(owner);
    await denied(own(`${kind}/photo`).upload(PNG));
  });

  it('are uploaded by an owner without an identity check', async () => {
    await openAccount(owner);
    await allowed(file('selfie').upload(PNG));
    await reviewIs('not_started');
    await allowed(file('selfie').upload(PNG));
    await checkIs('passed');
    await denied(file('selfie').upload(PNG));
  });
});
