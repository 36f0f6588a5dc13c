import * as z from 'zod/mini';
import { cellOf, pointSchema } from '../account/place';
import { displayNameOf } from '../account/profile';
import { supportStylesSchema } from '../account/support-styles';
import type { User } from '../account/user';
import {
  hourlyRateSchema,
  interestsSchema,
  LIMITS,
  languagesSchema,
  MINIMUM_AGE,
  photoSchema,
} from '../foundation/fields';
import { countSchema, text } from '../foundation/schemas';
import { cityKeyOf } from '../foundation/search-tokens';
import { ageOn } from '../foundation/time';
import { timeZoneSchema } from '../foundation/time-zone';
import { GENDERS } from './about-person';
import { weeklyAvailabilitySchema } from './availability';
import { type ListedFacts, unlistedReasons } from './listed';
import { MINIMUM_SESSIONS } from './minimum-sessions';
import { offerSchema } from './offer';
import { ratingDistributionSchema, tagCountsSchema } from './review';
import { TRAIT_IDS } from './traits';

export const NO_BADGE_DATES = { identity: null, background: null, training: null };

/**
 * The public listing of a companion. All that changes by the minute is apart, so that readers of a listing aren't
 * woken for it.
 * - From the account: (trigger on `users`): name, age at the turn of the year (`publicAge`: one that changed on the
 *   birthday would tell it; null unless `statesAge`), location, city, `cityKey`, `point` and `cell` (below),
 *   `memberSince`, `listed`.
 * - `listed`: is true exactly when nothing is missing. No client writes it. Rules refuse to remove the photo while
 *   `listed`. A verified companion who adds their first waits for staff like one with another photo.
 * - `searchTokens`, `facets`: trigger on `companions`. `facets.online`: trigger on the live document, once when a
 *   companion comes online; `clearOnline` takes it off.
 * - Ratings, `tagCounts`: trigger on published reviews. Badge and its date: trigger on `verifications`; that of
 *   the training by `answerTrainingQuiz` and `endTraining`. `responseMinutes`: trigger on messages.
 *   `sessionsCompleted`: with a booking's completion, and back when a claim cancels it. `completionPercent`,
 *   `returningMembers`: with what is counted of their sessions; null while there are fewer than five.
 * - `pause`: set with the third missed session in 90 days that is decided; `resumeListing` ends it. While it is set,
 *   the listing is not listed, so only the companion reads it.
 *
 * @document companions/{uid}
 * @reads anyone while `listed`; the companion.
 * @writes Companion: bio, interests, traits, support styles, languages, gender (or null), whether their age is shown and
 *   whether search engines may keep the page, rate, shortest session; pictures and video to null (`publishProfileFile` sets them). `saveSchedule`: , by the
 *   companion: weekly hours, which can't be taken back to any time (null), their zone, and parts of the `offer`:
 *   activities, longest session, notice, time kept free after a session, sessions a day, how far ahead, whether they
 *   talk right now, the two discounts they offer (`firstSession`, `happyHour`, off until they choose), up to ten days
 *   off and ten extra hours, and whether they are away (`away`: no new bookings, until a date if they name one); hours
 *   that they block or free, each as a change (`blocked`).
 * @goes with everything below it when the account is deleted.
 */
export const companionSchema = z.object({
  displayName: text(LIMITS.name + 3),
  /** The age by `publicAge`; null if they would rather not say. */
  age: z.nullable(z.int().check(z.minimum(MINIMUM_AGE), z.maximum(120))),
  statesAge: z.boolean(),
  /** Whether search engines may keep the companion's page. */
  isFindable: z.boolean(),
  /** Null if they would rather not say. */
  gender: z.nullable(z.enum(GENDERS)),
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
  /** `city`, folded, for filters. */
  cityKey: text(2 * LIMITS.city),
  /** The middle of `city`; null if that isn't known. */
  point: z.nullable(pointSchema),
  /** The cell of `point` (`cellOf`), for queries. */
  cell: z.nullable(z.int()),
  /** The date on which each badge was given; null if unknown. */
  badgesGivenAt: z.object({
    identity: z.nullable(z.date()),
    background: z.nullable(z.date()),
    training: z.nullable(z.date()),
  }),
  ratingDistribution: ratingDistributionSchema,
  /** Number of published reviews with each tag. */
  tagCounts: tagCountsSchema,
  /** Keys from `FACETS` that apply; others are absent. */
  facets: z.record(z.string(), z.literal(true)),
  offer: offerSchema,
  /** Set after too many missed sessions (`MAX_MISSED`), until staff have looked. */
  pause: z.nullable(z.object({ status: z.literal('paused'), at: z.date() })),
  /** The state of the account that their pay is sent to, where payments are live. */
  payoutAccount: z.enum(['not-needed', 'missing', 'ready']),
  /** The percentage of accepted sessions that took place; null with too few (`shownRecord`). */
  completionPercent: z.nullable(countSchema.check(z.maximum(100))),
  /** Members with more than one session; null with too few sessions. */
  returningMembers: z.nullable(countSchema),
});
export type Companion = z.infer<typeof companionSchema>;

/** The fields of a listing that come from the account. */
export type ListingFromUser = Pick<
  Companion,
  | 'displayName'
  | 'age'
  | 'location'
  | 'city'
  | 'cityKey'
  | 'point'
  | 'cell'
  | 'memberSince'
  | 'listed'
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
export function listingFromUser(
  user: User,
  listing: ListedFacts & Pick<Companion, 'statesAge'>,
  now: Date,
): ListingFromUser {
  const point = user.home?.point ?? null;
  return {
    displayName: displayNameOf(user),
    age: listing.statesAge ? publicAge(user.dateOfBirth, now) : null,
    location: user.location,
    city: user.address.city,
    cityKey: cityKeyOf(user.address.city),
    point,
    cell: point && cellOf(point),
    memberSince: user.createdAt,
    listed: unlistedReasons(user, listing).length === 0,
  };
}

/** The numbers that a companion's reviews must come to for the badge of top companions. */
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
