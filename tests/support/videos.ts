/** A place as a phone writes it beside a video. */
export const PLACE = '+40.7484-073.9857/';

const text = (content: string) => Buffer.from(content, 'latin1');
const u32 = (...values: number[]) =>
  Buffer.concat(
    values.map((value) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes;
    }),
  );

/** The second in which a film was made. */
export const FILMED_AT = u32(3_900_000_000);

/** A box of an MP4. */
export function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), text(type), body]);
}

/** Bytes of a track, in chunks; each is one sample. */
interface Track {
  readonly handler: string;
  readonly chunks: readonly string[];
  /** Boxes beside the track's own. */
  readonly beside?: readonly Buffer[];
}

interface Mp4 {
  readonly tracks?: readonly Track[];
  /** Boxes beside the tracks in the movie, and beside the movie in the file. */
  readonly inMovie?: readonly Buffer[];
  readonly inFile?: readonly Buffer[];
  /** Bytes in the media that no track names. */
  readonly between?: string;
  /** The places of chunks in files beyond four gigabytes. */
  readonly hasLongOffsets?: boolean;
}

export const PICTURES: Track = { handler: 'vide', chunks: ['picture one', 'picture two, longer'] };
export const SOUND: Track = { handler: 'soun', chunks: ['sound one'] };
/** The measurements of a phone while it filmed. */
export const MEASURED: Track = { handler: 'meta', chunks: [`measured ${PLACE}`] };

const FTYP = box('ftyp', text('mp42'), u32(0), text('mp42isom'));

/** A small MP4 with its movie behind the media, as phones write it. */
export function mp4({
  tracks = [PICTURES, SOUND],
  inMovie = [],
  inFile = [],
  between = '',
  hasLongOffsets = false,
}: Mp4 = {}): Buffer {
  const before = Buffer.concat([FTYP, ...inFile]);
  let at = before.length + 8;
  const media: Buffer[] = [];
  const tracksWith = tracks.map((track) => {
    const offsets = track.chunks.map((chunk) => {
      const offset = at + between.length;
      media.push(text(between), text(chunk));
      at = offset + chunk.length;
      return offset;
    });
    return trackBox(track, offsets, hasLongOffsets);
  });
  const movie = box('moov', dated('mvhd'), ...tracksWith, ...inMovie);
  return Buffer.concat([before, box('mdat', ...media), movie]);
}

/** Headers with the second in which the film was made. */
const dated = (type: string) => box(type, u32(0), FILMED_AT, FILMED_AT, u32(600, 1200));

function trackBox({ handler, chunks, beside = [] }: Track, offsets: number[], isLong: boolean) {
  const sizes = chunks.map(({ length }) => length);
  const where = isLong
    ? box('co64', u32(0, offsets.length, ...offsets.flatMap((offset) => [0, offset])))
    : box('stco', u32(0, offsets.length, ...offsets));
  const tables = [
    box('stsd', u32(0, 0)),
    box('stsc', u32(0, 1, 1, 1, 1)),
    box('stsz', u32(0, 0, sizes.length, ...sizes)),
    where,
  ];
  return box(
    'trak',
    dated('tkhd'),
    box(
      'mdia',
      dated('mdhd'),
      box('hdlr', u32(0, 0), text(handler), u32(0, 0, 0), text('Kim’s Phone\0')),
      box('minf', box('stbl', ...tables)),
    ),
    ...beside,
  );
}

/** A recording in pieces, as a browser makes it. */
export function fragmentedMp4(tracks: readonly Track[] = [PICTURES]): Buffer {
  const empty = tracks.map((track) => trackBox({ ...track, chunks: [] }, [], false));
  const piece = box('moof', box('mfhd', u32(0, 1)), box('udta', text(PLACE)));
  const movie = box('moov', dated('mvhd'), ...empty, box('mvex', box('trex', u32(0, 1))));
  return Buffer.concat([FTYP, movie, piece, box('mdat', text('picture one'))]);
}

/** An element of a WebM; `unknown` leaves out how long it is, as a recording does. */
export function element(id: number, content: Buffer | readonly Buffer[], unknown = false): Buffer {
  const name = Buffer.from(id.toString(16), 'hex');
  const body = Buffer.isBuffer(content) ? content : Buffer.concat(content);
  const size = Buffer.alloc(8, 0xff);
  size[0] = 0x01;
  if (!unknown) size.writeUIntBE(body.length, 2, 6);
  if (!unknown) size[1] = 0;
  return Buffer.concat([name, size, body]);
}

interface Webm {
  readonly types?: readonly number[];
  /** Elements beside the tracks in the segment. */
  readonly inSegment?: readonly Buffer[];
  readonly isRecording?: boolean;
}

/** A small WebM. */
export function webm({ types = [1, 2], inSegment = [], isRecording = false }: Webm = {}): Buffer {
  const tracks = types.map((type) =>
    element(0xae, [
      element(0xd7, Buffer.from([1])),
      element(0x83, Buffer.from([type])),
      element(0x536e, text('Kim’s camera')),
    ]),
  );
  const info = [
    element(0x2ad7b1, Buffer.from([15, 66, 64])),
    element(0x4461, Buffer.alloc(8, 7)),
    element(0x4d80, text('Kim’s recorder')),
    element(0x5741, text('Kim’s phone')),
  ];
  const cluster = (content: string) =>
    element(
      0x1f43b675,
      [element(0xe7, Buffer.from([0])), element(0xa3, text(content))],
      isRecording,
    );
  const segment = [
    element(0x1549a966, info),
    element(0x1654ae6b, tracks),
    cluster('picture one'),
    ...inSegment,
    cluster('picture two'),
  ];
  const header = element(0x1a45dfa3, element(0x4282, text('webm')));
  return Buffer.concat([header, element(0x18538067, segment, isRecording)]);
}
