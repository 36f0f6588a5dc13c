import type { FaceMatch } from '@hearthkin/domain/verification/identity-outcome';
import type { IdentityPhoto, PhotoProblem } from '@hearthkin/domain/verification/identity-reasons';

/** A picture in which no face can be looked for. */
export interface UnusablePhoto {
  readonly verdict: 'unusable';
  readonly confidence: null;
  readonly reason: PhotoProblem;
  readonly photo: IdentityPhoto;
}

/** What a provider says, with its name. */
export type FaceMatchAnswer = (FaceMatch | UnusablePhoto) & { readonly provider: string };

/**
 * Compares the face on an identity document with a selfie. It is a pre-check: it tells neither a
 * living person from a photo of one, nor a genuine document from a forged one.
 */
export interface FaceMatchProvider {
  /** @param idPhoto and selfie: JPEG or PNG files. Never throws for what is in them. */
  compare(idPhoto: Uint8Array, selfie: Uint8Array): Promise<FaceMatchAnswer>;
}
