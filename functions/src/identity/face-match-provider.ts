import type { FaceMatch } from '@hearthkin/domain/verification/identity-outcome';
import type { IdentityPhoto, PhotoProblem } from '@hearthkin/domain/verification/identity-reasons';

/** A picture that can't be searched for faces. */
export interface UnusablePhoto {
  readonly verdict: 'unusable';
  readonly confidence: null;
  readonly reason: PhotoProblem;
  readonly photo: IdentityPhoto;
}

/** The measurements of a face. Biometric data: what is kept of them, `known-faces.ts` says. */
export interface FaceTemplate {
  /** What measured it; templates of different models can't be compared. */
  readonly model: string;
  /** Faces of one person are close together, by Euclidean distance. */
  readonly values: readonly number[];
  /** Up to this distance two faces may be those of one person. */
  readonly sameWithin: number;
}

/** A provider's answer, with its name. */
export type FaceMatchAnswer = (FaceMatch | UnusablePhoto) & {
  readonly provider: string;
  /** Of the selfie; absent if it has no face to compare, or the provider tells none. */
  readonly template?: FaceTemplate;
};

/**
 * Compares the face on an identity document with a selfie. It is a pre-check: it can't tell a live
 * person from a photo of one, nor a genuine document from a forged one.
 */
export interface FaceMatchProvider {
  /** @param idPhoto and selfie: JPEG or PNG files. Never throws because of their content. */
  compare(idPhoto: Uint8Array, selfie: Uint8Array): Promise<FaceMatchAnswer>;
}
