import { MAX_PARTS, unreadable, VideoCopy } from './video-copy';

/** Element ids of Matroska, as WebM uses them (RFC 9559, section 5). */
const ID = {
  void: 0xec,
  header: 0x1a45dfa3,
  segment: 0x18538067,
  cluster: 0x1f43b675,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  info: 0x1549a966,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
} as const;

/**
 * The elements that stay in a WebM, by the element around them; everything else becomes a void. No element contains itself, so a file
 * can't nest deeper than this.
 */
const KEPT: Readonly<Record<number, readonly number[]>> = {
  // Seek head, cues.
  [ID.segment]: [0x114d9b74, ID.info, ID.tracks, ID.cluster, 0x1c53bb6b],
  // Timestamp scale, duration, and two names that have to be there.
  [ID.info]: [0x2ad7b1, 0x4489, ID.muxingApp, ID.writingApp],
  [ID.tracks]: [ID.track],
  [ID.track]: [
    // Number, uid, type, flags (enabled, default, forced, lacing), default duration, language.
    ...[0xd7, 0x73c5, ID.trackType, 0xb9, 0x88, 0x55aa, 0x9c, 0x23e383, 0x22b59c],
    // Codec with its data, delay and pre-roll, block additions (for transparency), video, audio, encodings.
    ...[0x86, 0x63a2, 0x56aa, 0x56bb, 0x55ee, 0xe0, 0xe1, 0x6d80],
  ],
  // Timestamp, position, size of the one before, simple block, block group.
  [ID.cluster]: [0xe7, 0xa7, 0xab, 0xa3, 0xa0],
};

/** Names of programs. */
const BLANKED: readonly number[] = [ID.muxingApp, ID.writingApp];

/** Types of tracks: video and audio. Others are texts and what was measured. */
const PLAYED = [1, 2];

interface Element {
  readonly id: number;
  readonly start: number;
  /** The offset of its content. */
  readonly body: number;
  readonly end: number;
}

/** Strips a WebM, which must have no tracks but video and audio. */
export class Webm extends VideoCopy {
  strip(): Uint8Array<ArrayBuffer> {
    const [header, segment, ...more] = this.#elements(0, this.bytes.length);
    if (header?.id !== ID.header || segment?.id !== ID.segment) throw unreadable();
    const parts = this.#elements(segment.body, segment.end, ID.segment);
    const types = parts
      .filter(({ id }) => id === ID.tracks)
      .flatMap((tracks) => this.#typesIn(tracks));
    if (!types.includes(1) || types.some((type) => !PLAYED.includes(type))) throw unreadable();
    for (const element of more) this.#void(element);
    this.#clean(segment.id, parts);
    return this.bytes;
  }

  #clean(parent: number, elements: readonly Element[]): void {
    for (const element of elements) {
      const { id, body, end } = element;
      if (!KEPT[parent]?.includes(id)) this.#void(element);
      else if (KEPT[id] !== undefined) this.#clean(id, this.#elements(body, end, id));
      else if (BLANKED.includes(id)) this.bytes.fill(0, body, end);
    }
  }

  /** Makes an element of at least two bytes a void of the same size. */
  #void({ start, end }: Element): void {
    this.bytes.fill(0, start, end);
    this.bytes[start] = ID.void;
    const length = end - start - 2;
    if (length < 0x7f) this.bytes[start + 1] = 0x80 | length;
    else this.view.setBigUint64(start + 1, (1n << 56n) | BigInt(length - 7));
  }

  #typesIn({ body, end }: Element): number[] {
    const tracks = this.#elements(body, end).filter(({ id }) => id === ID.track);
    return tracks.map((track) => {
      const types = this.#elements(track.body, track.end).filter(({ id }) => id === ID.trackType);
      const [type] = types;
      if (type === undefined || types.length > 1) throw unreadable();
      return this.#number(type.body, type.end - type.body);
    });
  }

  /**
   * The elements of a range. A recording in a browser doesn't know how long its segment and clusters are: the first
   * reaches to the end of the file, the others to the next element that no cluster contains.
   */
  #elements(from: number, to: number, parent?: number): Element[] {
    const elements: Element[] = [];
    let start = from;
    while (start < to) {
      const idLength = this.#lengthAt(start, 4);
      const id = this.#number(start, idLength);
      const sizeAt = start + idLength;
      const sizeLength = this.#lengthAt(sizeAt, 8);
      const body = sizeAt + sizeLength;
      const size = this.#sizeAt(sizeAt, sizeLength);
      const end = size === null ? this.#endOf(id, body, to, parent) : body + size;
      if (end > to || elements.length > MAX_PARTS) throw unreadable();
      elements.push({ id, start, body, end });
      start = end;
    }
    return elements;
  }

  #endOf(id: number, body: number, to: number, parent: number | undefined): number {
    if (id === ID.segment && to === this.bytes.length) return to;
    if (id !== ID.cluster || parent !== ID.segment) throw unreadable();
    let at = body;
    while (at < to) {
      const idLength = this.#lengthAt(at, 4);
      const inside = this.#number(at, idLength);
      // All of the segment have ids of four bytes, and all of a cluster shorter ones.
      if (inside > 0xffffff) break;
      const sizeLength = this.#lengthAt(at + idLength, 8);
      const size = this.#sizeAt(at + idLength, sizeLength);
      if (size === null) throw unreadable();
      at += idLength + sizeLength + size;
    }
    return at;
  }

  /** The length of a number, which its leading zero bits tell. */
  #lengthAt(at: number, longest: number): number {
    const length = Math.clz32(this.view.getUint8(at)) - 23;
    if (length > longest) throw unreadable();
    return length;
  }

  /** A size without its length marker; null if it is unknown, which all ones say. */
  #sizeAt(at: number, length: number): number | null {
    const marker = 2 ** (8 - length);
    const first = this.view.getUint8(at) - marker;
    let size = first;
    let isUnknown = first === marker - 1;
    for (let index = 1; index < length; index += 1) {
      const byte = this.view.getUint8(at + index);
      size = size * 256 + byte;
      isUnknown &&= byte === 0xff;
    }
    return isUnknown ? null : size;
  }

  #number(at: number, length: number): number {
    let value = 0;
    for (let index = 0; index < length; index += 1) {
      value = value * 256 + this.view.getUint8(at + index);
    }
    return value;
  }
}
