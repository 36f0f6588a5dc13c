import * as z from 'zod/mini';
import { calendarDateSchema, LIMITS } from '../account/fields';
import { REVIEW_COMMENT_MAX, STARS } from '../companion/review';
import { countSchema, idSchema, text } from '../schemas';
import { timeZoneSchema } from '../time-zone';

/** Maximum text lengths (UTF-16 units), list lengths and participants. */
export const ACTIVITY_LIMITS = {
  title: 120,
  description: 2000,
  location: 160,
  /** Length of a list item, and items per list. */
  line: 160,
  lines: 12,
  tag: 30,
  tags: 8,
  bio: 600,
  yearsExperience: 60,
  participants: 100,
  priceMinor: 100_000,
  minutes: 12 * 60,
  notes: LIMITS.reason,
} as const;

const linesSchema = z.array(text(ACTIVITY_LIMITS.line)).check(z.maxLength(ACTIVITY_LIMITS.lines));
const priceSchema = z.int().check(z.minimum(0), z.maximum(ACTIVITY_LIMITS.priceMinor));

/**
 * `activities/{id}`: a group activity hosted by a companion (specification 2, section 3), with the
 * subcollections `participants` and `reviews`.
 */
export const activitySchema = z.object({
  title: text(ACTIVITY_LIMITS.title),
  description: text(ACTIVITY_LIMITS.description),
  /** A companion. Their rating is in their listing. */
  hostId: z.string(),
  host: z.object({
    name: text(LIMITS.name + 3),
    specialties: z.array(text(ACTIVITY_LIMITS.tag)).check(z.maxLength(ACTIVITY_LIMITS.tags)),
    bio: text(ACTIVITY_LIMITS.bio),
    yearsExperience: z.int().check(z.minimum(0), z.maximum(ACTIVITY_LIMITS.yearsExperience)),
  }),
  startsAt: z.date(),
  endsAt: z.date(),
  /** Local date and time of the start. */
  date: calendarDateSchema,
  time: z.string(),
  timeZone: timeZoneSchema,
  city: text(LIMITS.city),
  location: text(ACTIVITY_LIMITS.location),
  /** The price of a place, paid to the host in person; nothing is charged here. */
  priceMinor: priceSchema,
  /** The price before a reduction; null if it was never reduced. */
  originalPriceMinor: z.nullable(priceSchema),
  maxParticipants: z.int().check(z.minimum(1), z.maximum(ACTIVITY_LIMITS.participants)),
  /** Never more than `maxParticipants`, which doesn't include the host. */
  participantCount: countSchema,
  tags: z.array(text(ACTIVITY_LIMITS.tag)).check(z.maxLength(ACTIVITY_LIMITS.tags)),
  whatToBring: linesSchema,
  schedule: linesSchema,
  benefits: linesSchema,
  requirements: linesSchema,
  status: z.enum(['open', 'cancelled']),
  /** The reason for a cancellation, else empty. */
  notes: text(ACTIVITY_LIMITS.notes),
  updatedAt: z.date(),
});
export type Activity = z.infer<typeof activitySchema>;

/** `activities/{id}/participants/{uid}` */
export const participantSchema = z.object({
  uid: z.string(),
  /** From the public card. */
  displayName: text(LIMITS.name + 3),
  joinedAt: z.date(),
  /** The first name that other participants see; absent unless they agreed. */
  sharedName: z.optional(text(LIMITS.name)),
  /** The time at which our team removed their review; they write no other then. */
  reviewRemovedAt: z.optional(z.date()),
});
export type Participant = z.infer<typeof participantSchema>;

/** The id of the one document below `activities/{id}/shared`. */
export const NAMES_ID = 'names';

/**
 * `activities/{id}/shared/names`: the first names of those who agreed, and nothing that leads to them. The host and those
 * who joined read it.
 */
export const sharedNamesSchema = z.object({
  names: z.array(text(LIMITS.name)).check(z.maxLength(ACTIVITY_LIMITS.participants)),
});
export type SharedNames = z.infer<typeof sharedNamesSchema>;

const said = { rating: z.literal(STARS), comment: text(REVIEW_COMMENT_MAX) };

/** `activities/{id}/reviews/{uid}`: a review by a participant. */
export const activityReviewSchema = z.object({
  ...said,
  authorId: z.string(),
  authorName: text(LIMITS.name + 3),
  createdAt: z.date(),
});
export type ActivityReview = z.infer<typeof activityReviewSchema>;

/** Input of `reviewActivity`. */
export const reviewActivityInput = z.strictObject({
  activityId: idSchema,
  ...said,
});

/** Free places. */
export function spotsLeft({
  maxParticipants,
  participantCount,
}: Pick<Activity, 'maxParticipants' | 'participantCount'>): number {
  return Math.max(0, maxParticipants - participantCount);
}

/** Whether it is cancelled, ahead, under way or over. */
export function activityPhase(
  { status, startsAt, endsAt }: Pick<Activity, 'status' | 'startsAt' | 'endsAt'>,
  now: Date,
): 'cancelled' | 'ahead' | 'under-way' | 'over' {
  if (status === 'cancelled') return 'cancelled';
  if (now < startsAt) return 'ahead';
  return now < endsAt ? 'under-way' : 'over';
}
