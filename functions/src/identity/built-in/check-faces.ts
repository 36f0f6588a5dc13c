import type { IdentityReason } from '@hearthkin/domain/verification/identity-reasons';
import type { Side } from '@hearthkin/domain/verification/selfie-challenge';
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

/** The two pictures whose faces are compared. */
export type ComparedPhoto = 'idPhoto' | 'selfie';

/** The face of a picture to compare, if it is good enough. */
export function checkFaces(faces: readonly Face[], photo: ComparedPhoto): FaceFinding {
  const isId = photo === 'idPhoto';
  const refuse = (reason: IdentityReason) => ({ face: null, reason });
  if (faces.length === 0) return refuse(isId ? 'no-face-id' : 'no-face-selfie');
  // A card often repeats its portrait in small; a selfie shows one person.
  const visible = faces.filter(({ score }) => score >= VISIBLE_SCORE);
  if (!isId && visible.length > 1) return refuse('two-faces');
  const face = largestClear(faces);
  if (face === null) return refuse('face-unclear');
  if (rollOf(face) >= MAX_ROLL_DEGREES || Math.abs(yawOf(face)) >= MAX_YAW) {
    return refuse('face-turned');
  }
  if (isId && face.width < MIN_ID_FACE_WIDTH) return refuse('face-too-small');
  return { face, reason: null };
}

/**
 * Of the 21 faces on the sample photos, the 14 that look about straight at the camera have a yaw of
 * up to 0.2, and those turned by a third of a right angle or more one from 0.25 (0.42 halfway to a
 * profile, 0.63 for a profile). A head bent by software from a straight picture is measured as less
 * turned than it was bent.
 */
const MAX_STRAIGHT_YAW = 0.2;
const MIN_TURNED_YAW = 0.25;

/** Whether a face looks straight at the camera. */
export function isStraight(face: Face): boolean {
  return Math.abs(yawOf(face)) < MAX_STRAIGHT_YAW;
}

/** The face of a picture of a head that was to be turned to its own left or right. */
export function checkTurned(faces: readonly Face[], side: Side): FaceFinding {
  const refuse = (reason: IdentityReason) => ({ face: null, reason });
  // Half turned away, no face scores as high as one to compare.
  const [face, ...others] = faces.filter(({ score }) => score >= VISIBLE_SCORE);
  if (face === undefined) return refuse('no-face-turn');
  if (others.length > 0) return refuse('two-faces');
  const yaw = side === 'left' ? yawOf(face) : -yawOf(face);
  return yaw < MIN_TURNED_YAW ? refuse('not-turned') : { face, reason: null };
}

function largestClear(faces: readonly Face[]): Face | null {
  const clear = faces.filter(({ score }) => score >= CLEAR_SCORE);
  const area = ({ width, height }: Face) => width * height;
  return clear.reduce<Face | null>(
    (largest, face) => (largest !== null && area(largest) >= area(face) ? largest : face),
    null,
  );
}
