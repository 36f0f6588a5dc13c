import { PROFILE_FILE_MESSAGES } from '@hearthkin/domain/account/profile-files';
import { expect, it } from 'vitest';
import { checkVideo } from '../../web/src/lib/check-file';
import { box, MEASURED, mp4, PICTURES, PLACE, webm } from '../support/videos';
import './blob-bytes';

const blobOf = (video: Buffer) => new Blob([new Uint8Array(video)]);
const problemOf = async (video: Buffer) => (await checkVideo(blobOf(video))).problem;

it.each([
  ['video/mp4', mp4({ tracks: [PICTURES, MEASURED], inMovie: [box('udta', Buffer.from(PLACE))] })],
  ['video/webm', webm()],
])('takes a video without what a phone wrote beside it: %s', async (type, video) => {
  const { file } = await checkVideo(blobOf(video));
  expect(file).toMatchObject({ type, size: video.length });
  const content = Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer(0)).toString('latin1');
  expect(content).toContain('picture one');
  expect(content).not.toContain(PLACE);
});

it('refuses what is no video', async () => {
  const random = Buffer.from(Array.from({ length: 400 }, (_, index) => (index * 197 + 89) % 256));
  expect(await problemOf(random)).toBe(PROFILE_FILE_MESSAGES.videoType);
});

it('refuses what only begins like a video', async () => {
  for (const video of [mp4().subarray(0, 60), mp4().subarray(0, -1), webm().subarray(0, -1)]) {
    expect(await problemOf(video)).toBe(PROFILE_FILE_MESSAGES.videoUnreadable);
  }
});
