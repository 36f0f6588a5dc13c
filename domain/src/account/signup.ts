import * as z from 'zod/mini';
import { filledText } from '../schemas';
import { ageOn } from '../time';
import { type addressSchema, LIMITS, languagesSchema, MINIMUM_AGE } from './fields';

/** Minimum number of interests, for matching (specification 1, section 9). */
export const MINIMUM_INTERESTS = 3;

/** How long an unfinished sign-up is kept. */
export const UNFINISHED_SIGNUP_MS = 86_400_000;

export const signupAddressSchema = z.object({
  street: filledText(LIMITS.street),
  city: filledText(LIMITS.city),
  state: filledText(LIMITS.state),
  zipCode: filledText(LIMITS.zipCode),
  country: filledText(LIMITS.country),
}) satisfies typeof addressSchema;

/** The native language is not repeated as a secondary one, and no language is listed twice. */
export const signupLanguagesSchema = languagesSchema.check(
  z.refine(
    ({ native, secondary }) => new Set([native, ...secondary]).size === secondary.length + 1,
    'A language is named twice',
  ),
);

/** Whether a person born on `dateOfBirth` (`yyyy-MM-dd`) is old enough on the UTC day of `now`. */
export function isOldEnough(dateOfBirth: string, now: Date): boolean {
  return ageOn(dateOfBirth, now) >= MINIMUM_AGE;
}

/** "Springfield, Illinois" (specification 1, section 3). */
export function locationOf({ city, state }: { city: string; state: string }): string {
  return [city, state].filter((part) => part !== '').join(', ');
}
