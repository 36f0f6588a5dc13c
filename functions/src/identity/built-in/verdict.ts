import type { FaceMatch } from '@hearthkin/domain/verification/identity-outcome';

/**
 * Distances between face descriptors. Pictures of one person are 0.25 to 0.54 apart, of different
 * people mostly above 0.62; but lookalikes come as near as 0.40, and the model works worse for some
 * groups of people. These limits aren't calibrated on the product's users, so staff decide about
 * everything between them.
 */
const MATCH_DISTANCE = 0.45;
const MISMATCH_DISTANCE = 0.6;

/**
 * Selfies of two accounts up to this distance may show one person, for staff to decide. As strict as
 * a match, since each newcomer is compared with everyone: farther away, lookalikes would outnumber
 * people who come twice. Some of those aren't noticed. Lower it when the queue of staff fills with
 * lookalikes.
 */
export const SAME_FACE_DISTANCE = MATCH_DISTANCE;

/**
 * One picture used twice, also after cropping, scaling or compressing it again. No two pictures of
 * one person were as near.
 */
const SAME_PICTURE_DISTANCE = 0.15;

/** The verdict for two faces at that distance, with its confidence. */
export function verdictOf(distance: number): FaceMatch {
  const confidence = confidenceOf(distance);
  if (isSamePicture(distance)) return samePicture(distance);
  if (distance <= MATCH_DISTANCE) return { verdict: 'match', confidence };
  if (distance <= MISMATCH_DISTANCE) {
    return { verdict: 'unsure', confidence, reason: 'unclear', photo: null };
  }
  return { verdict: 'mismatch', confidence, reason: 'faces-differ', photo: null };
}

/** The verdict for one picture used as document and as selfie. */
export function samePicture(distance: number): FaceMatch {
  return {
    verdict: 'mismatch',
    confidence: confidenceOf(distance),
    reason: 'same-picture',
    photo: 'selfie',
  };
}

/** Whether two faces are so alike that they come from one picture. */
export function isSamePicture(distance: number): boolean {
  return distance <= SAME_PICTURE_DISTANCE;
}

/**
 * Whether a turned face may be that of the straight one. As loose as staff decide: the sample photos
 * have no person twice, so how far a turn moves a face isn't measured. One bent by software by 20 to
 * 40 degrees came out 0.2 to 0.55 from the straight one.
 */
export function mayBeOnePerson(distance: number): boolean {
  return distance <= MISMATCH_DISTANCE;
}

/** 0 to 1; 0.5 is halfway between the limits. Not a probability, since it isn't calibrated. */
export function confidenceOf(distance: number): number {
  return 1 / (1 + Math.exp(22 * (distance - 0.52)));
}
