import { PROFILE_FILE_KINDS, uploadPathOf } from '@hearthkin/domain/account/profile-upload';
import { beforeEach, describe, expect, it } from 'vitest';
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

const MP4 = 'video/mp4';
const PICTURES = ['photo', 'cover'] as const;
const typeOf = (kind: string) => (kind === 'video' ? MP4 : PNG);

const { at, put } = storageEnvironment();
const stranger: Who = { uid: 'stranger', userType: 'earner' };
const others = [stranger, admin, visitor];

let companion: Who;

beforeEach(async () => {
  companion = { uid: newId('companion'), userType: 'earner' };
  await openAccount(companion);
});

const uploadOf = (kind: (typeof PROFILE_FILE_KINDS)[number], who: Caller) =>
  at(uploadPathOf(companion.uid, kind), who);

describe('an upload for a profile', () => {
  it.each(PROFILE_FILE_KINDS)('is made and replaced only by its owner: %s', (kind) =>
    access(
      { to: [companion], notTo: others },
      (who) => uploadOf(kind, who).upload(typeOf(kind)),
      (who) => uploadOf(kind, who).upload(typeOf(kind), 5),
    ),
  );

  it('is made by members as well, while their account is active', async () => {
    const member: Who = { uid: newId('member'), userType: 'spender' };
    const own = at(uploadPathOf(member.uid, 'photo'), member);
    await denied(own.upload(PNG));
    await openAccount(member, { accountStatus: 'suspended' });
    await denied(own.upload(PNG));
    await openAccount(member);
    await denied(uploadOf('photo', member).upload(PNG));
    await allowed(own.upload(PNG));
  });

  it('is the only file of its kind', async () => {
    for (const type of [PNG, MP4]) {
      const bad = ['banner', 'Photo', 'videos', 'photo/a.png', 'photo2', UNKNOWN_NAME];
      await takes(
        (name) => at(`uploads/${companion.uid}/${name}`, companion).upload(type),
        [type === PNG ? 'photo' : 'video'],
        bad,
      );
    }
  });

  it.each(PICTURES)('has a format that every browser shows: %s', (kind) =>
    takes(
      (type) => uploadOf(kind, companion).upload(type),
      ['image/jpeg', PNG, 'image/webp'],
      ['image/svg+xml', 'image/heic', 'text/html', 'application/pdf', MP4],
    ),
  );

  it.each(PICTURES)('is less than five mebibytes large, to the byte: %s', (kind) =>
    takes(
      (size) => uploadOf(kind, companion).upload(PNG, size),
      [5 * MEBIBYTE - 1],
      [5 * MEBIBYTE],
    ),
  );

  it.each(PROFILE_FILE_KINDS)('has a type, and nothing else is said of it: %s', (kind) =>
    takes(
      (said) => uploadOf(kind, companion).uploadSaying(said, typeOf(kind)),
      [
        {},
        { contentEncoding: 'identity' },
        { contentDisposition: `inline; filename*=utf-8''${kind}` },
      ],
      SAID_TOO_MUCH,
    ),
  );

  it.each(PROFILE_FILE_KINDS)('is read, listed and deleted by no client: %s', async (kind) => {
    await put(uploadPathOf(companion.uid, kind), typeOf(kind), 7);
    await access(
      { notTo: [companion, ...others] },
      (who) => uploadOf(kind, who).bytes(),
      (who) => uploadOf(kind, who).metadata(),
      (who) => uploadOf(kind, who).url(),
      (who) => uploadOf(kind, who).delete(),
      (who) => uploadOf(kind, who).change({ customMetadata: { crop: 'square' } }),
      (who) => at(`uploads/${companion.uid}`, who).list(),
      (who) => uploadOf(kind, who).list(),
    );
    await allowed(uploadOf(kind, companion).upload(typeOf(kind)));
  });
});

describe('the upload of a video', () => {
  it('is made by companions', async () => {
    const uid = newId('member');
    await openAccount({ uid });
    await access(
      { to: [{ uid, userType: 'earner' }], notTo: [{ uid, userType: 'spender' }, { uid }] },
      (who) => at(uploadPathOf(uid, 'video'), who).upload(MP4),
    );
  });

  it('has a format that every browser plays', () =>
    takes(
      (type) => uploadOf('video', companion).upload(type),
      [MP4, 'video/webm'],
      ['video/quicktime', PNG, 'text/html'],
    ));

  it('is smaller than fifty mebibytes, to the byte', () =>
    takes(
      (size) => uploadOf('video', companion).upload(MP4, size),
      [50 * MEBIBYTE - 1],
      [50 * MEBIBYTE],
    ));
});

describe('the files of a profile', () => {
  const path = () => `profiles/${companion.uid}/photo/a-photo`;

  beforeEach(() => put(path(), PNG, 7));

  it('are read by anyone, visitors included', async () => {
    await access(
      { to: [companion, stranger, visitor] },
      (who) => at(path(), who).metadata(),
      (who) => at(path(), who).url(),
    );
    expect((await at(path()).bytes()).byteLength).toBe(7);
  });

  it('are written and deleted by the server alone, and listed by no client', async () => {
    const folder = `profiles/${companion.uid}`;
    await access(
      { notTo: [companion, ...others] },
      ...['photo', 'cover', 'video', 'sized'].map(
        (kind) => (who: Caller) => at(`${folder}/${kind}/another`, who).upload(typeOf(kind)),
      ),
      (who) => at(path(), who).upload(PNG, 4),
      (who) => at(path(), who).change({ contentType: 'image/webp' }),
      (who) => at(path(), who).delete(),
      (who) => at(folder, who).list(),
      (who) => at(`${folder}/photo`, who).list(),
      (who) => at(path(), who).list(),
    );
    expect((await at(path()).metadata()).size).toBe(7);
    await allowed(uploadOf('photo', companion).upload(PNG));
  });
});
