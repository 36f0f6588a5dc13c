import * as z from 'zod/mini';
import { DAY_MS } from '../foundation/durations';
import { countSchema, idSchema } from '../foundation/schemas';
import { type Booking, hasOpenClaim } from './booking';

/** A companion's answers about a member: whether they came, were kind, and would be met again. */
export const RATING_QUESTIONS = ['came', 'kind', 'again'] as const;
type RatingQuestion = (typeof RATING_QUESTIONS)[number];

/**
 * The time after the start of a session in which its companion may answer for the first time. The member can't
 * review it before it starts, so no review of it is published before this is over.
 */
export const RATING_OPEN_MS = 7 * DAY_MS;

/** The time in which a companion may change their answers, from the first. They count afterwards. */
export const RATING_EDIT_MS = 7 * DAY_MS;

/** Answers count a while after the session, too. */
const COUNTED_AFTER_MS = 7 * DAY_MS;

/** Companions who must have answered before any counts are shown, so that no one can tell who said what. */
export const RATED_BY_AT_LEAST = 3;

/** The latest answers about a member that are counted. */
export const RATINGS_COUNTED = 100;

const answers = { came: z.boolean(), kind: z.boolean(), again: z.boolean() };

/**
 * A companion's private answers about the member of a session: whether they came, were kind, and would be met again.
 *
 * @document users/{uid}/memberRatings/{bookingId}
 * @reads owner, by id; not the member, not even staff.
 * @writes `rateMember`, by the companion of that booking, once it is completed and within seven days of its start,
 *   while the member has an account. They may change the answers for seven days from the first.
 * @goes with the companion's account, and with the member's. It is in the companion's download, not in the member's.
 */
export const memberRatingSchema = z.object({
  ...answers,
  memberId: idSchema,
  createdAt: z.date(),
  /** Null until changed. */
  editedAt: z.nullable(z.date()),
});
export type MemberRating = z.infer<typeof memberRatingSchema>;

/** Input of `rateMember`: after a session. */
export const rateMemberInput = z.strictObject({ bookingId: idSchema, ...answers });

/**
 * The number of sessions that other companions have answered about the member, and how often with yes, as of the
 * request. Missing below three other companions. It is apart from the booking because the member may not read it.
 *
 * @document bookings/{id}/forCompanion/memberRatings
 * @reads the booking's companion, by id; not even staff.
 * @writes The trigger on `bookings`, for a new one that is still open.
 * @goes when either side deletes their account. It is in no one's download.
 */
export const memberRatingCountsSchema = z.object({
  /** Sessions that were answered about. */
  sessions: countSchema,
  came: countSchema,
  kind: countSchema,
  again: countSchema,
});
export type MemberRatingCounts = z.infer<typeof memberRatingCountsSchema>;

/** The document's id. */
export const MEMBER_RATINGS_ID = 'memberRatings';

/** Whether the companion of a session may answer for the first time. */
export function canRateMember(
  { status, startsAt }: Pick<Booking, 'status' | 'startsAt'>,
  now: Date,
): boolean {
  return status === 'completed' && now.getTime() <= startsAt.getTime() + RATING_OPEN_MS;
}

/** Whether a companion may still change their answers. */
export function canChangeRating({ createdAt }: Pick<MemberRating, 'createdAt'>, now: Date) {
  return now.getTime() <= createdAt.getTime() + RATING_EDIT_MS;
}

/** A companion's answers, and the session they are about. */
export interface RatedSession {
  readonly companionId: string;
  readonly rating: MemberRating;
  /** Null if it is gone or can't be read. */
  readonly booking: Pick<Booking, 'status' | 'endsAt' | 'claim'> | null;
}

/**
 * The counts of the others' answers that a companion learns. Those count that can't be changed any more, about
 * sessions that took place, a week after their end. Their own don't: they
 * could take them off, and fewer others would be left.
 * @returns null below `RATED_BY_AT_LEAST` other companions.
 */
export function countRatings(
  rated: readonly RatedSession[],
  companionId: string,
  now: Date,
): MemberRatingCounts | null {
  const counted = rated.filter((one) => one.companionId !== companionId && isCounted(one, now));
  if (new Set(counted.map((one) => one.companionId)).size < RATED_BY_AT_LEAST) return null;
  const yes = (asked: RatingQuestion) => counted.filter(({ rating }) => rating[asked]).length;
  return {
    sessions: counted.length,
    came: yes('came'),
    kind: yes('kind'),
    again: yes('again'),
  };
}

function isCounted({ rating, booking }: RatedSession, now: Date): boolean {
  return (
    booking !== null &&
    booking.status === 'completed' &&
    !hasOpenClaim(booking) &&
    !canChangeRating(rating, now) &&
    now.getTime() > booking.endsAt.getTime() + COUNTED_AFTER_MS
  );
}
