/** Accepted types of photos. */
export type PictureType = 'image/jpeg' | 'image/png';

/** The kind of a file: a photo, another known kind, or unknown. */
export type FileKind = PictureType | 'other' | 'unknown';

/** The number of bytes at the start of a file that decide its kind. */
export const FILE_HEAD_BYTES = 256;

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

interface Signature {
  readonly bytes: readonly number[];
  readonly at?: number;
}

const PICTURES: readonly [PictureType, Signature][] = [
  ['image/jpeg', { bytes: [0xff, 0xd8, 0xff] }],
  ['image/png', { bytes: [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a] }],
];

const PDF = ascii('%PDF-');

/** Other file types that people upload, so that they can be told to convert them. */
const OTHERS: readonly Signature[] = [
  { bytes: PDF },
  { bytes: ascii('GIF8') },
  { bytes: ascii('WEBP'), at: 8 },
  { bytes: ascii('BM') },
  { bytes: [...ascii('II'), 0x2a, 0x00] },
  { bytes: [...ascii('MM'), 0x00, 0x2a] },
  // HEIC and AVIF pictures, and video.
  { bytes: ascii('ftyp'), at: 4 },
];

/** SVG is text, with or without a prologue. */
const SVG = /^\s*(<\?xml|<!--|<!doctype svg|<svg)/i;

/** Whether a file is a PDF, by its first bytes. */
export function isPdf(head: Uint8Array): boolean {
  return matches(head, { bytes: PDF });
}

/**
 * The kind of a file by its first bytes, ignoring its name and declared type.
 * @param head the first `FILE_HEAD_BYTES` of the file, or all of it.
 */
export function fileKind(head: Uint8Array): FileKind {
  const picture = PICTURES.find(([, signature]) => matches(head, signature));
  if (picture !== undefined) return picture[0];
  if (OTHERS.some((signature) => matches(head, signature))) return 'other';
  return SVG.test(String.fromCharCode(...head.subarray(0, FILE_HEAD_BYTES))) ? 'other' : 'unknown';
}

/** The type of a photo by its first bytes; null for anything else. */
export function pictureType(head: Uint8Array): PictureType | null {
  const kind = fileKind(head);
  return kind === 'other' || kind === 'unknown' ? null : kind;
}

function matches(head: Uint8Array, { bytes, at = 0 }: Signature): boolean {
  return bytes.every((byte, index) => head[at + index] === byte);
}
