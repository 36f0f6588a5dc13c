import * as z from 'zod';
import {
  hourlyRateSchema,
  interestsSchema,
  LIMITS,
  languagesSchema,
  photoSchema,
} from '../account/fields';
import { displayNameOf } from '../account/profile';
import type { User } from '../account/user';
import { MINUTE_MS } from '../durations';
import { ageOn } from '../time';
import { timeZoneSchema } from '../time-zone';
import { weeklyAvailabilitySchema } from './availability';
import { NO_RATINGS, ratingDistributionSchema } from './review';
import { cityKeyOf } from './search-tokens';
import { SUPPORT_STYLE_IDS, TRAIT_IDS } from './traits';

/** Shortest sessions a companion may ask for, in hours (specification 2, section 5). */
export const MINIMUM_SESSIONS = [0.5, 1, 2] as const;

/** How many of the next sessions a listing repeats; what lies behind them counts as free. */
export const MOST_BUSY = 60;

export const NO_BADGE_DATES = { identity: null, background: null, training: null };

/** `companions/{uid}`: the public listing. */
export const companionSchema = z.object({
  displayName: z.string().max(LIMITS.name + 3),
  age: z.int().min(18).max(120).nullable(),
  location: z.string().max(LIMITS.location),
  city: z.string().max(LIMITS.city),
  /** `city`, folded: what a filter compares. */
  cityKey: z
    .string()
    .max(2 * LIMITS.city)
    .default(''),
  bio: z.string().max(LIMITS.bio),
  interests: interestsSchema,
  traits: z.array(z.enum(TRAIT_IDS)).max(TRAIT_IDS.length),
  supportStyles: z.array(z.enum(SUPPORT_STYLE_IDS)).max(SUPPORT_STYLE_IDS.length),
  languages: languagesSchema,
  /** Whole currency units an hour. */
  hourlyRate: hourlyRateSchema,
  /** Hours. */
  minimumSession: z.literal(MINIMUM_SESSIONS),
  timeZone: timeZoneSchema,
  weeklyAvailability: weeklyAvailabilitySchema.nullable(),
  photo: photoSchema,
  cover: photoSchema,
  video: photoSchema,
  badges: z.object({ identity: z.boolean(), background: z.boolean(), training: z.boolean() }),
  /** When each badge was given, as far as it is known. */
  badgesGivenAt: z
    .object({
      identity: z.date().nullable(),
      background: z.date().nullable(),
      training: z.date().nullable(),
    })
    .default(NO_BADGE_DATES),
  /** Mean of all reviews, 1 to 5; null without any. */
  ratingAverage: z.number().min(1).max(5).nullable(),
  ratingCount: z.int().min(0),
  ratingDistribution: ratingDistributionSchema.default(NO_RATINGS),
  sessionsCompleted: z.int().min(0),
  /** Median of the last first replies, in minutes; null before the first. */
  responseMinutes: z.number().min(0).nullable(),
  profileViews: z.int().min(0),
  lastActiveAt: z.date(),
  memberSince: z.date(),
  listed: z.boolean(),
  searchTokens: z.array(z.string().max(64)),
  /** What is true of the listing, by `FACETS`; what is not has no key. */
  facets: z.record(z.string(), z.literal(true)).default({}),
  /** The next sessions that are asked for or agreed, in order: it says when and names nobody. */
  busy: z
    .array(z.object({ from: z.date(), until: z.date() }))
    .max(MOST_BUSY)
    .default([]),
});
export type Companion = z.infer<typeof companionSchema>;

/** The part of a listing that follows the account document. */
export type ListingFromUser = Pick<
  Companion,
  'displayName' | 'age' | 'location' | 'city' | 'cityKey' | 'memberSince' | 'listed'
>;

/** What a listing takes over from its account; a companion is listed when verified and active. */
export function listingFromUser(user: User, now: Date): ListingFromUser {
  return {
    displayName: displayNameOf(user),
    age: ageOn(user.dateOfBirth, now),
    location: user.location,
    city: user.address.city,
    cityKey: cityKeyOf(user.address.city),
    memberSince: user.createdAt,
    listed:
      user.userType === 'earner' &&
      user.accountStatus === 'active' &&
      user.verification.verificationStatus === 'verified',
  };
}

/** How long after their last sign of life somebody counts as online. */
export const ONLINE_WITHIN_MS = 5 * MINUTE_MS;

export function isOnline(companion: Pick<Companion, 'lastActiveAt'>, now: Date): boolean {
  return now.getTime() - companion.lastActiveAt.getTime() < ONLINE_WITHIN_MS;
}

/** The sort orders of a browse list (specification 1, section 9). */
export const SORT_ORDERS = ['rating', 'price_low', 'price_high', 'newest'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];
