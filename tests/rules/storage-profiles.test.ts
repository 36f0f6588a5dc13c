import type { Companion } from '@hearthkin/domain/companion/companion';
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
import { companionAccount, companionDocument, newId } from '../support/builders';
import { allowed, denied, admin as staff, type Who } from './rules-environment';
import { bytes, MEBIBYTE, openAccount, storageEnvironment } from './storage-environment';
import { UNKNOWN_NAME } from './unknown-name';

const PNG = { contentType: 'image/png' };
const MP4 = { contentType: 'video/mp4' };
const PICTURES = ['photo', 'cover'] as const;

const { at, put } = storageEnvironment();
const stranger: Who = { uid: 'stranger', userType: 'earner' };

let companion: Who;
let folder: string;

beforeEach(async () => {
  const uid = newId('companion');
  companion = { uid, userType: 'earner' };
  folder = `profiles/${uid}`;
  await openAccount(companion);
});

describe('a picture of a profile', () => {
  it.each(PICTURES)('is uploaded only by its owner: %s', async (kind) => {
    for (const who of [stranger, staff, undefined]) {
      await denied(uploadBytes(at(`${folder}/${kind}/a.png`, who), bytes(3), PNG));
    }
    await allowed(uploadBytes(at(`${folder}/${kind}/a.png`, companion), bytes(3), PNG));
  });

  it('is uploaded by members as well', async () => {
    const member: Who = { uid: newId('member'), userType: 'spender' };
    await openAccount(member);
    await allowed(uploadBytes(at(`profiles/${member.uid}/photo/a`, member), bytes(3), PNG));
    await denied(uploadBytes(at(`${folder}/photo/a`, member), bytes(3), PNG));
  });

  it('is uploaded only while the account is active', async () => {
    const path = `${folder}/photo/a`;
    await openAccount(companion, 'suspended');
    await denied(uploadBytes(at(path, companion), bytes(3), PNG));
    await openAccount(companion);
    await allowed(uploadBytes(at(path, companion), bytes(3), PNG));
    const visitor: Who = { uid: newId('no-account'), userType: 'spender' };
    await denied(uploadBytes(at(`profiles/${visitor.uid}/photo/a`, visitor), bytes(3), PNG));
  });

  it.each(PICTURES)('has a format that every browser shows: %s', async (kind) => {
    const upload = (contentType: string) =>
      uploadBytes(at(`${folder}/${kind}/${newId('a')}`, companion), bytes(3), { contentType });
    for (const type of ['image/jpeg', 'image/png', 'image/webp']) await allowed(upload(type));
    const bad = ['image/svg+xml', 'image/heic', 'text/html', 'application/pdf', 'video/mp4'];
    for (const type of bad) await denied(upload(type));
  });

  it.each(PICTURES)(
    'of a person is less than five mebibytes large, to the byte: %s',
    async (kind) => {
      const upload = (size: number) =>
        uploadBytes(at(`${folder}/${kind}/${size}`, companion), bytes(size), PNG);
      await denied(upload(5 * MEBIBYTE));
      await allowed(upload(5 * MEBIBYTE - 1));
    },
  );
});

describe('the video of a profile', () => {
  it('is uploaded by companions, each their own', async () => {
    await allowed(uploadBytes(at(`${folder}/video/a.mp4`, companion), bytes(3), MP4));
    await denied(uploadBytes(at(`${folder}/video/a.mp4`, stranger), bytes(3), MP4));
    for (const claims of [{ userType: 'spender' as const }, {}]) {
      const member: Who = { uid: newId('member'), ...claims };
      await openAccount(member);
      const path = `profiles/${member.uid}/video/a.mp4`;
      await denied(uploadBytes(at(path, member), bytes(3), MP4));
      await allowed(uploadBytes(at(path, { ...member, userType: 'earner' }), bytes(3), MP4));
    }
  });

  it('has a format that every browser plays', async () => {
    const upload = (contentType: string) =>
      uploadBytes(at(`${folder}/video/${newId('a')}`, companion), bytes(3), { contentType });
    for (const type of ['video/mp4', 'video/webm']) await allowed(upload(type));
    for (const type of ['video/quicktime', 'image/png', 'text/html']) await denied(upload(type));
  });

  it('is smaller than fifty mebibytes, to the byte', async () => {
    const upload = (size: number) =>
      uploadBytes(at(`${folder}/video/${size}`, companion), bytes(size), MP4);
    await denied(upload(50 * MEBIBYTE));
    await allowed(upload(50 * MEBIBYTE - 1));
  });
});

