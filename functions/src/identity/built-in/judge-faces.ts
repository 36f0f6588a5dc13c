import type {
  IdentityPhoto,
  IdentityReason,
} from '@hearthkin/domain/verification/identity-reasons';
import { type Face, rollOf, yawOf } from './face';

/** From this score on a face is seen well enough to be compared. */
const CLEAR_SCORE = 0.9;

/** From this score on it is surely a face, clear or not; a selfie may have one of them. */
const VISIBLE_SCORE = 0.7;

const MAX_YAW = 0.45;
const MAX_ROLL_DEGREES = 20;

/** Pixels across; fewer on a card do not tell one person from another. */
const MIN_ID_FACE_WIDTH = 120;

/** The face of a picture that may be compared, or why there is none. */
export type FaceFinding =
  | { readonly face: Face; readonly reason: null }
  | { readonly face: null; readonly reason: IdentityReason };

/** Which of the faces found in a picture is the one to compare, if it is fit for that. */
export function judgeFaces(faces: readonly Face[], photo: IdentityPhoto): FaceFinding {
  const isId = photo === 'idPhoto';
  const refuse = (reason: IdentityReason) => ({ face: null, reason });
  if (faces.length === 0) return refuse(isId ? 'no-face-id' : 'no-face-selfie');
  // A card often repeats its portrait as a small pale one; a selfie shows one person.
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
