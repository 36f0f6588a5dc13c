import { type ProfileFileKind, uploadPathOf } from '@hearthkin/domain/account/profile-upload';
import { sizedPhotoPaths } from '@hearthkin/domain/account/sized-photo';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Actor, makeActor, makeCompanion, makeMember } from '../support/actors';
import { adminBucket, contentOf, putFile, read, update } from '../support/admin';
import { callFunction, expectRefusal } from '../support/call-function';
import { box, MEASURED, mp4, PICTURES, PLACE, webm } from '../support/videos';

/** A photo that says where it was taken. */
const photographed = () =>
  sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#caa' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer();

const FILMED = mp4({ tracks: [PICTURES, MEASURED], inMovie: [box('udta', Buffer.from(PLACE))] });

async function publish(actor: Actor, kind: ProfileFileKind, content: Buffer | null) {
  const upload = uploadPathOf(actor.uid, kind);
  if (content !== null) await putFile(upload, content, 'image/png');
  const answer = await callFunction('publishProfileFile', { kind }, actor);
  return { ...answer, path: (answer.result as { path: string } | undefined)?.path ?? '' };
}

async function stored(path: string) {
  const [bytes, [metadata]] = await Promise.all([
    contentOf(path),
    adminBucket.file(path).getMetadata(),
  ]);
  return { bytes, metadata };
}

const namesIn = async (prefix: string) =>
  (await adminBucket.getFiles({ prefix }))[0].map(({ name }) => name);

describe('publishProfileFile', () => {
  it('draws a photo again in every width, and names it in account and listing', async () => {
    const eve = await makeCompanion();
    const { path } = await publish(eve, 'photo', await photographed());
    expect(await read(`users/${eve.uid}`)).toMatchObject({ profilePhoto: path });
    expect(await read(`companions/${eve.uid}`)).toMatchObject({ photo: path });
    const sizes = [path, ...sizedPhotoPaths(path)];
    const widths = await Promise.all(
      sizes.map(async (each) => {
        const { bytes, metadata } = await stored(each);
        const picture = await sharp(bytes).metadata();
        expect(picture).toMatchObject({ format: 'webp' });
        expect(picture.exif).toBeUndefined();
        expect(metadata.contentType).toBe('image/webp');
        expect(metadata.cacheControl).toMatch(/^private, .*immutable$/);
        return picture.width;
      }),
    );
    expect(widths).toEqual([1024, 96, 320, 1024]);
    expect(await namesIn(`uploads/${eve.uid}/`)).toEqual([]);
  });

  it('gives each new picture an address of its own', async () => {
    const member = await makeMember();
    const first = await publish(member, 'cover', await photographed());
    const second = await publish(member, 'cover', await photographed());
    expect(second.path).not.toBe(first.path);
    expect(await read(`users/${member.uid}`)).toMatchObject({ coverPhoto: second.path });
    const { bytes } = await stored(second.path);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1500 });
  });

  it.each([
    ['video/mp4', FILMED],
    ['video/webm', webm()],
  ])('leaves in a video only what plays: %s', async (contentType, film) => {
    const eve = await makeCompanion();
    const { path } = await publish(eve, 'video', film);
    expect(await read(`companions/${eve.uid}`)).toMatchObject({ video: path });
    const { bytes, metadata } = await stored(path);
    expect(bytes).toHaveLength(film.length);
    expect(bytes.toString('latin1')).toContain('picture one');
    expect(bytes.toString('latin1')).not.toMatch(/40\.7484|Kim/);
    expect(metadata.contentType).toBe(contentType);
  });

  it.each<[string, ProfileFileKind, Buffer | null]>([
    ['is missing', 'photo', null],
    ['is empty', 'photo', Buffer.alloc(0)],
    ['is a drawing', 'photo', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['only begins like a picture', 'cover', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['is a video', 'cover', mp4()],
    ['is a picture', 'video', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['ends too early', 'video', mp4().subarray(0, -1)],
    [
      'is too large',
      'photo',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(5 << 20)]),
    ],
  ])('refuses an upload that %s', async (_how, kind, content) => {
    const eve = await makeCompanion();
    const before = await read(`companions/${eve.uid}`);
    await expectRefusal(publish(eve, kind, content), 'unreadable-file');
    expect(await read(`companions/${eve.uid}`)).toMatchObject({
      photo: before?.photo,
      cover: before?.cover,
      video: before?.video,
    });
    expect(await namesIn(`profiles/${eve.uid}/`)).toEqual([]);
  });

  it('is for active accounts, and a video for companions', async () => {
    const [visitor, member, suspended] = await Promise.all([
      makeActor({}),
      makeMember(),
      makeMember(),
    ]);
    await update(`users/${suspended.uid}`, { accountStatus: 'suspended' });
    const photo = await photographed();
    await expectRefusal(publish(visitor, 'photo', photo), 'forbidden');
    await expectRefusal(publish(suspended, 'photo', photo), 'forbidden');
    await expectRefusal(publish(member, 'video', FILMED), 'forbidden');
    expect(await publish(member, 'photo', photo)).toMatchObject({ status: 200 });
  });
});
