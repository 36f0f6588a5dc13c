import type { PhotoProblem } from '@hearthkin/domain/verification/identity-reasons';
import sharp, { type Sharp } from 'sharp';

/** Upright pixels, three bytes each: red, green, blue. */
export interface Picture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A quarter turn or several, clockwise. */
export type Turn = 0 | 90 | 180 | 270;

/** More are refused by the header, before anything is decoded. */
const MAX_PIXELS = 40e6;

/** A narrower picture is too small to compare. */
const MIN_SIDE = 160;

/** Faces are looked for in a picture of that size at most. */
const SIDE = 800;

/** Share of each side that is put around a picture cut so close that no face is found in it. */
const MARGIN = 0.25;

/** Neither dark nor light, so that it suggests no edge of a face. */
const GREY = { r: 128, g: 128, b: 128 };

/** Decodes a JPEG or PNG file, upright as its camera says. Answers why it cannot. */
export async function decodePicture(file: Uint8Array): Promise<Picture | PhotoProblem> {
  // The header alone, for which there is no limit.
  const header = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (header === null) return 'truncated';
  const { width, height } = header;
  if (width * height > MAX_PIXELS) return 'too-many-pixels';
  if (Math.min(width, height) < MIN_SIDE) return 'too-small';
  const pixels = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: GREY })
    .toColourspace('srgb');
  return rgb(pixels).catch(() => 'truncated');
}

/** The same picture turned, with a grey margin around it. */
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

async function rgb(pixels: Sharp): Promise<Picture> {
  const { data, info } = await pixels
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
