import * as z from 'zod/mini';
import { filledText, typedText } from '../schemas';
import { ageOn } from '../time';
import {
  type addressSchema,
  birthDateSchema,
  hourlyRateSchema,
  interestsSchema,
  LIMITS,
  languagesSchema,
  MINIMUM_AGE,
} from './fields';
import { optionalPersonName, personName } from './person-name';

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

const common = {
  firstName: personName(),
  lastName: z._default(optionalPersonName(), ''),
  dateOfBirth: birthDateSchema,
  /** Whether the page has refused an earlier date, under the minimum age; staff then look. */
  ageDoubted: z._default(z.boolean(), false),
  interests: interestsSchema.check(
    z.minLength(MINIMUM_INTERESTS, `Please choose at least ${MINIMUM_INTERESTS}`),
    z.refine((ids) => new Set(ids).size === ids.length, 'An interest is chosen twice'),
  ),
  languages: signupLanguagesSchema,
  address: signupAddressSchema,
  bio: z._default(typedText(LIMITS.bio), ''),
  /** The uploaded picture, in the person's own folder; null for none. */
  agreeToTerms: z.literal(true),
};

/**
 * Input of `completeSignup` (specification 1, section 3). Email, password and phone come from the
 * caller's sign-in.
 */
export const completeSignupInput = z.discriminatedUnion('userType', [
  z.object({ ...common, userType: z.literal('spender') }),
  z.object({
    ...common,
    userType: z.literal('earner'),
    hourlyRate: hourlyRateSchema,
    agreeToBackground: z.literal(true),
  }),
]);
export type CompleteSignupInput = z.output<typeof completeSignupInput>;

/** Whether a person born on `dateOfBirth` (`yyyy-MM-dd`) is old enough on the UTC day of `now`. */
export function isOldEnough(dateOfBirth: string, now: Date): boolean {
  return ageOn(dateOfBirth, now) >= MINIMUM_AGE;
}

/** "Springfield, Illinois" (specification 1, section 3). */
export function locationOf({ city, state }: { city: string; state: string }): string {
  return [city, state].filter((part) => part !== '').join(', ');
}
