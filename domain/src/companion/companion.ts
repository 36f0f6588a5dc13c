import * as z from 'zod/mini';
import {
  hourlyRateSchema,
  interestsSchema,
  LIMITS,
  languagesSchema,
  MINIMUM_AGE,
  photoSchema,
} from '../account/fields';
import { displayNameOf } from '../account/profile';
import type { User } from '../account/user';
import { countSchema, text } from '../schemas';
import { ageOn } from '../time';
import { timeZoneSchema } from '../time-zone';
import { weeklyAvailabilitySchema } from './availability';
import { type ListedFacts, unlistedReasons } from './listed';
import { MINIMUM_SESSIONS } from './minimum-sessions';
import { DEFAULT_OFFER, offerSchema } from './offer';
import { NO_RATINGS, ratingDistributionSchema, tagCountsSchema } from './review';
import { cityKeyOf } from './search-tokens';
import { supportStylesSchema } from './support-styles';
import { TRAIT_IDS } from './traits';

export const NO_BADGE_DATES = { identity: null, background: null, training: null };

/** The fields that older listings may lack. A new listing has the defaults. */
export const fieldsWithDefaults = z.object({
  /** `city`, folded, for filters. */
  cityKey: z._default(text(2 * LIMITS.city), ''),
  /** When each badge was given; null if unknown. */
  badgesGivenAt: z._default(
    z.object({
      identity: z.nullable(z.date()),
      background: z.nullable(z.date()),
      training: z.nullable(z.date()),
    }),
    NO_BADGE_DATES,
  ),
  ratingDistribution: z._default(ratingDistributionSchema, NO_RATINGS),
  /** Number of published reviews with each tag. */
  tagCounts: z._default(tagCountsSchema, {}),
  /** Keys from `FACETS` that apply; others are absent. */
  facets: z._default(z.record(z.string(), z.literal(true)), {}),
  offer: z._default(offerSchema, DEFAULT_OFFER),
  /** Set after too many missed sessions (`MAX_MISSED`), until staff have looked. */
  pause: z._default(z.nullable(z.object({ status: z.literal('paused'), at: z.date() })), null),
  /** Where payments are live, whether there is an account that their pay can be sent to. */
  payoutAccount: z._default(z.enum(['not-needed', 'missing', 'ready']), 'not-needed'),
  /** Of the sessions they accepted, how many percent took place; null with too few (`shownRecord`). */
  completionPercent: z._default(z.nullable(countSchema.check(z.maximum(100))), null),
  /** Members with more than one session; null with too few sessions. */
  returningMembers: z._default(z.nullable(countSchema), null),
});

/** `companions/{uid}`: the public listing. What changes by the minute is apart (`live.ts`). */
export const companionSchema = z.object({
  displayName: text(LIMITS.name + 3),
  /** By `publicAge`. */
  age: z.nullable(z.int().check(z.minimum(MINIMUM_AGE), z.maximum(120))),
  location: text(LIMITS.location),
  city: text(LIMITS.city),
  bio: text(LIMITS.bio),
  interests: interestsSchema,
  traits: z.array(z.enum(TRAIT_IDS)).check(z.maxLength(TRAIT_IDS.length)),
  supportStyles: supportStylesSchema,
  languages: languagesSchema,
  /** Whole currency units per hour. */
  hourlyRate: hourlyRateSchema,
  /** Hours. */
  minimumSession: z.literal(MINIMUM_SESSIONS),
  timeZone: timeZoneSchema,
  weeklyAvailability: z.nullable(weeklyAvailabilitySchema),
  photo: photoSchema,
  cover: photoSchema,
  video: photoSchema,
  badges: z.object({ identity: z.boolean(), background: z.boolean(), training: z.boolean() }),
  /** Mean of all reviews, 1 to 5; null without any. */
  ratingAverage: z.nullable(z.number().check(z.minimum(1), z.maximum(5))),
  ratingCount: countSchema,
  sessionsCompleted: countSchema,
  /** Median time to a first reply, in minutes; null before the first reply. */
  responseMinutes: z.nullable(z.number().check(z.minimum(0))),
  memberSince: z.date(),
  /** Whether members find and book them: `unlistedReasons` is empty. */
  listed: z.boolean(),
  searchTokens: z.array(text(64)),
  ...fieldsWithDefaults.shape,
});
export type Companion = z.infer<typeof companionSchema>;

/** The fields of a listing that come from the account. */
export type ListingFromUser = Pick<
  Companion,
  'displayName' | 'age' | 'location' | 'city' | 'cityKey' | 'memberSince' | 'listed'
>;

/**
 * The age that everyone reads: as it was when the year began, in UTC. One that changed on the birthday would tell the day to
 * who looks every day, and with it the date of birth.
 */
export function publicAge(dateOfBirth: string, now: Date): number {
  const newYear = new Date(Date.UTC(now.getUTCFullYear(), 0));
  return Math.max(MINIMUM_AGE, ageOn(dateOfBirth, newYear));
}

/** The listing's fields that come from the account, and whether it is listed. */
export function listingFromUser(user: User, listing: ListedFacts, now: Date): ListingFromUser {
  return {
    displayName: displayNameOf(user),
    age: publicAge(user.dateOfBirth, now),
    location: user.location,
    city: user.address.city,
    cityKey: cityKeyOf(user.address.city),
    memberSince: user.createdAt,
    listed: unlistedReasons(user, listing).length === 0,
  };
}

/** What a companion's reviews must come to for the badge of top companions. */
export const TOP_COMPANION = { average: 4.8, reviews: 5 } as const;

/** Whether a companion has earned the badge of top companions. */
export function isTopCompanion(
  companion: Pick<Companion, 'listed' | 'ratingAverage' | 'ratingCount'>,
): boolean {
  const { listed, ratingAverage, ratingCount } = companion;
  return (
    listed &&
    ratingAverage !== null &&
    ratingAverage >= TOP_COMPANION.average &&
    ratingCount >= TOP_COMPANION.reviews
  );
}

/** The sort orders of a browse list (specification 1, section 9). */
export const SORT_ORDERS = ['rating', 'price_low', 'price_high', 'newest'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];
