import type { CheckIdentityInput } from '@hearthkin/domain/verification/identity-check';

/** Where the uploaded photos of an identity check are, in the folders of `uid`; kept by the page. */
export interface UploadedPhotos {
  readonly uid: string;
  readonly idPhoto: string | null;
  readonly selfie: string | null;
  /** What makes it a live selfie; null for an uploaded one. */
  readonly live: NonNullable<CheckIdentityInput['live']> | null;
}

export const noPhotos = (uid: string): UploadedPhotos => ({
  uid,
  idPhoto: null,
  selfie: null,
  live: null,
});

/** The input of `checkIdentity`; null while a photo is missing. */
export function checkInput({ idPhoto, selfie, live }: UploadedPhotos): CheckIdentityInput | null {
  if (idPhoto === null || selfie === null) return null;
  return live === null ? { idPhoto, selfie } : { idPhoto, selfie, live };
}
