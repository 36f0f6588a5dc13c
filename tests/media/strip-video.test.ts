import { stripVideo } from '@hearthkin/domain/video/strip-video';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  box,
  element,
  FILMED_AT,
  fragmentedMp4,
  MEASURED,
  mp4,
  PICTURES,
  PLACE,
  SOUND,
  webm,
} from '../support/videos';

const MP4 = 'video/mp4';
const WEBM = 'video/webm';

/** The rest of a video, as text; null if it was refused. */
function left(file: Buffer, type: typeof MP4 | typeof WEBM): string | null {
  const stripped = stripVideo(file, type);
  if (stripped === null) return null;
  expect(stripped).toHaveLength(file.length);
  // Nothing is left for a second time.
  expect(stripVideo(stripped, type)).toEqual(stripped);
  return Buffer.from(stripped).toString('latin1');
}

/** The offset of each of these words. */
const places = (content: string | null, words: readonly string[]) =>
  words.map((word) => content?.indexOf(word));

const PLAYED = ['picture one', 'picture two, longer', 'sound one'];
const bytesOf = (content: string) => Buffer.from(content, 'latin1');

describe('an MP4', () => {
  it('keeps every byte that plays where it was', () => {
    const file = mp4();
    const before = places(file.toString('latin1'), PLAYED);
    expect(before).not.toContain(-1);
    expect(places(left(file, MP4), PLAYED)).toEqual(before);
  });

  it.each(['stco', 'co64'])('keeps where its chunks are: %s', (table) => {
    const content = left(mp4({ hasLongOffsets: table === 'co64' }), MP4) ?? '';
    const at = content.indexOf(table) + 12;
    const view = bytesOf(content);
    const offset = table === 'co64' ? Number(view.readBigUInt64BE(at)) : view.readUInt32BE(at);
    expect(content.slice(offset)).toMatch(/^picture one/);
  });

  const place = bytesOf(PLACE);
  it.each<[string, Buffer]>([
    ['the data of a user in its movie', mp4({ inMovie: [box('udta', box('\xa9xyz', place))] })],
    ['metadata in its movie', mp4({ inMovie: [box('meta', place)] })],
    ['metadata in a track', mp4({ tracks: [{ ...PICTURES, beside: [box('udta', place)] }] })],
    ['metadata of a maker beside its movie', mp4({ inFile: [box('uuid', place)] })],
    ['a box that no one knows', mp4({ inFile: [box('loci', place)] })],
    ['free space', mp4({ inFile: [box('free', place)] })],
    ['bytes that no track names', mp4({ between: PLACE })],
    ['a track of what was measured', mp4({ tracks: [PICTURES, MEASURED, SOUND] })],
    ['a piece of a recording', fragmentedMp4()],
  ])('loses a place in %s', (_where, file) => {
    expect(file.toString('latin1')).toContain(PLACE);
    const content = left(file, MP4);
    expect(content).toContain('picture one');
    expect(content).not.toContain(PLACE);
  });

  it('loses when it was made, and the name of the phone', () => {
    expect(mp4().includes(FILMED_AT)).toBe(true);
    const content = left(mp4(), MP4) ?? '';
    expect(bytesOf(content).includes(FILMED_AT)).toBe(false);
    expect(content).not.toContain('Phone');
  });

  it.each<[string, Buffer]>([
    ['has no pictures', mp4({ tracks: [SOUND] })],
    ['ends too early', mp4().subarray(0, -1)],
    ['goes on behind its end', Buffer.concat([mp4(), Buffer.from([0, 0, 0])])],
    ['has no movie', Buffer.concat([box('ftyp'), box('mdat')])],
    ['has two movies', Buffer.concat([mp4(), box('moov')])],
    ['is a recording with a track of what was measured', fragmentedMp4([PICTURES, MEASURED])],
    ['names bytes outside of its media', Buffer.concat([mp4().subarray(0, 24), mp4()])],
    ['is empty', Buffer.alloc(0)],
  ])('is refused that %s', (_how, file) => {
    expect(stripVideo(file, MP4)).toBeNull();
  });

  it('whose chunks are all the same bytes is refused before anything is copied', () => {
    const chunk = 'x'.repeat(500);
    const file = mp4({ tracks: [{ handler: 'vide', chunks: Array(40).fill(chunk) }] });
    const at = file.indexOf('stco') + 12;
    const first = file.readUInt32BE(at);
    for (let index = 0; index < 40; index += 1) file.writeUInt32BE(first, at + index * 4);
    // Each sample has as many bytes as all of them.
    const sizes = file.indexOf('stsz') + 16;
    for (let index = 0; index < 40; index += 1) file.writeUInt32BE(20_000, sizes + index * 4);
    expect(stripVideo(file, MP4)).toBeNull();
  });
});

describe('a WebM', () => {
  it.each([false, true])(
    'keeps every byte that plays where it was, recorded: %s',
    (isRecording) => {
      const file = webm({ isRecording });
      const words = ['picture one', 'picture two'];
      const before = places(file.toString('latin1'), words);
      expect(before).not.toContain(-1);
      expect(places(left(file, WEBM), words)).toEqual(before);
    },
  );

  const tags = [0x1254c367, 0x1941a469, 0x1043a770, 0xec].map((id) =>
    element(id, bytesOf(PLACE.repeat(9))),
  );
  it.each(tags.flatMap((tag) => [false, true].map((isRecording) => ({ tag, isRecording }))))(
    'loses tags, attachments, chapters and voids, recorded: $isRecording',
    ({ tag, isRecording }) => {
      const content = left(webm({ inSegment: [tag], isRecording }), WEBM);
      expect(content).toContain('picture two');
      expect(content).not.toContain(PLACE);
    },
  );

  it('loses when it was made, and the names of programs and devices', () => {
    const content = left(webm(), WEBM) ?? '';
    expect(content).not.toContain('Kim');
    expect(bytesOf(content).includes(Buffer.alloc(8, 7))).toBe(false);
  });

  it.each<[string, Buffer]>([
    ['has no pictures', webm({ types: [2] })],
    ['has a track of what was measured', webm({ types: [1, 33] })],
    ['ends too early', webm().subarray(0, -1)],
    ['is no segment', element(0x1a45dfa3, bytesOf('webm'))],
    ['is empty', Buffer.alloc(0)],
  ])('is refused that %s', (_how, file) => {
    expect(stripVideo(file, WEBM)).toBeNull();
  });
});

describe('any bytes', () => {
  const samples = [mp4({ tracks: [PICTURES, MEASURED] }), fragmentedMp4(), webm()];
  it('are read or refused', () => {
    const scratched = fc
      .tuple(fc.constantFrom(...samples), fc.array(fc.tuple(fc.nat(2000), fc.nat(255))))
      .map(([sample, scratches]) => {
        const file = Buffer.from(sample);
        for (const [at, byte] of scratches) file[at % file.length] = byte;
        return file;
      });
    fc.assert(
      fc.property(scratched, fc.constantFrom(MP4, WEBM), (file, type) => {
        const stripped = stripVideo(file, type);
        expect(stripped === null || stripped.length === file.length).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
