import { expect, it } from 'vitest';
import { checkVideo } from '../../web/src/lib/check-file';
import './blob-bytes';

const box = (type: string, bytes: readonly number[] = [], size = bytes.length + 8) => [
  ...[24, 16, 8, 0].map((shift) => (size >>> shift) & 255),
  ...[...type].map((letter) => letter.charCodeAt(0)),
  ...bytes,
];
const BRAND = [...'isom'].map((letter) => letter.charCodeAt(0));
const RANDOM = Array.from({ length: 400 }, (_, index) => (index * 197 + 89) % 256);
const videoOf = (...parts: readonly number[][]) => new Blob([new Uint8Array(parts.flat())]);
const isTaken = async (video: Blob) => (await checkVideo(video)).problem === null;

it('takes an MP4 whose boxes hold a movie, in any order', async () => {
  expect(await isTaken(videoOf(box('ftyp', BRAND), box('moov', [1, 2]), box('mdat')))).toBe(true);
  expect(await isTaken(videoOf(box('ftyp', BRAND), box('mdat', RANDOM), box('moov')))).toBe(true);
  // A box of 64 bits, and one that reaches to the end.
  const long = box('mdat', [0, 0, 0, 0, 0, 0, 0, 16], 1);
  expect(await isTaken(videoOf(box('ftyp', BRAND), long, box('moov', [], 0)))).toBe(true);
});

it('refuses random bytes, also behind the first bytes of an MP4', async () => {
  expect(await isTaken(videoOf(RANDOM))).toBe(false);
  expect(await isTaken(videoOf(box('ftyp', BRAND), RANDOM))).toBe(false);
  expect(await isTaken(videoOf(box('ftyp', BRAND)))).toBe(false);
  expect(await isTaken(videoOf(box('ftyp', BRAND), box('moov', [], 3)))).toBe(false);
});
