import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  listAll,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminDb } from '../support/admin';
import { newId } from '../support/builders';
import { allowed, denied, admin as staff, type Who } from './rules-environment';
import { bytes, MEBIBYTE, openAccount, storageEnvironment } from './storage-environment';
import { UNKNOWN_NAME } from './unknown-name';

const PHOTOS = ['idPhoto', 'selfie', 'firstTurn', 'secondTurn'] as const;
const PAPERS = ['idDocument', 'proofOfAddress'] as const;
const PNG = { contentType: 'image/png' };

const { at, put } = storageEnvironment();
const stranger: Who = { uid: 'stranger', userType: 'earner' };
const others: [string, Who | undefined][] = [
  ['a stranger', stranger],
  ['staff', staff],
  ['a visitor', undefined],
];

let owner: Who;
let folder: string;

beforeEach(() => {
  const uid = newId('member');
  owner = { uid, userType: 'spender' };
  folder = `verification/${uid}`;
});

/**
 * Sets the status of the owner's review. A complete document, because the suite's triggers parse
 * it: an invalid one would crash their process with the document still locked.
 */
async function reviewIs(verificationStatus: string, uid = owner.uid): Promise<void> {
  const isVerified = verificationStatus === 'verified';
  await adminDb.doc(`verifications/${uid}`).set({ isVerified, verificationStatus });
}

describe('a document for review', () => {
  it.each([...PHOTOS, ...PAPERS])('is uploaded only by its owner: %s', async (kind) => {
    const path = `${folder}/${kind}/front.png`;
    await allowed(uploadBytes(at(path, owner), bytes(3), PNG));
    for (const who of [stranger, staff, undefined]) {
      await denied(uploadBytes(at(`${folder}/${kind}/other.png`, who), bytes(3), PNG));
    }
  });

  it('is uploaded before there is an account, and never while it is suspended', async () => {
    const path = `${folder}/selfie/front.png`;
    await allowed(uploadBytes(at(path, owner), bytes(3), PNG));
    await openAccount(owner, 'suspended');
    const next = at(`${folder}/selfie/next.png`, owner);
    await denied(uploadBytes(next, bytes(3), PNG));
    await openAccount(owner);
    await allowed(uploadBytes(next, bytes(3), PNG));
  });

  it('is one of six kinds', async () => {
    await allowed(uploadBytes(at(`${folder}/idDocument/a`, owner), bytes(3), PNG));
    for (const kind of ['passport', 'iddocument', 'photo', 'turn', 'firstturn', UNKNOWN_NAME]) {
      await denied(uploadBytes(at(`${folder}/${kind}/a`, owner), bytes(3), PNG));
    }
  });

  it.each([
    ...PHOTOS.map((kind) => [kind, ['image/jpeg', 'image/png'], ['application/pdf']] as const),
    ...PAPERS.map((kind) => [kind, ['image/jpeg', 'image/png', 'application/pdf'], []] as const),
  ])('has an accepted format: %s', async (kind, good, bad) => {
    const upload = (contentType: string) =>
      uploadBytes(at(`${folder}/${kind}/${newId('file')}`, owner), bytes(3), { contentType });
    for (const contentType of good) await allowed(upload(contentType));
    const never = ['image/webp', 'image/svg+xml', 'text/html', 'image/jpeg; x=1', 'IMAGE/PNG'];
    for (const contentType of [...bad, ...never]) await denied(upload(contentType));
  });

  it('without a format is refused', async () => {
    const path = `${folder}/selfie/a`;
    await denied(uploadBytes(at(path, owner), bytes(3)));
    await allowed(uploadBytes(at(path, owner), bytes(3), PNG));
  });

  it('is smaller than ten mebibytes, to the byte', async () => {
    await allowed(uploadBytes(at(`${folder}/selfie/a`, owner), bytes(10 * MEBIBYTE - 1), PNG));
    await denied(uploadBytes(at(`${folder}/selfie/b`, owner), bytes(10 * MEBIBYTE), PNG));
  });

  it('is replaced only by its owner', async () => {
    const path = `${folder}/selfie/a.png`;
    await put(path, 'image/png');
    for (const who of [stranger, staff, undefined]) {
      await denied(uploadBytes(at(path, who), bytes(4), PNG));
    }
    await allowed(uploadBytes(at(path, owner), bytes(5), PNG));
  });
});

describe('an uploaded document', () => {
  let path: string;

  beforeEach(async () => {
    path = `${folder}/idDocument/front.png`;
    await put(path, 'image/png', bytes(7));
  });

  // They open it by a function, which logs what staff open.
  it.each([...others, ['staff', staff] as const, ['its owner', null] as const])(
    'is not read by %s, nor is its address',
    async (_, reader) => {
      const who = reader === null ? owner : reader;
      await denied(getBytes(at(path, who)));
      await denied(getMetadata(at(path, who)));
      await denied(getDownloadURL(at(path, who)));
    },
  );

  it('is listed for its owner', async () => {
    const ofKind = await allowed(listAll(at(`${folder}/idDocument`, owner)));
    expect(ofKind.items.map(({ name }) => name)).toEqual(['front.png']);
    const ofPerson = await allowed(listAll(at(folder, owner)));
    expect(ofPerson.prefixes.map(({ name }) => name)).toEqual(['idDocument']);
    await allowed(listAll(at(`${folder}/idDocument/deeper`, owner)));
  });

  it.each(others)('is not listed for %s', async (_, who) => {
    await denied(listAll(at(`${folder}/idDocument`, who)));
    await denied(listAll(at(folder, who)));
    await denied(listAll(at(`${folder}/idDocument/deeper`, who)));
  });

  it('is not found by listing all folders, not even by staff', async () => {
    for (const who of [owner, staff]) {
      await denied(listAll(at('verification', who)));
      await denied(listAll(at('/', who)));
    }
  });

  it('has its metadata changed by nobody, since the answer would have its address', async () => {
    const change = { customMetadata: { side: 'front' } };
    for (const who of [owner, stranger, staff, undefined]) {
      await denied(updateMetadata(at(path, who), change));
    }
  });

  it('is deleted only by its owner', async () => {
    for (const who of [stranger, staff, undefined]) await denied(deleteObject(at(path, who)));
    await allowed(deleteObject(at(path, owner)));
    await expect(deleteObject(at(path, owner))).rejects.toThrow('object-not-found');
  });
});