describe('the photo of a listing', () => {
  const photo = () => `${folder}/photo/a.png`;
  const remove = (path: string) => deleteObject(at(path, companion));

  /** Gives the companion a listing, and puts the file. */
  async function openListing(fields: Partial<Companion>, path = photo()): Promise<void> {
    const listing = companionDocument(companionAccount(companion.uid), {
      photo: photo(),
      listed: true,
      ...fields,
    });
    await adminDb.doc(`companions/${companion.uid}`).set(listing);
    await put(path, 'image/png');
  }

  it('stays while it is listed', async () => {
    await openListing({});
    await denied(remove(photo()));
    await openListing({ listed: false });
    await allowed(remove(photo()));
  });

  it('is deleted once another one has replaced it', async () => {
    await openListing({});
    await denied(remove(photo()));
    await openListing({ photo: `${folder}/photo/b.png` });
    await allowed(remove(photo()));
  });

  it('is deleted where none is listed: on a listing without one, or without a listing', async () => {
    await openListing({ photo: null });
    await allowed(remove(photo()));
    await adminDb.doc(`companions/${companion.uid}`).delete();
    await put(photo(), 'image/png');
    await allowed(remove(photo()));
  });

  it('keeps no other file of that name', async () => {
    await openListing({}, `${folder}/cover/a.png`);
    await put(photo(), 'image/png');
    await denied(remove(photo()));
    await allowed(remove(`${folder}/cover/a.png`));
  });
});

describe('the files of a profile', () => {
  let path: string;

  beforeEach(async () => {
    path = `${folder}/photo/a.png`;
    await put(path, 'image/png', bytes(7));
  });

  it('has one of three kinds', async () => {
    for (const type of [PNG, MP4]) {
      for (const kind of ['banner', 'Photo', 'videos', UNKNOWN_NAME]) {
        await denied(uploadBytes(at(`${folder}/${kind}/a`, companion), bytes(3), type));
      }
    }
    await allowed(uploadBytes(at(`${folder}/photo/b`, companion), bytes(3), PNG));
    await allowed(uploadBytes(at(`${folder}/video/b`, companion), bytes(3), MP4));
  });

  it('is read by anyone, visitors included', async () => {
    for (const who of [companion, stranger, undefined]) {
      expect((await allowed(getBytes(at(path, who)))).byteLength).toBe(7);
      await allowed(getMetadata(at(path, who)));
      await allowed(getDownloadURL(at(path, who)));
    }
  });

  it('is listed for its owner, not for those who may see each file', async () => {
    const { items } = await allowed(listAll(at(`${folder}/photo`, companion)));
    expect(items.map(({ name }) => name)).toEqual(['a.png']);
    await allowed(listAll(at(folder, companion)));
    await allowed(listAll(at(`${folder}/photo/deeper`, companion)));
    for (const who of [stranger, staff, undefined]) {
      await denied(listAll(at(`${folder}/photo`, who)));
      await denied(listAll(at(folder, who)));
      await denied(listAll(at(`${folder}/photo/deeper`, who)));
    }
    await denied(listAll(at('profiles', staff)));
  });

  it('never changes, not even by its owner: neither the picture nor what is said of it', async () => {
    for (const who of [companion, stranger, staff, undefined]) {
      await denied(uploadBytes(at(path, who), bytes(4), PNG));
      await denied(updateMetadata(at(path, who), { customMetadata: { crop: 'square' } }));
      await denied(updateMetadata(at(path, who), { contentType: 'image/webp' }));
    }
    expect((await getMetadata(at(path))).size).toBe(7);
    await allowed(uploadBytes(at(`${folder}/photo/b.png`, companion), bytes(4), PNG));
    // Once it is deleted, its name is free.
    await allowed(deleteObject(at(path, companion)));
    await allowed(uploadBytes(at(path, companion), bytes(5), PNG));
  });

  it('in other sizes is written by the server alone', async () => {
    const sized = `${folder}/sized/a.png_96.webp`;
    await denied(uploadBytes(at(sized, companion), bytes(3), { contentType: 'image/webp' }));
    await put(sized, 'image/webp');
    await allowed(getBytes(at(sized)));
  });

  it('is deleted only by its owner', async () => {
    for (const who of [stranger, staff, undefined]) await denied(deleteObject(at(path, who)));
    await allowed(deleteObject(at(path, companion)));
    await expect(getBytes(at(path))).rejects.toThrow('object-not-found');
  });
});
