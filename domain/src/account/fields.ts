import * as z from 'zod';
import { INTEREST_IDS } from './interests';
import { LANGUAGES } from './languages';
import { USER_TYPES } from './user-type';

export { USER_TYPE_LABEL, USER_TYPES, type UserType } from './user-type';

/** Longest texts accepted, in UTF-16 units; the security rules repeat them. */
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
} as const;

export const userTypeSchema = z.enum(USER_TYPES);

/** A whole number of currency units an hour costs. */
export const DEFAULT_HOURLY_RATE = 30;
export const hourlyRateSchema = z.int().min(5).max(500);

export const interestsSchema = z.array(z.enum(INTEREST_IDS)).max(INTEREST_IDS.length);

export const languagesSchema = z.object({
  native: z.enum(LANGUAGES),
  secondary: z.array(z.enum(LANGUAGES)).max(LANGUAGES.length - 1),
});
export type Languages = z.infer<typeof languagesSchema>;

export const addressSchema = z.object({
  street: z.string().max(LIMITS.street),
  city: z.string().max(LIMITS.city),
  state: z.string().max(LIMITS.state),
  zipCode: z.string().max(LIMITS.zipCode),
  country: z.string().max(LIMITS.country),
});
export type Address = z.infer<typeof addressSchema>;

/** A picture's address on this site or in its storage; null when there is none. */
export const photoSchema = z.string().max(LIMITS.url).nullable();

/** `yyyy-MM-dd` */
export const calendarDateSchema = z.iso.date();
