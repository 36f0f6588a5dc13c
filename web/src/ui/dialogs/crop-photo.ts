/** The longer side of a profile photo, in pixels. */
export const PHOTO_SIDE = 1024;
const JPEG_QUALITY = 0.88;

export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How large a crop is kept: as it is, or scaled down until its longer side has `maxSide` pixels. */
export function keptSize(
  { width, height }: CropArea,
  maxSide = PHOTO_SIDE,
): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * Cuts `area` (pixels of the upright picture) out of a picture, as a JPEG. What a camera wrote into
 * the file besides, its place above all, is left behind.
 * @throws Error when the browser cannot read the picture.
 */
export async function cropPhoto(photo: Blob, area: CropArea, maxSide?: number): Promise<Blob> {
  const bitmap = await createImageBitmap(photo);
  try {
    const { width, height } = keptSize(area, maxSide);
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas
      .getContext('2d')
      ?.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, width, height);
    return await jpegOf(canvas);
  } finally {
    bitmap.close();
  }
}

/** @throws Error when the browser has no memory for it. */
export function jpegOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('No picture came out')) : resolve(blob)),
      'image/jpeg',
      JPEG_QUALITY,
    );
  });
}
