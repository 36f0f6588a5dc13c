import * as z from 'zod';
import { wallClock } from '../time';
import {
  type addressSchema,
  calendarDateSchema,
  hourlyRateSchema,
  interestsSchema,
  LIMITS,
  languagesSchema,
  userTypeSchema,
} from './fields';

/** Nobody younger has an account; companions meet strangers (product decision). */
export const MINIMUM_AGE = 18;

/** A person is matched by at least this many (specification 1, section 9). */
export const MINIMUM_INTERESTS = 3;

/** An account that nobody completed is removed after this long. */
export const UNFINISHED_SIGNUP_MS = 86_400_000;

const required = (max: number) => z.string().trim().min(1).max(max);

export const signupAddressSchema = z.object({
  street: required(LIMITS.street),
  city: required(LIMITS.city),
  state: required(LIMITS.state),
  zipCode: required(LIMITS.zipCode),
  country: required(LIMITS.country),
}) satisfies typeof addressSchema;

/** The native language is not a second one as well, and none is named twice. */
export const signupLanguagesSchema = languagesSchema.refine(
  ({ native, secondary }) => new Set([native, ...secondary]).size === secondary.length + 1,
  'A language is named twice',
);

const common = {
  firstName: required(LIMITS.name),
  lastName: z.string().trim().max(LIMITS.name).default(''),
  dateOfBirth: calendarDateSchema,
  interests: interestsSchema
    .min(MINIMUM_INTERESTS)
    .refine((ids) => new Set(ids).size === ids.length, 'An interest is chosen twice'),
  languages: signupLanguagesSchema,
  address: signupAddressSchema,
  bio: z.string().trim().max(LIMITS.bio).default(''),
  /** Where the picture was uploaded to, below the person's own folder; null without one. */
  profilePhoto: z.string().max(LIMITS.url).nullable().default(null),
  agreeToTerms: z.literal(true),
};

/**
 * What `completeSignup` takes (specification 1, section 3). Email, password and phone are not in it:
 * they are credentials of the account that calls.
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

export const completeSignupResult = z.object({ userType: userTypeSchema });
export type CompleteSignupResult = z.infer<typeof completeSignupResult>;

/**
 * Whether somebody born on `dateOfBirth` (`yyyy-MM-dd`) may have an account on the UTC day of `now`. Who
 * was born on 29 February is old enough from 1 March on in other years.
 */
export function isOldEnough(dateOfBirth: string, now: Date): boolean {
  const { date } = wallClock(now, 'utc');
  const latest = `${Number(date.slice(0, 4)) - MINIMUM_AGE}${date.slice(4)}`;
  return dateOfBirth <= latest;
}

/** "Springfield, Illinois" (specification 1, section 3). */
export function locationOf({ city, state }: { city: string; state: string }): string {
  return [city, state].filter((part) => part !== '').join(', ');
}
