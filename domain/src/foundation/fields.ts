import * as z from 'zod/mini';
import { INTEREST_IDS } from './interests';
import { LANGUAGES } from './languages';
import { text } from './schemas';
import { USER_TYPES } from './user-type';

export { USER_TYPE_LABEL, USER_TYPES, type UserType } from './user-type';

/** Maximum text lengths in UTF-16 units. The security rules repeat those of texts that clients write. */
export const LIMITS = {
  name: 60,
  email: 254,
  location: 120,
  bio: 2000,
  url: 2048,
  street: 120,
  city: 80,
  state: 80,
  zipCode: 16,
  country: 80,
  notes: 1000,
  reason: 500,
  claim: 1000,
} as const;

export const userTypeSchema = z.enum(USER_TYPES);

/** In whole currency units. */
export const DEFAULT_HOURLY_RATE = 30;
export const hourlyRateSchema = z.int().check(z.minimum(5), z.maximum(500));

export const interestsSchema = z
  .array(z.enum(INTEREST_IDS))
  .check(z.maxLength(INTEREST_IDS.length));

export const languagesSchema = z.object({
  native: z.enum(LANGUAGES),
  secondary: z.array(z.enum(LANGUAGES)).check(z.maxLength(LANGUAGES.length - 1)),
});
export type Languages = z.infer<typeof languagesSchema>;

export const addressSchema = z.object({
  street: text(LIMITS.street),
  city: text(LIMITS.city),
  state: text(LIMITS.state),
  zipCode: text(LIMITS.zipCode),
  country: text(LIMITS.country),
});
export type Address = z.infer<typeof addressSchema>;

/** A path on this site or in Storage; null for none. */
export const photoSchema = z.nullable(text(LIMITS.url));

/** The minimum age, since people meet strangers (product decision). */
export const MINIMUM_AGE = 18;

/** Minimum number of interests, for matching (specification 1, section 9). */
export const MINIMUM_INTERESTS = 3;

/** `yyyy-MM-dd` */
export const calendarDateSchema = z.iso.date();

/** A date as people enter it, `yyyy-MM-dd`: no living person was born before 1900. */
export const birthDateSchema = z.iso.date().check(z.regex(/^(19|20)/));
