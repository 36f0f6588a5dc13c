import type { Companion } from '@hearthkin/domain/companion/companion';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminDb } from '../support/admin';
import { companionAccount, companionDocument, newId } from '../support/builders';
import { access, allowed, denied, takes } from './kit';
import { admin, type Caller, visitor, type Who } from './people';
import { MEBIBYTE, openAccount, PNG, storageEnvironment } from './storage-environment';
import { UNKNOWN_NAME } from './values';

const MP4 = 'video/mp4';
const PICTURES = ['photo', 'cover'] as const;

const { at, put } = storageEnvironment();
const stranger: Who = { uid: 'stranger', userType: 'earner' };
const others = [stranger, admin, visitor];

let companion: Who;
let folder: string;

beforeEach(async () => {
  const uid = newId('companion');
  companion = { uid, userType: 'earner' };
  folder = `profiles/${uid}`;
  await openAccount(companion);
});

/** Each with a name of its own, since a file is never overwritten. */
const upload = (kind: string, contentType: string, size?: number) =>
  at(`${folder}/${kind}/${newId('a')}`, companion).upload(contentType, size);

describe('a picture of a profile', () => {
  it.each(PICTURES)('is uploaded only by its owner: %s', (kind) =>
    access({ to: [companion], notTo: others }, (who) =>
      at(`${folder}/${kind}/a.png`, who).upload(PNG),
    ),
  );

  it('is uploaded by members as well, while their account is active', async () => {
    const member: Who = { uid: newId('member'), userType: 'spender' };
    const own = at(`profiles/${member.uid}/photo/a`, member);
    await denied(own.upload(PNG));
    await openAccount(member, 'suspended');
    await denied(own.upload(PNG));
    await openAccount(member);
    await denied(at(`${folder}/photo/a`, member).upload(PNG));
    await allowed(own.upload(PNG));
  });

  it.each(PICTURES)('has a format that every browser shows: %s', (kind) =>
    takes(
      (type) => upload(kind, type),
      ['image/jpeg', PNG, 'image/webp'],
      ['image/svg+xml', 'image/heic', 'text/html', 'application/pdf', MP4],
    ),
  );

  it.each(PICTURES)('is less than five mebibytes large, to the byte: %s', (kind) =>
    takes((size) => upload(kind, PNG, size), [5 * MEBIBYTE - 1], [5 * MEBIBYTE]),
  );
});

describe('the video of a profile', () => {
  it('is uploaded by companions, each their own', async () => {
    await access({ to: [companion], notTo: [stranger] }, (who) =>
      at(`${folder}/video/a.mp4`, who).upload(MP4),
    );
    const uid = newId('member');
    await openAccount({ uid });
    await access(
      { to: [{ uid, userType: 'earner' }], notTo: [{ uid, userType: 'spender' }, { uid }] },
      (who) => at(`profiles/${uid}/video/a.mp4`, who).upload(MP4),
    );
  });

  it('has a format that every browser plays', () =>
    takes(
      (type) => upload('video', type),
      [MP4, 'video/webm'],
      ['video/quicktime', PNG, 'text/html'],
    ));

  it('is smaller than fifty mebibytes, to the byte', () =>
    takes((size) => upload('video', MP4, size), [50 * MEBIBYTE - 1], [50 * MEBIBYTE]));
});

describe('the photo of a listing', () => {
  const photo = () => `${folder}/photo/a.png`;
  const remove = (path = photo()) => at(path, companion).delete();

  /** Gives the companion a listing, and puts the file. */
  async function openListing(fields: Partial<Companion>, path = photo()): Promise<void> {
    const listing = companionDocument(companionAccount(companion.uid), {
      photo: photo(),
      listed: true,
      ...fields,
    });
    await adminDb.doc(`companions/${companion.uid}`).set(listing);
    await put(path);
  }

  it.each<[string, () => Partial<Companion>]>([
    ['it is not listed any more', () => ({ listed: false })],
    ['another one has replaced it', () => ({ photo: `${folder}/photo/b.png` })],
    ['there is none', () => ({ photo: null })],
  ])('stays while it is listed, and is deleted once %s', async (_why, change) => {
    await openListing({});
    await denied(remove());
    await openListing(change());
    await allowed(remove());
  });

  it('is deleted without a listing', async () => {
    await put(photo());
    await allowed(remove());
  });

  it('keeps no other file of that name', async () => {
    await openListing({}, `${folder}/cover/a.png`);
    await put(photo());
    await denied(remove());
    await allowed(remove(`${folder}/cover/a.png`));
  });
});

describe('the files of a profile', () => {
  let path: string;

  beforeEach(async () => {
    path = `${folder}/photo/a.png`;
    await put(path, PNG, 7);
  });

  it('has one of three kinds', async () => {
    for (const type of [PNG, MP4]) {
      const bad = ['banner', 'Photo', 'videos', UNKNOWN_NAME];
      await takes((kind) => upload(kind, type), [type === PNG ? 'photo' : 'video'], bad);
    }
  });

  it('is read by anyone, visitors included', async () => {
    await access(
      { to: [companion, stranger, visitor] },
      (who) => at(path, who).metadata(),
      (who) => at(path, who).url(),
    );
    expect((await at(path).bytes()).byteLength).toBe(7);
  });

  it('is listed for its owner, not for those who may see each file', async () => {
    const { items } = await at(`${folder}/photo`, companion).list();
    expect(items.map(({ name }) => name)).toEqual(['a.png']);
    await access(
      { to: [companion], notTo: others },
      ...[folder, `${folder}/photo`, `${folder}/photo/deeper`].map(
        (where) => (who: Caller) => at(where, who).list(),
      ),
    );
    await denied(at('profiles', admin).list());
  });

  it('never changes, not even by its owner: neither the picture nor what is said of it', async () => {
    await access(
      { notTo: [companion, ...others] },
      (who) => at(path, who).upload(PNG, 4),
      (who) => at(path, who).change({ customMetadata: { crop: 'square' } }),
      (who) => at(path, who).change({ contentType: 'image/webp' }),
    );
    expect((await at(path).metadata()).size).toBe(7);
    // Once it is deleted, its name is free.
    await allowed(at(path, companion).delete());
    await allowed(at(path, companion).upload(PNG, 5));
  });

  it('in other sizes is written by the server alone', async () => {
    const sized = `${folder}/sized/a.png_96.webp`;
    await denied(at(sized, companion).upload('image/webp'));
    await put(sized, 'image/webp');
    await allowed(at(sized).bytes());
  });

  it('is deleted only by its owner', async () => {
    await access({ to: [companion], notTo: others }, (who) => at(path, who).delete());
    await expect(at(path).bytes()).rejects.toThrow('object-not-found');
  });
});
