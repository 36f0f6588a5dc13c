import * as z from 'zod/mini';
import { languagesSchema, MINIMUM_AGE } from '../foundation/fields';
import { ageOn } from '../foundation/time';

/** The time for which an unfinished sign-up is kept. */
export const UNFINISHED_SIGNUP_MS = 86_400_000;

/** The native language is not repeated as a secondary one, and no language is listed twice. */
export const signupLanguagesSchema = languagesSchema.check(
  z.refine(
    ({ native, secondary }) => new Set([native, ...secondary]).size === secondary.length + 1,
    'A language is named twice',
  ),
);

/** The zone in which a day begins last. */
const LAST_ZONE = 'Etc/GMT+12';

/**
 * Whether a person born on `dateOfBirth` (`yyyy-MM-dd`) is old enough on the day of `now` where they are. Where that is
 * unknown, null, it is their birthday once it is everywhere.
 */
export function isOldEnough(dateOfBirth: string, now: Date, timeZone: string | null): boolean {
  return ageOn(dateOfBirth, now, timeZone ?? LAST_ZONE) >= MINIMUM_AGE;
}

/** "Springfield, Illinois" (specification 1, section 3). */
export function locationOf({ city, state }: { city: string; state: string }): string {
  return [city, state].filter((part) => part !== '').join(', ');
}
