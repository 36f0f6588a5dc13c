import { MAX_PARTS, unreadable, VideoCopy } from './video-copy';

/**
 * The boxes that stay in an MP4, by the box around them (ISO/IEC 14496-12, section 8): all that plays pictures and sound. A box that
 * isn't named here becomes free space. No box contains itself, so a file can't nest deeper than this.
 */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  file: ['ftyp', 'styp', 'moov', 'moof', 'mdat', 'sidx', 'mfra'],
  moov: ['mvhd', 'trak', 'mvex'],
  trak: ['tkhd', 'edts', 'mdia'],
  edts: ['elst'],
  mdia: ['mdhd', 'hdlr', 'minf'],
  minf: ['vmhd', 'smhd', 'dinf', 'stbl'],
  dinf: ['dref'],
  stbl: [
    ...['stsd', 'stts', 'ctts', 'cslg', 'stsc', 'stsz', 'stco', 'co64', 'stss', 'stsh', 'sdtp'],
    ...['sbgp', 'sgpd', 'subs', 'stdp', 'padb'],
  ],
  mvex: ['mehd', 'trex', 'leva'],
  moof: ['mfhd', 'traf'],
  traf: ['tfhd', 'trun', 'tfdt', 'sdtp', 'sbgp', 'sgpd', 'subs'],
  mfra: ['tfra', 'mfro'],
};

/** Tracks that play. Others are what the phone measured: where it was, how it moved, whose faces it saw. */
const PLAYED = ['vide', 'soun'];

/** Headers that begin with when they were made and changed. */
const DATED = ['mvhd', 'tkhd', 'mdhd'];

interface Box {
  readonly type: string;
  readonly start: number;
  /** The offset of its content. */
  readonly body: number;
  readonly end: number;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Strips an MP4. Media of tracks that don't play are blanked; a recording in pieces must have none. */
export class Mp4 extends VideoCopy {
  strip(): Uint8Array<ArrayBuffer> {
    const boxes = this.#boxes(0, this.bytes.length);
    const movie = only(boxes, 'moov');
    const tracks = this.#boxesOf(movie).filter(({ type }) => type === 'trak');
    const played = tracks.filter((track) => PLAYED.includes(this.#handlerOf(track)));
    if (!played.some((track) => this.#handlerOf(track) === 'vide')) throw unreadable();
    const media = boxes.filter(({ type }) => type === 'mdat');
    if (media.length === 0) throw unreadable();
    if (!boxes.some(({ type }) => type === 'moof')) {
      this.#keep(
        played.flatMap((track) => this.#chunksOf(track)),
        media,
      );
    } else if (played.length < tracks.length) {
      // Its bytes lie between those that play.
      throw unreadable();
    }
    for (const track of tracks) if (!played.includes(track)) this.#free(track);
    this.#clean('file', this.#boxes(0, this.bytes.length));
    return this.bytes;
  }

  #clean(parent: string, boxes: readonly Box[]): void {
    for (const box of boxes) {
      if (!KEPT[parent]?.includes(box.type)) this.#free(box);
      else if (KEPT[box.type] !== undefined) this.#clean(box.type, this.#boxesOf(box));
      else this.#cleanLeaf(box);
    }
  }

  #cleanLeaf({ type, body, end }: Box): void {
    if (DATED.includes(type)) {
      // Version 1 has times of 64 bits.
      const times = this.view.getUint8(body) === 1 ? 16 : 8;
      this.#blank(body + 4, Math.min(body + 4 + times, end));
    }
    // The handler's name.
    if (type === 'hdlr') this.#blank(Math.min(body + 24, end), end);
  }

  #free({ start, body, end }: Box): void {
    this.bytes.set(codeOf('free'), start + 4);
    this.#blank(body, end);
  }

  #blank(from: number, to: number): void {
    this.bytes.fill(0, from, to);
  }

  /** Blanks all media but these ranges. */
  #keep(ranges: readonly Range[], media: readonly Box[]): void {
    const sorted = ranges.filter(({ from, to }) => to > from).sort((a, b) => a.from - b.from);
    const total = sorted.reduce((sum, { from, to }) => sum + to - from, 0);
    if (total > this.bytes.length) throw unreadable();
    let next = 0;
    for (const { body, end } of media) {
      let at = body;
      for (
        let range = sorted[next];
        range !== undefined && range.from < end;
        range = sorted[next]
      ) {
        if (range.from < body || range.to > end) throw unreadable();
        if (range.from > at) this.#blank(at, range.from);
        at = Math.max(at, range.to);
        next += 1;
      }
      this.#blank(at, end);
    }
    if (next < sorted.length) throw unreadable();
  }