describe.each(['pending', 'verified'])('a review that is %s', (frozen) => {
  let path: string;

  beforeEach(async () => {
    path = `${folder}/idDocument/front.png`;
    await put(path, 'image/png');
    await reviewIs(frozen);
  });

  it('keeps the owner from adding and deleting documents', async () => {
    const back = at(`${folder}/idDocument/back.png`, owner);
    await denied(uploadBytes(back, bytes(3), PNG));
    await denied(deleteObject(at(path, owner)));
    await allowed(listAll(at(folder, owner)));
    await reviewIs('rejected');
    await allowed(uploadBytes(back, bytes(3), PNG));
    await allowed(deleteObject(at(path, owner)));
  });

  it.each(['not_started', 'rejected', UNKNOWN_NAME])(
    'is over, or not begun, for an owner whose status is %s',
    async (status) => {
      const back = at(`${folder}/idDocument/back.png`, owner);
      await denied(uploadBytes(back, bytes(4), PNG));
      await reviewIs(status);
      await allowed(uploadBytes(back, bytes(4), PNG));
      await allowed(deleteObject(at(path, owner)));
    },
  );

  it('does not affect other owners, who can still upload', async () => {
    const other: Who = { uid: newId('member'), userType: 'spender' };
    const theirs = `verification/${other.uid}/idDocument/front.png`;
    await allowed(uploadBytes(at(theirs, other), bytes(3), PNG));
    await denied(uploadBytes(at(`${folder}/idDocument/back.png`, owner), bytes(3), PNG));
  });
});

describe('documents that stay accepted after the identity check has ended', () => {
  const ended = (verificationStatus: string, isVerified = false) =>
    adminDb.doc(`verifications/${owner.uid}`).set({ isVerified, verificationStatus });

  beforeEach(() => openAccount(owner));

  it.each(PHOTOS)('let the owner upload photos for the next one: %s', async (kind) => {
    const path = `${folder}/${kind}/photo`;
    await ended('verified', true);
    await denied(uploadBytes(at(path, owner), bytes(3), PNG));
    await ended('pending');
    await denied(uploadBytes(at(path, owner), bytes(3), PNG));
    await ended('verified');
    await allowed(uploadBytes(at(path, owner), bytes(3), PNG));
    await denied(uploadBytes(at(`${folder}/${kind}/other`, stranger), bytes(3), PNG));
    await allowed(deleteObject(at(path, owner)));
  });

  it.each(PAPERS)('can’t be replaced themselves: %s', async (kind) => {
    const path = `${folder}/${kind}/front.png`;
    await put(path, 'image/png');
    await ended('verified');
    await denied(uploadBytes(at(`${folder}/${kind}/back.png`, owner), bytes(3), PNG));
    await denied(deleteObject(at(path, owner)));
    await ended('rejected');
    await allowed(deleteObject(at(path, owner)));
  });
});

describe('the pictures of an identity check', () => {
  const checkIs = (status: string) =>
    adminDb.doc(`verifications/${owner.uid}`).set({
      isVerified: false,
      verificationStatus: 'not_started',
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
      const path = `${folder}/${kind}/photo`;
      await put(path, 'image/png');
      await openAccount(owner);
      for (const status of ['passed', 'review']) {
        await checkIs(status);
        await denied(uploadBytes(at(`${folder}/${kind}/other`, owner), bytes(4), PNG));
        await denied(deleteObject(at(path, owner)));
        // The review's documents are not affected.
        await allowed(uploadBytes(at(`${folder}/idDocument/${status}`, owner), bytes(4), PNG));
        const other = `${folder}/${UNKNOWN_NAME}/front.png`;
        await put(other, 'image/png');
        await allowed(deleteObject(at(other, owner)));
      }
      for (const status of ['failed', 'expired', UNKNOWN_NAME]) {
        await checkIs(status);
        await allowed(deleteObject(at(path, owner)));
        await allowed(uploadBytes(at(path, owner), bytes(4), PNG));
      }
    },
  );

  it.each(PHOTOS)('are replaced when sign-up starts again: %s', async (kind) => {
    const path = `${folder}/${kind}/photo`;
    await checkIs('passed');
    await allowed(uploadBytes(at(path, owner), bytes(3), PNG));
    await allowed(deleteObject(at(path, owner)));
    await openAccount(owner);
    await denied(uploadBytes(at(path, owner), bytes(4), PNG));
  });

  it('are uploaded by an owner without an identity check', async () => {
    await openAccount(owner);
    await allowed(uploadBytes(at(`${folder}/selfie/a`, owner), bytes(3), PNG));
    await reviewIs('not_started');
    await allowed(uploadBytes(at(`${folder}/selfie/b`, owner), bytes(4), PNG));
    await checkIs('passed');
    await denied(uploadBytes(at(`${folder}/selfie/c`, owner), bytes(5), PNG));
  });
});
