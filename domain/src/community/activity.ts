import * as z from 'zod/mini';
import { calendarDateSchema, LIMITS } from '../account/fields';
import { REVIEW_COMMENT_MAX, STARS } from '../companion/review';
import { countSchema, text } from '../schemas';
import { timeZoneSchema } from '../time-zone';

/** Longest texts in UTF-16 units, longest lists, and most people. */
export const ACTIVITY_LIMITS = {
  title: 120,
  description: 2000,
  location: 160,
  /** A line of one of the lists, and how many lines a list has. */
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
 * `activities/{id}`: what a companion does with a group (specification 2, section 3). Who takes part
 * stands in `participants` below it, what they say of it in `reviews`.
 */
export const activitySchema = z.object({
  title: text(ACTIVITY_LIMITS.title),
  description: text(ACTIVITY_LIMITS.description),
  /** A companion; how they are rated stands in their listing. */
  hostId: z.string(),
  host: z.object({
    name: text(LIMITS.name + 3),
    specialties: z.array(text(ACTIVITY_LIMITS.tag)).check(z.maxLength(ACTIVITY_LIMITS.tags)),
    bio: text(ACTIVITY_LIMITS.bio),
    yearsExperience: z.int().check(z.minimum(0), z.maximum(ACTIVITY_LIMITS.yearsExperience)),
  }),
  startsAt: z.date(),
  endsAt: z.date(),
  /** The wall clock of the place at which it starts. */
  date: calendarDateSchema,
  time: z.string(),
  timeZone: timeZoneSchema,
  city: text(LIMITS.city),
  location: text(ACTIVITY_LIMITS.location),
  /** What a place costs, settled with the host when people meet; nothing is charged here. */
  priceMinor: priceSchema,
  /** What it cost before; null where it costs what it always did. */
  originalPriceMinor: z.nullable(priceSchema),
  maxParticipants: z.int().check(z.minimum(1), z.maximum(ACTIVITY_LIMITS.participants)),
  /** Never more than `maxParticipants`; the host does not count. */
  participantCount: countSchema,
  tags: z.array(text(ACTIVITY_LIMITS.tag)).check(z.maxLength(ACTIVITY_LIMITS.tags)),
  whatToBring: linesSchema,
  schedule: linesSchema,
  benefits: linesSchema,
  requirements: linesSchema,
  status: z.enum(['open', 'cancelled']),
  /** Why it is cancelled; else empty. */
  notes: text(ACTIVITY_LIMITS.notes),
  updatedAt: z.date(),
});
export type Activity = z.infer<typeof activitySchema>;

/** `activities/{id}/participants/{uid}` */
export const participantSchema = z.object({
  uid: z.string(),
  /** As on the public card. */
  displayName: text(LIMITS.name + 3),
  joinedAt: z.date(),
});
export type Participant = z.infer<typeof participantSchema>;

/** `activities/{id}/reviews/{uid}`: a review by a participant. */
export const activityReviewSchema = z.object({
  rating: z.literal(STARS),
  comment: text(REVIEW_COMMENT_MAX),
  authorId: z.string(),
  authorName: text(LIMITS.name + 3),
  createdAt: z.date(),
});
export type ActivityReview = z.infer<typeof activityReviewSchema>;

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
