import type { TurnPhoto } from './identity-reasons';

/** Sides to which a person turns their head; left and right are their own. */
export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

/** The poses that a live selfie asks for. */
export interface SelfieChallenge {
  /** Sent back with the pictures: once, within the window of `RATE_LIMITS.selfieAnswers`. */
  readonly challenge: string;
  readonly firstTurn: Side;
}

/** The side of each turn, given the one that is asked for first. */
export function turnSides(first: Side): Readonly<Record<TurnPhoto, Side>> {
  return { firstTurn: first, secondTurn: first === 'left' ? 'right' : 'left' };
}
