import { beforeEach, describe, expect, it } from 'vitest';
import { adminDb } from '../support/admin';
import { newId } from '../support/builders';
import { access, allowed, denied, takes } from './kit';
import { admin, type Caller, visitor, type Who } from './people';
import { MEBIBYTE, openAccount, PNG, storageEnvironment } from './storage-environment';
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
        at(`${folder}/${kind}/front.png`, who).upload(PNG, size);
      await access({ to: [owner], notTo: others }, upload(3), upload(5));
    },
  );

  it('is uploaded before there is an account, and never while it is suspended', async () => {
    await allowed(own('selfie/front.png').upload(PNG));
    await openAccount(owner, 'suspended');
    await denied(own('selfie/next.png').upload(PNG));
    await openAccount(owner);
    await allowed(own('selfie/next.png').upload(PNG));
  });

  it('is one of six kinds', () => {
    const bad = ['passport', 'iddocument', 'photo', 'turn', 'firstturn', UNKNOWN_NAME];
    return takes((kind) => own(`${kind}/a`).upload(PNG), ['idDocument'], bad);
  });

  const NEVER = ['image/webp', 'image/svg+xml', 'text/html', 'image/jpeg; x=1', 'IMAGE/PNG'];
  const PDF = 'application/pdf';
  it.each([
    ...PHOTOS.map((kind) => ({ kind, good: ['image/jpeg', PNG], bad: [...NEVER, PDF, undefined] })),
    ...PAPERS.map((kind) => ({ kind, good: ['image/jpeg', PNG, PDF], bad: [...NEVER, undefined] })),
  ])('has an accepted format: $kind', ({ kind, good, bad }) =>
    takes((type) => own(`${kind}/${newId('a')}`).upload(type), good, bad),
  );

  it('is smaller than ten mebibytes, to the byte', () =>
    takes((size) => own('selfie/a').upload(PNG, size), [10 * MEBIBYTE - 1], [10 * MEBIBYTE]));
});

describe('an uploaded document', () => {
  const path = () => `${folder}/idDocument/front.png`;

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
    expect(ofKind.items.map(({ name }) => name)).toEqual(['front.png']);
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
  const front = () => own('idDocument/front.png');
  const back = () => own('idDocument/back.png');

  beforeEach(async () => {
    await put(`${folder}/idDocument/front.png`);
    await reviewIs(frozen);
  });

  it.each(['not_started', 'rejected', UNKNOWN_NAME])(
    'keeps its owner from adding and deleting documents until it is %s',
    async (status) => {
      await denied(back().upload(PNG));
      await denied(front().delete());
      await allowed(at(folder, owner).list());
      await reviewIs(status);
      await allowed(back().upload(PNG));
      await allowed(front().delete());
    },
  );

  it('does not affect other owners, who can still upload', async () => {
    const other: Who = { uid: newId('member'), userType: 'spender' };
    await denied(back().upload(PNG));
    await allowed(at(`verification/${other.uid}/idDocument/front.png`, other).upload(PNG));
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
      await denied(own(`${kind}/photo`).upload(PNG));
    }
    await reviewIs('verified', false);
    await access({ to: [owner], notTo: [stranger] }, (who) =>
      at(`${folder}/${kind}/photo`, who).upload(PNG),
    );
    await allowed(own(`${kind}/photo`).delete());
  });

  it.each(PAPERS)('can’t be replaced themselves: %s', async (kind) => {
    await put(`${folder}/${kind}/front.png`);
    await reviewIs('verified', false);
    await denied(own(`${kind}/back.png`).upload(PNG));
    await denied(own(`${kind}/front.png`).delete());
    await reviewIs('rejected');
    await allowed(own(`${kind}/front.png`).delete());
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
        await denied(own(`${kind}/other`).upload(PNG));
        await denied(own(`${kind}/photo`).delete());
        // The review's documents are not affected.
        await allowed(own(`idDocument/${status}`).upload(PNG));
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
    await allowed(own('selfie/a').upload(PNG));
    await reviewIs('not_started');
    await allowed(own('selfie/b').upload(PNG));
    await checkIs('passed');
    await denied(own('selfie/c').upload(PNG));
  });
});