  #handlerOf(track: Box): string {
    const { body } = this.#inside(track, 'mdia', 'hdlr');
    return this.#text(body + 8);
  }

  /** The places of a track's samples: chunk after chunk, each with a number of samples of their own sizes. */
  #chunksOf(track: Box): Range[] {
    const tables = this.#boxesOf(this.#inside(track, 'mdia', 'minf', 'stbl'));
    const sizes = this.#sizesIn(only(tables, 'stsz'));
    const runs = this.#runsIn(only(tables, 'stsc'));
    const offsets = this.#offsetsIn(tables);
    let sample = 0;
    let run = 0;
    return offsets.map((from, chunk) => {
      while ((runs[run + 1]?.firstChunk ?? Number.POSITIVE_INFINITY) <= chunk + 1) run += 1;
      const count = Math.min(runs[run]?.samples ?? 0, sizes.count - sample);
      const length = sizes.sum(sample, count);
      sample += count;
      return { from, to: from + length };
    });
  }

  #sizesIn({ body, end }: Box) {
    const each = this.view.getUint32(body + 4);
    const count = this.view.getUint32(body + 8);
    if (each > 0) return { count, sum: (_: number, many: number) => many * each };
    if (body + 12 + count * 4 > end) throw unreadable();
    const sum = (first: number, many: number) => {
      let total = 0;
      for (let at = first; at < first + many; at += 1) {
        total += this.view.getUint32(body + 12 + at * 4);
      }
      return total;
    };
    return { count, sum };
  }

  #runsIn({ body, end }: Box) {
    return this.#entries(body, end, 12, (at) => ({
      firstChunk: this.view.getUint32(at),
      samples: this.view.getUint32(at + 4),
    }));
  }

  #offsetsIn(tables: readonly Box[]): number[] {
    const long = tables.find(({ type }) => type === 'co64');
    if (long !== undefined) {
      const { body, end } = long;
      return this.#entries(body, end, 8, (at) => Number(this.view.getBigUint64(at)));
    }
    const { body, end } = only(tables, 'stco');
    return this.#entries(body, end, 4, (at) => this.view.getUint32(at));
  }

  /** The entries of a table behind version, flags and their count. */
  #entries<Entry>(body: number, end: number, size: number, read: (at: number) => Entry): Entry[] {
    const count = this.view.getUint32(body + 4);
    if (count > MAX_PARTS || body + 8 + count * size > end) throw unreadable();
    return Array.from({ length: count }, (_, index) => read(body + 8 + index * size));
  }

  #inside(box: Box, ...path: readonly string[]): Box {
    return path.reduce((outer, type) => only(this.#boxesOf(outer), type), box);
  }

  #boxesOf({ body, end }: Box): Box[] {
    return this.#boxes(body, end);
  }

  #boxes(from: number, to: number): Box[] {
    const boxes: Box[] = [];
    let start = from;
    while (start < to) {
      const short = this.view.getUint32(start);
      // 1: the size follows in 64 bits. 0: the box reaches to the end of the file.
      const body = start + (short === 1 ? 16 : 8);
      const long = short === 1 ? Number(this.view.getBigUint64(start + 8)) : short;
      const end = short === 0 && to === this.bytes.length ? to : start + long;
      if (end < body || end > to || boxes.length > MAX_PARTS) throw unreadable();
      boxes.push({ type: this.#text(start + 4), start, body, end });
      start = end;
    }
    return boxes;
  }

  #text(at: number): string {
    return String.fromCharCode(...[0, 1, 2, 3].map((index) => this.view.getUint8(at + index)));
  }
}

function only(boxes: readonly Box[], type: string): Box {
  const [first, ...more] = boxes.filter((box) => box.type === type);
  if (first === undefined || more.length > 0) throw unreadable();
  return first;
}

function codeOf(type: string): number[] {
  return [...type].map((letter) => letter.charCodeAt(0));
}
