import type { CallableInput } from '@hearthkin/domain/callables';
import { text } from '@hearthkin/domain/foundation/schemas';
import * as z from 'zod/mini';

/** The paths of the uploaded photos of an identity check, in the folders of `uid`; kept by the page. */
export const uploadedPhotosSchema = z.object({
  uid: text(128),
  idPhoto: z.nullable(text(400)),
  selfie: z.nullable(text(400)),
  /** The challenge that makes it a live selfie; null for an uploaded one. */
  live: z.nullable(z.object({ challenge: text(400), firstTurn: text(400), secondTurn: text(400) })),
});
export type UploadedPhotos = Readonly<z.infer<typeof uploadedPhotosSchema>>;

export const noPhotos = (uid: string): UploadedPhotos => ({
  uid,
  idPhoto: null,
  selfie: null,
  live: null,
});

/** The input of `checkIdentity`; null while a photo is missing. */
export function checkInput(
  { idPhoto, selfie, live }: UploadedPhotos,
  ageDoubted: boolean,
): CallableInput<'checkIdentity'> | null {
  if (idPhoto === null || selfie === null) return null;
  return { idPhoto, selfie, ...(live !== null && { live }), ...(ageDoubted && { ageDoubted }) };
}
