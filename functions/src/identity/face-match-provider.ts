import type { FaceMatch } from '@hearthkin/domain/verification/identity-outcome';
import type { IdentityPhoto, PhotoProblem } from '@hearthkin/domain/verification/identity-reasons';

/** A picture that can't be searched for faces. */
export interface UnusablePhoto {
  readonly verdict: 'unusable';
  readonly confidence: null;
  readonly reason: PhotoProblem;
  readonly photo: IdentityPhoto;
}

/** A provider's answer, with its name. */
export type FaceMatchAnswer = (FaceMatch | UnusablePhoto) & { readonly provider: string };

/**
 * Compares the face on an identity document with a selfie. It is a pre-check: it can't tell a live
 * person from a photo of one, nor a genuine document from a forged one.
 */
export interface FaceMatchProvider {
  /** @param idPhoto and selfie: JPEG or PNG files. Never throws because of their content. */
  compare(idPhoto: Uint8Array, selfie: Uint8Array): Promise<FaceMatchAnswer>;
}
