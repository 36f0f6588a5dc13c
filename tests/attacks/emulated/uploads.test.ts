import { gzipSync } from 'node:zlib';
import { uploadPathOf } from '@hearthkin/domain/account/profile-upload';
import { privatePathOf } from '@hearthkin/domain/verification/private-path';
import { describe, expect, it } from 'vitest';
import { type Actor, makeActor, makeCompanion, makeMember } from '../../support/actors';
import { adminBucket, contentOf, putFile, read } from '../../support/admin';
import { callFunction } from '../../support/call-function';
import { readFileAs, uploadAs } from '../../support/rest-client';
import { box, MEASURED, mp4, PICTURES, PLACE } from '../../support/videos';

const PNG = 'image/png';
const BYTES = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** Whether Storage takes a file. */
async function takes(actor: Actor, path: string, said: object = {}): Promise<boolean> {
  return (await uploadAs(actor, path, PNG, BYTES, said)).status === 200;
}

const filesOf = async ({ uid }: Actor) =>
  (await adminBucket.getFiles({ prefix: `verification/${uid}/` }))[0].length;

describe('a sign-in without an account', () => {
  it('stores one file of each kind, however many it names', async () => {
    const visitor = await makeActor({});
    const kinds = ['idPhoto', 'selfie', 'firstTurn', 'secondTurn', 'idDocument', 'proofOfAddress'];
    for (const kind of kinds) {
      for (const name of ['photo', 'document', 'f1', 'f2.png', 'photo\u0007', 'photo2']) {
        await takes(visitor, `verification/${visitor.uid}/${kind}/${name}`);
      }
    }
    expect(await takes(visitor, privatePathOf(visitor.uid, 'idPhoto'))).toBe(true);
    expect(await takes(visitor, uploadPathOf(visitor.uid, 'photo'))).toBe(false);
    expect(await filesOf(visitor)).toBe(kinds.length);
  });

  it('says nothing of a file but its type', async () => {
    const visitor = await makeActor({});
    const path = privatePathOf(visitor.uid, 'idPhoto');
    for (const said of [
      { contentEncoding: 'gzip' },
      { contentDisposition: 'attachment; filename="a.html"' },
      { cacheControl: 'public, max-age=31536000' },
      { contentLanguage: 'de' },
      { metadata: { note: 'more' } },
    ]) {
      expect([said, await takes(visitor, path, said)]).toEqual([said, false]);
    }
    expect(await takes(visitor, path)).toBe(true);
  });

  it('has no file unpacked that says it is packed', async () => {
    const visitor = await makeActor({});
    const path = privatePathOf(visitor.uid, 'idPhoto');
    // As the rules wouldn't let it. Unpacked it would be a picture, of any size.
    const metadata = { contentType: PNG, contentEncoding: 'gzip' };
    await adminBucket.file(path).save(gzipSync(BYTES), { metadata, resumable: false });
    const open = () => callFunction('openDocument', { path }, visitor);
    expect(await open()).toMatchObject({ code: 'not-found' });
    await putFile(path, BYTES);
    expect(await open()).toMatchObject({ status: 200 });
  });
});

describe('a profile', () => {
  it('has no file that its owner put there', async () => {
    const eve = await makeCompanion();
    for (const kind of ['photo', 'cover', 'video', 'sized']) {
      expect(await takes(eve, `profiles/${eve.uid}/${kind}/a`)).toBe(false);
    }
    expect(await takes(eve, uploadPathOf(eve.uid, 'photo'))).toBe(true);
    expect(await takes(eve, `${uploadPathOf(eve.uid, 'photo')}/a`)).toBe(false);
    const read = await readFileAs(eve, uploadPathOf(eve.uid, 'photo'), { alt: 'media' });
    expect(read.status).toBe(403);
  });

  it('has no drawing, not even a plain one: others keep a decoder busy', async () => {
    const member = await makeMember();
    const plain = '<rect width="1024" height="1024" fill="teal"/>';
    const filter = '<filter id="f"><feMorphology operator="dilate" radius="200"/></filter>';
    const slow = `${filter}<rect width="1024" height="1024" filter="url(#f)"/>`;
    for (const drawn of [plain, slow]) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024">${drawn}</svg>`;
      const uploaded = await uploadAs(member, uploadPathOf(member.uid, 'photo'), PNG, svg);
      expect(uploaded.status).toBe(200);
      const answer = await callFunction('publishProfileFile', { kind: 'photo' }, member);
      expect(answer).toMatchObject({ code: 'unreadable-file' });
    }
  });

  it('shows a video to visitors without the place where it was filmed', async () => {
    const eve = await makeCompanion();
    const beside = [box('udta', Buffer.from(PLACE)), box('meta', Buffer.from(PLACE))];
    const film = mp4({ tracks: [PICTURES, MEASURED], inMovie: beside });
    expect(film.toString('latin1')).toContain(PLACE);
    const uploaded = await uploadAs(eve, uploadPathOf(eve.uid, 'video'), 'video/mp4', film);
    expect(uploaded.status).toBe(200);
    const published = await callFunction('publishProfileFile', { kind: 'video' }, eve);
    expect(published).toMatchObject({ status: 200 });
    const { video } = (await read(`companions/${eve.uid}`)) ?? {};
    expect((await readFileAs(null, video)).status).toBe(200);
    const content = (await contentOf(video)).toString('latin1');
    expect(content).toContain('picture one');
    expect(content).not.toContain(PLACE);
  });
});
