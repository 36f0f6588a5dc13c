import type {
  IdentityPhoto,
  IdentityReason,
} from '@hearthkin/domain/verification/identity-reasons';
import { type Face, rollOf, yawOf } from './face';

/** Minimum score for comparing a face. */
const CLEAR_SCORE = 0.9;

/** Minimum score to count as a face at all; a selfie may have only one. */
const VISIBLE_SCORE = 0.7;

const MAX_YAW = 0.45;
const MAX_ROLL_DEGREES = 20;

/** Minimum width in pixels; smaller faces on a card can't be told apart. */
const MIN_ID_FACE_WIDTH = 120;

/** The face to compare, or why there is none. */
export type FaceFinding =
  | { readonly face: Face; readonly reason: null }
  | { readonly face: null; readonly reason: IdentityReason };

/** The face of a picture to compare, if it is good enough. */
export function checkFaces(faces: readonly Face[], photo: IdentityPhoto): FaceFinding {
  const isId = photo === 'idPhoto';
  const refuse = (reason: IdentityReason) => ({ face: null, reason });
  if (faces.length === 0) return refuse(isId ? 'no-face-id' : 'no-face-selfie');
  // A card often repeats its portrait in small; a selfie shows one person.
  const visible = faces.filter(({ score }) => score >= VISIBLE_SCORE);
  if (!isId && visible.length > 1) return refuse('two-faces');
  const face = largestClear(faces);
  if (face === null) return refuse('face-unclear');
  if (rollOf(face) >= MAX_ROLL_DEGREES || yawOf(face) >= MAX_YAW) return refuse('face-turned');
  if (isId && face.width < MIN_ID_FACE_WIDTH) return refuse('face-too-small');
  return { face, reason: null };
}

function largestClear(faces: readonly Face[]): Face | null {
  const clear = faces.filter(({ score }) => score >= CLEAR_SCORE);
  const area = ({ width, height }: Face) => width * height;
  return clear.reduce<Face | null>(
    (largest, face) => (largest !== null && area(largest) >= area(face) ? largest : face),
    null,
  );
}
