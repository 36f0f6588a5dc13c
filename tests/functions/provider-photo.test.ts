import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PROFILE_PICTURE_MAX_BYTES } from '@hearthkin/domain/account/profile-files';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, makeMember } from '../support/actors';
import { callFunction } from '../support/call-function';
import { makeProviderSignIn } from '../support/provider-sign-in';

/** A wide picture that says where it was taken. */
const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();

const ANSWERS: Readonly<Record<string, RequestListener>> = {
  '/photo': async (_, response) => response.end(await picture()),
  '/elsewhere': (_, response) => response.writeHead(302, { location: '/photo' }).end(),
  '/gone': (_, response) => response.writeHead(404).end(),
  '/page': (_, response) => response.end('<html>No picture</html>'),
  '/endless': async (_, response) => {
    const file = await picture();
    response.write(file);
    response.end(Buffer.alloc(PROFILE_PICTURE_MAX_BYTES));
  },
};

const server = createServer((request, response) => {
  void ANSWERS[request.url ?? '']?.(request, response);
});
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => new Promise((done) => server.close(done)));

const urlOf = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

const photoOf = async (path: string) => {
  const newcomer = await makeProviderSignIn('google.com', { picture: urlOf(path) });
  return askedBy(newcomer);
};

async function askedBy(who: Actor, facebookToken: string | null = null): Promise<unknown> {
  return (await callFunction('readProviderPhoto', { facebookToken }, who)).result;
}

describe('readProviderPhoto', () => {
  it('gives a square copy of the picture at Google, without what was written beside it', async () => {
    const { photo } = (await photoOf('/photo')) as { photo: string };
    const copy = await sharp(Buffer.from(photo, 'base64')).metadata();
    expect(copy).toMatchObject({ format: 'jpeg', width: 512, height: 512 });
    expect(copy.exif).toBeUndefined();
  });

  it.each(['/elsewhere', '/gone', '/page', '/endless'])('gives nothing of %s', async (path) => {
    expect(await photoOf(path)).toEqual({ photo: null });
  });

  it('gives nothing to who has no picture, signs in in other ways, or has no token of Facebook', async () => {
    const blank = await makeProviderSignIn('google.com');
    expect(await askedBy(blank)).toEqual({ photo: null });
    const other = await makeProviderSignIn('facebook.com', { picture: urlOf('/photo') });
    expect(await askedBy(other)).toEqual({ photo: null });
    expect(await askedBy(other, 'a token')).toEqual({ photo: expect.any(String) });
    expect(await askedBy(await makeMember())).toEqual({ photo: null });
  });
});
