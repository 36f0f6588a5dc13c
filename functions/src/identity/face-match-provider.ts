import type { FaceMatch } from '@hearthkin/domain/verification/identity-outcome';
import type {
  IdentityPhoto,
  PhotoProblem,
  TurnPhoto,
} from '@hearthkin/domain/verification/identity-reasons';
import type { Side } from '@hearthkin/domain/verification/selfie-challenge';

/** A picture that can't be searched for faces. */
export interface UnusablePhoto {
  readonly verdict: 'unusable';
  readonly confidence: null;
  readonly reason: PhotoProblem;
  readonly photo: IdentityPhoto;
}

/** The measurements of a face. Biometric data: what is kept of them, `known-faces.ts` says. */
export interface FaceTemplate {
  /** The model that measured it; templates of different models can't be compared. */
  readonly model: string;
  /** Faces of one person are close together, by Euclidean distance. */
  readonly values: readonly number[];
  /** Up to this distance two faces may be those of one person. */
  readonly sameWithin: number;
}

/** A provider's answer, with its name. */
export type FaceMatchAnswer = (FaceMatch | UnusablePhoto) & {
  readonly provider: string;
  /** The print of the selfie; absent if it has no face to compare, or the provider tells none. */
  readonly template?: FaceTemplate;
};

/** A JPEG or PNG file of a person who was asked to turn their head. */
export interface TurnFile {
  readonly photo: TurnPhoto;
  /** The side as the person sees it: their own left or right. */
  readonly side: Side;
  readonly file: Uint8Array;
}

/**
 * Compares the face on an identity document with a selfie. It is a pre-check: it can't tell a person
 * at the camera from a good video of one, nor a genuine document from a forged one.
 */
export interface FaceMatchProvider {
  /**
   * @param idPhoto and selfie: JPEG or PNG files.
   * @param turns of a live selfie: both have to show the same person as the selfie, turned as asked,
   * or it doesn't match. Empty for an uploaded one.
   * Never throws because of a file's content.
   */
  compare(
    idPhoto: Uint8Array,
    selfie: Uint8Array,
    turns: readonly TurnFile[],
  ): Promise<FaceMatchAnswer>;
}
