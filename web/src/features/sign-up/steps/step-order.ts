import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';

/** The steps in order (specification 1, section 2). */
export const STEP_TITLES = [
  `How would you like to use ${PRODUCT_NAME}?`,
  'What do you enjoy?',
  'Who are you?',
  'Which languages do you speak?',
  'Where can we reach you?',
  'Verify your phone',
  'Verify your identity',
  'Protect your account',
] as const;

export const STEP_COUNT = STEP_TITLES.length;

/** 1 to 8, as in the address. */
export type Step = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export const STEPS: readonly Step[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** The step in the address, or null. */
export function stepFrom(text: string | undefined): Step | null {
  return STEPS.find((step) => String(step) === text) ?? null;
}

/** The progress bar's percentage: (step − 1) / 7 (specification 1, section 2). */
export function progressAt(step: Step): number {
  return ((step - 1) / (STEP_COUNT - 1)) * 100;
}
