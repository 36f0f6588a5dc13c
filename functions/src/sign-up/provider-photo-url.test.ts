import { expect, it, vi } from 'vitest';
import { facebookPhotoUrl, googlePhotoUrl, pictureIn } from './provider-photo-url';

const google = (photoURL: string | undefined) => [{ providerId: 'google.com', uid: '1', photoURL }];

it.each([
  [
    'https://lh3.googleusercontent.com/a/AbC-1=s96-c',
    'https://lh3.googleusercontent.com/a/AbC-1=s512-c',
  ],
  ['https://lh5.googleusercontent.com/a/AbC=s64', 'https://lh5.googleusercontent.com/a/AbC=s512-c'],
  ['https://lh3.googleusercontent.com/a/AbC', 'https://lh3.googleusercontent.com/a/AbC'],
])('takes a picture of Google in the size that is kept: %s', (photoURL, url) => {
  expect(googlePhotoUrl(google(photoURL), false)).toBe(url);
});

it.each([
  undefined,
  '',
  'a picture',
  'http://lh3.googleusercontent.com/a/AbC',
  'https://lh3.googleusercontent.com:8443/a/AbC',
  'https://someone@lh3.googleusercontent.com/a/AbC',
  'https://lh3.googleusercontent.com.example.test/a/AbC',
  'https://example.test/?lh3.googleusercontent.com',
  'https://metadata.google.internal/computeMetadata/v1/',
  'http://169.254.169.254/',
  'http://127.0.0.1:5000/a.png',
  'http://localhost/a.png',
  'file:///etc/passwd',
])('asks no other host: %s', (photoURL) => {
  expect(googlePhotoUrl(google(photoURL), false)).toBeNull();
});

it('takes no picture of another way to sign in, and one of this machine only in the local suite', async () => {
  const photoURL = 'https://lh3.googleusercontent.com/a/AbC';
  expect(googlePhotoUrl([{ providerId: 'facebook.com', uid: '1', photoURL }], false)).toBeNull();
  expect(googlePhotoUrl([], false)).toBeNull();
  const local = 'http://127.0.0.1:5000/a.png';
  expect(googlePhotoUrl(google(local), true)).toBe(local);
  const facebook = [{ providerId: 'facebook.com', uid: '1', photoURL: local }];
  expect(await facebookPhotoUrl(facebook, 'a token', true)).toBe(local);
  expect(await facebookPhotoUrl(facebook, null, true)).toBeNull();
  expect(await facebookPhotoUrl(google(local), 'a token', true)).toBeNull();
});

const answer = (url: string, change = {}, silhouette = false) =>
  JSON.stringify({ id: '1', picture: { data: { url, is_silhouette: silhouette } }, ...change });

it.each([
  'https://scontent-fra3-1.xx.fbcdn.net/v/t39.30808-1/a.jpg?stp=c&_nc_cat=1',
  'https://platform-lookaside.fbsbx.com/platform/profilepic/?asid=1&ext=2',
])('takes a picture of Facebook: %s', (url) => {
  expect(pictureIn(answer(url), '1')).toBe(url);
});

it.each([
  'http://scontent.xx.fbcdn.net/a.jpg',
  'https://fbcdn.net/a.jpg',
  'https://evilfbcdn.net/a.jpg',
  'https://scontent.xx.fbcdn.net.example.test/a.jpg',
  'https://someone@scontent.xx.fbcdn.net/a.jpg',
  'https://lookaside.fbsbx.com/a.jpg',
  'http://127.0.0.1:5000/a.png',
])('asks no other host for Facebook: %s', (url) => {
  expect(pictureIn(answer(url), '1')).toBeNull();
});

it('takes no outline, no one else’s picture, and nothing of an answer that it doesn’t know', () => {
  const url = 'https://scontent.xx.fbcdn.net/a.jpg';
  expect(pictureIn(answer(url, {}, true), '1')).toBeNull();
  expect(pictureIn(answer(url), '2')).toBeNull();
  expect(pictureIn(answer(url, { picture: url }), '1')).toBeNull();
  expect(pictureIn('<html>', '1')).toBeNull();
  expect(pictureIn('{"error":{"code":190}}', '1')).toBeNull();
});

it('asks Facebook for the picture of whom the token is for', async () => {
  const url = 'https://scontent.xx.fbcdn.net/a.jpg';
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(answer(url)));
  const ways = [{ providerId: 'facebook.com', uid: '1' }];
  expect(await facebookPhotoUrl(ways, 'a token', false)).toBe(url);
  expect(String(asked.mock.calls[0]?.[0])).toBe(
    'https://graph.facebook.com/me?fields=id%2Cpicture.width%28512%29.height%28512%29&access_token=a+token',
  );
  asked.mockResolvedValue(new Response('{}', { status: 400 }));
  expect(await facebookPhotoUrl(ways, 'an old one', false)).toBeNull();
  asked.mockRestore();
});
