/** The longer side of a profile photo, in pixels. */
const PHOTO_SIDE = 1024;
const JPEG_QUALITY = 0.88;

export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The size of the result: scaled down until its longer side is at most `maxSide` pixels. */
export function croppedSize(
  { width, height }: CropArea,
  maxSide = PHOTO_SIDE,
): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * Crops `area` (in pixels of the upright picture; null for all of it) to a JPEG, without metadata such as
 * the location.
 * @throws Error when the browser can't read the picture.
 */
export async function cropPhoto(
  photo: Blob,
  area: CropArea | null,
  maxSide?: number,
): Promise<Blob> {
  const bitmap = await createImageBitmap(photo);
  try {
    const from = area ?? { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
    const { width, height } = croppedSize(from, maxSide);
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas
      .getContext('2d')
      ?.drawImage(bitmap, from.x, from.y, from.width, from.height, 0, 0, width, height);
    return await jpegOf(canvas);
  } finally {
    bitmap.close();
  }
}

/** The longer side of a picture that was too large to send, in pixels; small print stays readable. */
const READABLE_SIDE = 2400;

/** The file, or a smaller JPEG of it where it has too many bytes and is a picture that the browser can read. */
export async function smallEnough(file: Blob, maxBytes: number): Promise<Blob> {
  if (file.size < maxBytes) return file;
  try {
    return await cropPhoto(file, null, READABLE_SIDE);
  } catch {
    return file;
  }
}

/** @throws Error when the browser is out of memory. */
export function jpegOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('Could not encode the picture')) : resolve(blob)),
      'image/jpeg',
      JPEG_QUALITY,
    );
  });
}
