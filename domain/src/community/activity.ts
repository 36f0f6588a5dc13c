import * as z from 'zod/mini';
import { REVIEW_COMMENT_MAX, STARS } from '../companion/review';
import { calendarDateSchema, LIMITS } from '../foundation/fields';
import { clockTimeSchema, countSchema, idSchema, text } from '../foundation/schemas';
import { timeZoneSchema } from '../foundation/time-zone';
import { ACTIVITY_STATUSES, isPublicActivity } from './activity-state';

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
/** Lines of a plan, each with the time on the clock of the place at which it begins; null without one. */
const planSchema = z
  .array(z.object({ time: z.nullable(clockTimeSchema()), text: text(ACTIVITY_LIMITS.line) }))
  .check(z.maxLength(ACTIVITY_LIMITS.lines));
const priceSchema = z.int().check(z.minimum(0), z.maximum(ACTIVITY_LIMITS.priceMinor));

/**
 * A group activity of a companion, from a proposal or a request to its end. `ACTIVITY_MOVES` says who may take it where.
 *
 * @document activities/{id}
 * @reads anyone, once published or canceled; before that its host and staff. Lists of up to 50.
 * @writes Functions: `saveActivity` asks a listed companion to host it, or rewords a published one; the host answers by
 *   `answerActivity`, and `remindSessions` reminds them and ends what isn't answered. `proposeActivity` submits a
 *   companion's own, three of whom may wait, and `decideActivity` publishes it as it is, asks for changes or declines.
 *   `cancelActivity`, by staff, and `withdrawActivity`, by the host, cancel a published one and delete another.
 *   `takePlace` and `leavePlace` count the participants. `originalPriceMinor`, which pages cross out, is a price at which
 *   the activity was published. The trigger on `activities` tells participants of a cancellation. While it is open, and
 *   only then, it takes its host's time (`gatheringHold`).
 * @goes by `cancelActivity` or `withdrawActivity` if it isn't published, or with the host's account.
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
  schedule: planSchema,
  benefits: linesSchema,
  requirements: linesSchema,
  status: z.enum(ACTIVITY_STATUSES),
  /** The reason for a cancellation, of a host who declined, or of staff who did or ask for changes; else empty. */
  notes: text(ACTIVITY_LIMITS.notes),
  /** The request to the host, or the proposal to staff; null once it is published. */
  request: z.nullable(
    z.object({
      at: z.date(),
      /** The time until which the host may answer; null unless they are asked. */
      dueAt: z.nullable(z.date()),
      /** The time of a reminder or the end, whichever is next; null unless the host is asked. */
      sweepAt: z.nullable(z.date()),
    }),
  ),
  updatedAt: z.date(),
});
export type Activity = z.infer<typeof activitySchema>;

/**
 * A place at a group activity.
 *
 * @document activities/{id}/participants/{uid}
 * @reads the host, while active, and staff, in lists of up to 100; each person their own, across activities too.
 * @writes Functions: `takePlace` gives oneself a place until the start, while one is free; `leavePlace` gives it back.
 *   `sharedName` is the first name of who agreed that the other participants see it, until the start by `takePlace`
 *   too.
 * @goes with the activity or with the participant's account.
 */
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
 * The first names of participants who agreed, without anything that leads to them.
 *
 * @document activities/{id}/shared/names
 * @reads who has a place and is active, the host and staff, by id.
 * @writes Functions: `takePlace` adds a name or takes it out, `leavePlace` takes it out, and so do the suspension and
 *   the removal of the account.
 * @goes with the activity.
 */
export const sharedNamesSchema = z.object({
  names: z.array(text(LIMITS.name)).check(z.maxLength(ACTIVITY_LIMITS.participants)),
});
export type SharedNames = z.infer<typeof sharedNamesSchema>;

const said = { rating: z.literal(STARS), comment: text(REVIEW_COMMENT_MAX) };

/**
 * A participant's review of a group activity.
 *
 * @document activities/{id}/reviews/{uid}
 * @reads active accounts and staff, since it names who came; lists of up to 50.
 * @writes Functions: `reviewActivity`, by a participant, once it is over and was not canceled: stars and words under
 *   their public name, once.
 * @goes by the author, with their account, or with the activity.
 */
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

/** Whether it isn't published, cancelled, ahead, under way or over. */
export function activityPhase(
  { status, startsAt, endsAt }: Pick<Activity, 'status' | 'startsAt' | 'endsAt'>,
  now: Date,
): 'hidden' | 'cancelled' | 'ahead' | 'under-way' | 'over' {
  if (!isPublicActivity({ status })) return 'hidden';
  if (status === 'cancelled') return 'cancelled';
  if (now < startsAt) return 'ahead';
  return now < endsAt ? 'under-way' : 'over';
}
