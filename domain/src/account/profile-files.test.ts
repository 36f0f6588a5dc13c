import { expect, test } from 'vitest';
import { profilePictureType, profileVideoType } from './profile-files';

const bytes = (text: string) => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));
const MP4 = bytes('\0\0\0\x20ftypisom\0\0\x02\0');
const WEBM = bytes('\x1a\x45\xdf\xa3\x01\0\0\0\0\0\0\x1f\x42\x86\x81\x01\x42\x82\x84webm');
const WEBP = bytes('RIFF\x24\0\0\0WEBPVP8 ');
const JPEG = bytes('\xff\xd8\xff\xe0\0\x10JFIF');

test.each([
  ['a JPEG', JPEG, 'image/jpeg'],
  ['a PNG', bytes('\x89PNG\r\n\x1a\n'), 'image/png'],
  ['a WebP', WEBP, 'image/webp'],
  ['a sound file', bytes('RIFF\x24\0\0\0WAVEfmt '), null],
  ['a film', MP4, null],
  ['a letter', bytes('Dear reviewer'), null],
  ['an empty file', bytes(''), null],
])('%s chosen as a picture is %s', (_name, head, type) => {
  expect(profilePictureType(head)).toBe(type);
});

test.each([
  ['an MP4', MP4, 'video/mp4'],
  ['a WebM', WEBM, 'video/webm'],
  ['a Matroska film', bytes('\x1a\x45\xdf\xa3\x01\0\0\0\x42\x82\x88matroska'), null],
  ['a QuickTime film', bytes('\0\0\0\x14ftypqt  \0\0\0\0'), null],
  ['a HEIC picture', bytes('\0\0\0\x18ftypheic\0\0\0\0'), null],
  ['a JPEG', JPEG, null],
  ['an empty file', bytes(''), null],
])('%s chosen as a video is %s', (_name, head, type) => {
  expect(profileVideoType(head)).toBe(type);
});
