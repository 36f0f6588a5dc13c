import type { FaceMatch } from '@hearthkin/domain/verification/identity-outcome';

/**
 * Distances of descriptors. Pictures of one person lie 0.25 to 0.54 apart, of different people mostly
 * above 0.62; but people who look alike come as near as 0.40, and the model tells some groups of people
 * apart worse than others. These limits are not calibrated on the people who use the product, so
 * everything between them is left to a person.
 */
const MATCH_DISTANCE = 0.45;
const MISMATCH_DISTANCE = 0.6;

/** What two faces that far apart are, with the confidence that they are one person's. */
export function verdictOf(distance: number): FaceMatch {
  const confidence = confidenceOf(distance);
  if (distance <= MATCH_DISTANCE) return { verdict: 'match', confidence };
  if (distance <= MISMATCH_DISTANCE) {
    return { verdict: 'unsure', confidence, reason: 'unclear', photo: null };
  }
  return { verdict: 'mismatch', confidence, reason: 'faces-differ', photo: null };
}

/** From 0 to 1; a half lies between the two limits. Not a probability: it is not calibrated. */
export function confidenceOf(distance: number): number {
  return 1 / (1 + Math.exp(22 * (distance - 0.52)));
}
