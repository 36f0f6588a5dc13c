import type { PhotoProblem } from '@hearthkin/domain/verification/identity-reasons';
import sharp, { type Sharp } from 'sharp';
import { decodePicture as decode, readPictureHeader } from '../../platform/files/decode-picture';

/** Upright pixels, three bytes each: red, green, blue. */
export interface Picture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Clockwise rotation. */
export type Turn = 0 | 90 | 180 | 270;

/** Larger pictures are refused by their header, before decoding. */
const MAX_PIXELS = 40e6;

/** Narrower pictures are too small to compare. */
const MIN_SIDE = 160;

/** Pictures are scaled down to this size before searching for faces. */
const SIDE = 800;

/** Margin around a tightly cut picture, as a share of each side. */
const MARGIN = 0.25;

/** Neutral gray, so that it doesn't look like the edge of a face. */
const GREY = { r: 128, g: 128, b: 128 };

/** Decodes a JPEG or PNG file, rotated as its metadata says; or why it can't be. */
export async function decodePicture(file: Uint8Array): Promise<Picture | PhotoProblem> {
  const header = await readPictureHeader(file);
  if (header === null) return 'truncated';
  const { width, height } = header;
  if (width * height > MAX_PIXELS) return 'too-many-pixels';
  if (Math.min(width, height) < MIN_SIDE) return 'too-small';
  const decoded = await decode(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const pixels = decoded
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: GREY })
    .toColourspace('srgb');
  return rgb(pixels).catch(() => 'truncated');
}

/** The picture rotated, with a gray margin around it. */
export function turned({ data, width, height }: Picture, turn: Turn): Promise<Picture> {
  const vertical = Math.round(height * MARGIN);
  const horizontal = Math.round(width * MARGIN);
  const [top, left] = turn % 180 === 0 ? [vertical, horizontal] : [horizontal, vertical];
  return rgb(
    sharp(data, { raw: { width, height, channels: 3 } })
      .rotate(turn)
      .extend({ top, bottom: top, left, right: left, background: GREY }),
  );
}

/** The picture as in a mirror. */
export function mirrored({ data, width, height }: Picture): Picture {
  const flipped = new Uint8Array(data.length);
  for (let at = 0; at < width * height; at += 1) {
    const column = at % width;
    const from = (at - column + width - 1 - column) * 3;
    flipped.set(data.subarray(from, from + 3), at * 3);
  }
  return { data: flipped, width, height };
}

async function rgb(pixels: Sharp): Promise<Picture> {
  const { data, info } = await pixels
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
