import { CLAIM_PICTURE_MAX_BYTES } from '@hearthkin/domain/booking/claim-pictures';
import { cropPhoto } from '../dialogs/crop-photo';

/** A picture that will be sent with what someone says. */
export interface ChosenPicture {
  readonly id: string;
  readonly blob: Blob;
}

/** The longer side, in pixels; the smaller one for a picture with so many details that it is too large. */
const SIDES = [1600, 1000];

/**
 * Makes a small JPEG of a picture, without metadata such as the location.
 * @throws Error when the browser can't read the picture.
 */
export async function choosePicture(file: Blob): Promise<ChosenPicture> {
  for (const side of SIDES) {
    const blob = await cropPhoto(file, null, side);
    if (blob.size < CLAIM_PICTURE_MAX_BYTES) return { id: crypto.randomUUID(), blob };
  }
  throw new Error('The picture is too large');
}

/** The pictures in base64, as they are sent. */
export function encoded(pictures: readonly ChosenPicture[]): Promise<string[]> {
  return Promise.all(pictures.map(({ blob }) => base64Of(blob)));
}

function base64Of(blob: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    // "data:image/jpeg;base64,…"
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
