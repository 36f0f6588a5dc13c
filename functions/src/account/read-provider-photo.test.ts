import { expect, it } from 'vitest';
import { googlePhotoUrl } from './read-provider-photo';

const google = (photoURL: string | undefined) => [{ providerId: 'google.com', photoURL }];

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

it('takes no picture of Facebook, and one of this machine only in the local suite', () => {
  const photoURL = 'https://lh3.googleusercontent.com/a/AbC';
  expect(googlePhotoUrl([{ providerId: 'facebook.com', photoURL }], false)).toBeNull();
  expect(googlePhotoUrl([], false)).toBeNull();
  const local = 'http://127.0.0.1:5000/a.png';
  expect(googlePhotoUrl(google(local), true)).toBe(local);
});
