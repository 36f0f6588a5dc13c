import { providerIdSchema } from '@hearthkin/domain/account/provider-signup';
import { userTypeSchema } from '@hearthkin/domain/foundation/fields';
import { countSchema } from '@hearthkin/domain/foundation/schemas';
import { REPLIES_KEPT } from '@hearthkin/domain/messaging/replies';
import { BLOCKERS_REMEMBERED } from '@hearthkin/domain/safety/remembered-people';
import { identityCheckSchema } from '@hearthkin/domain/verification/identity-check';
import { VERIFICATION_STATUSES } from '@hearthkin/domain/verification/verification-status';
import * as z from 'zod/mini';

/**
 * The provider that the owner is about to add, and until when (five minutes).
 *
 * @document users/{uid}/private/addedWay
 * @reads no client: a thief could wait for it.
 * @writes `addSignInWay`.
 * @goes when the provider is linked, with a new password, when a way is removed, or with the account.
 */
export const addedWaySchema = z.object({
  providerId: providerIdSchema,
  /** The last instant at which it may be linked. */
  until: z.date(),
});

/**
 * Discounts, sessions of a plan and credits that bookings have used up.
 *
 * @document users/{uid}/discounts/{key}
 * @reads owner; lists of up to 100.
 * @writes `createBooking` creates one.
 * @goes when its booking is canceled, or with the account.
 */
export const discountUseSchema = z.object({ bookingId: z.string(), at: z.date() });
export type DiscountUse = z.infer<typeof discountUseSchema>;

/**
 * A view of a profile by a person, on a day of UTC.
 *
 * @document companions/{uid}/views/{viewer}_{yyyy-mm-dd}
 * @reads no client.
 * @writes Any active account but the companion's, for today. The trigger counts it and adds `viewerId` and `expireAt`.
 * @goes by TTL on `expireAt` after two days, with the viewer's account, or with the companion's.
 */
export const profileViewSchema = z.object({
  at: z.date(),
  /** Set once counted, for queries; also part of the id. */
  viewerId: z.optional(z.string()),
  /** The time at which it is deleted; set once counted. */
  expireAt: z.optional(z.date()),
});
export type ProfileView = z.infer<typeof profileViewSchema>;

/**
 * A quiz of a companion that waits for its answers: the questions of the pool, and the order of their options. The
 * download names only its lesson, and since when it waits.
 *
 * @document trainings/{uid}/draws/{lesson}
 * @reads no client
 * @writes `drawTrainingQuiz`
 * @goes with `trainings/{uid}`
 */
export const quizDrawSchema = z.object({
  drawId: z.string(),
  drawnAt: z.date(),
  questions: z.array(
    z.object({
      id: z.string(),
      /** Which option of the pool stands at each place; the pool has the right one first. */
      order: z.array(z.int()),
    }),
  ),
});
export type QuizDraw = z.infer<typeof quizDrawSchema>;

/**
 * An event whose effect has been committed.
 *
 * @document processedEvents/{handler}_{event}
 * @reads no client
 * @writes functions only
 * @goes TTL on `expireAt`, 7 days
 */
export const processedEventSchema = z.object({
  handler: z.string(),
  at: z.date(),
  expireAt: z.date(),
});

/**
 * Recent attempts.
 *
 * @document rateLimits/{hash of what and who}
 * @reads no client
 * @writes functions only
 * @goes TTL on `expireAt`, when they no longer count
 */
export const rateLimitSchema = z.object({
  scope: z.string(),
  attempts: z.array(z.date()),
  expireAt: z.date(),
});
export type RateLimitRecord = z.infer<typeof rateLimitSchema>;

/**
 * A reset link.
 *
 * @document passwordResets/{SHA-256 of the token}
 * @reads no client
 * @writes functions only
 * @goes TTL on `expireAt`, 2 days; with the account
 */
export const passwordResetSchema = z.object({
  /** The requested address, in lower case. */
  email: z.string(),
  /** The account's uid; null if no account has the address. */
  uid: z.nullable(z.string()),
  createdAt: z.date(),
  /** The last instant at which it works. */
  expiresAt: z.date(),
  usedAt: z.nullable(z.date()),
  /** The time at which it is deleted; until then an old link can be told from a wrong one. */
  expireAt: z.date(),
});
export type PasswordReset = z.infer<typeof passwordResetSchema>;

/**
 * A link that confirms a new address.
 *
 * @document emailChanges/{SHA-256 of the token}
 * @reads no client
 * @writes functions only
 * @goes TTL on `expireAt`, 2 days; with the account; when a newer one is sent
 */
export const emailChangeSchema = z.object({
  uid: z.string(),
  /** The new address, lowercase. */
  email: z.string(),
  /** The former address; null if there was none. */
  oldEmail: z.nullable(z.string()),
  createdAt: z.date(),
  /** The last instant at which it works. */
  expiresAt: z.date(),
  usedAt: z.nullable(z.date()),
  /** The time at which it is deleted; until then an old link can be told from a wrong one. */
  expireAt: z.date(),
});
export type EmailChange = z.infer<typeof emailChangeSchema>;

/**
 * The facts that stay of a deleted account. It has no names.
 *
 * @document retainedRecords/{uid}
 * @reads no client
 * @writes functions only
 * @goes TTL on `expireAt`, 7 years
 */
export const retainedRecordSchema = z.object({
  /** Null for a sign-in without an account; such a record goes with the sign-in. */
  userType: z.nullable(userTypeSchema),
  accountCreatedAt: z.date(),
  deletedAt: z.date(),
  identityCheck: z.nullable(z.pick(identityCheckSchema, { status: true, checkedAt: true })),
  review: z.object({
    verificationStatus: z.enum(VERIFICATION_STATUSES),
    reviewedAt: z.nullable(z.date()),
  }),
  /** The time at which the removal was complete; null while something may be left. */
  completedAt: z.nullable(z.date()),
  /** The time at which this record is deleted. */
  expireAt: z.date(),
});
export type RetainedRecord = z.infer<typeof retainedRecordSchema>;

/**
 * A sign that staff closed an account with that phone number, address or provider, and who blocked its owner.
 *
 * @document rememberedPeople/{HMAC of a phone number, an address or a provider's id}
 * @reads no client
 * @writes functions only
 * @goes TTL on `expireAt`, 2 years; who blocked, with their accounts
 */
export const rememberedPersonSchema = z.object({
  /** The time at which staff had closed it; null if they hadn't. */
  bannedAt: z.nullable(z.date()),
  /** The people who blocked the person; each goes with their account. */
  blockedBy: z.array(z.string()).check(z.maxLength(BLOCKERS_REMEMBERED)),
  /** The time at which it is deleted by TTL. */
  expireAt: z.date(),
});
export type RememberedPerson = z.infer<typeof rememberedPersonSchema>;

/**
 * The hidden template of a selfie; under a random id of a person whom staff banned or refused.
 *
 * @document faceTemplates/{uid}, faceTemplates/{random}
 * @reads no client
 * @writes functions only
 * @goes by uid: with the account or the unfinished sign-up; by random id: TTL on `expireAt`, 2 years
 */
export const keptFaceSchema = z.object({
  /** The person it is of; null once the account is gone. */
  uid: z.nullable(z.string()),
  /** The model that measured it. */
  model: z.string(),
  /** The template that `hiddenTemplate` gives; stored as a vector. */
  template: z.array(z.number()),
  at: z.date(),
  /** The time at which it is deleted by TTL, once the account is gone. */
  expireAt: z.optional(z.date()),
});
export type KeptFace = z.infer<typeof keptFaceSchema>;

/**
 * The words of a message before they were removed, for reports.
 *
 * @document conversations/{id}/evidence/{message}
 * @reads no client
 * @writes functions only
 * @goes TTL on `expireAt`, 90 days
 */
export const evidenceSchema = z.object({
  senderId: z.string(),
  content: z.string(),
  timestamp: z.date(),
  /** The time at which it is deleted by TTL. */
  expireAt: z.date(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

/**
 * The owner wants the account deleted, which waits for a decision about a report, or the end of a session's day.
 *
 * @document waitingRemovals/{uid}
 * @reads no client
 * @writes functions only
 * @goes when reinstated; with the account
 */
export const waitingRemovalSchema = z.object({ requestedAt: z.date() });

/**
 * The SHA-256 of the token in the link that opens a person's calendar.
 *
 * @document calendarLinks/{uid}
 * @reads no client
 * @writes functions only
 * @goes with `users/{uid}/private/calendarLink`
 */
export const calendarKeySchema = z.object({
  /** The SHA-256 of its token in hex. */
  hash: z.string(),
});
export type CalendarKey = z.infer<typeof calendarKeySchema>;

/**
 * A suspension: since when and why, and whether all has ended.
 *
 * @document suspensions/{uid}
 * @reads no client
 * @writes functions only
 * @goes when reinstated; with the account
 */
export const suspensionSchema = z.object({
  at: z.date(),
  /** The words for the person; null if they closed the account themselves (`waitingRemovals`). */
  reason: z.nullable(z.string()),
  /** The time at which all they took part in had ended; null while something may be left. */
  completedAt: z.nullable(z.date()),
});
export type Suspension = z.infer<typeof suspensionSchema>;

/**
 * A birth date under 18 was given (when, not which).
 *
 * @document ageDoubts/{uid}, ageDoubts/{keyed hash of the phone}
 * @reads no client
 * @writes functions only
 * @goes TTL on `expireAt`, 5 years; by uid: with the account or the unfinished sign-up, or when staff accept the
 *   photos
 */
export const ageDoubtSchema = z.object({ at: z.date(), expireAt: z.date() });
export type AgeDoubt = z.infer<typeof ageDoubtSchema>;

/**
 * The time at which a sign-up that has begun is removed, unless it is finished.
 *
 * @document signups/{uid}
 * @reads no client
 * @writes functions only
 * @goes with the account's creation; with the sign-in
 */
export const signupSchema = z.object({
  /** The time at which it is removed unless it is finished. */
  dueAt: z.date(),
});
export type Signup = z.infer<typeof signupSchema>;

/** A sweep that isn't done. */
const openSweepSchema = z.object({
  begunAt: z.date(),
  /** It looks at what was from then on (null: from the beginning), and before `until`. */
  since: z.nullable(z.date()),
  until: z.date(),
  /** The failures of the sweep before. */
  again: z.array(z.string()),
  /** The step that it is at, and where; null at the beginning. */
  stage: z.string(),
  after: z.nullable(z.string()),
  /** The number of times it was handed on to a task. */
  round: countSchema,
  /** While a run works on it, the time when that has ended in any case. */
  heldUntil: z.nullable(z.date()),
});
export type OpenSweep = z.infer<typeof openSweepSchema>;

/**
 * The progress of a sweep: until when it has seen all changes, where one is that isn't done, and the failed ones.
 *
 * @document sweepCursors/{function}
 * @reads no client
 * @writes functions only
 * @goes never
 */
export const sweepCursorSchema = z.object({
  /** The time until which everything has been seen; null before the first sweep has ended. */
  at: z.nullable(z.date()),
  open: z.nullable(openSweepSchema),
  /** Whether the next one was due while this one was open, so that it begins right after it. */
  isNextDue: z.boolean(),
  /** The failures since the last sweep began. */
  failed: z.array(z.string()),
});
export type SweepCursor = z.infer<typeof sweepCursorSchema>;

/**
 * The count of unread messages over all conversations, and beside it those that a block hides (`hidden`).
 *
 * @document users/{uid}/counters/messages
 * @reads owner.
 * @writes The trigger on `conversations`.
 * @goes with the account.
 */
export const unreadCounterSchema = z.object({
  /** Briefly negative if a read is counted before the messages. */
  unread: z.int(),
  /** Unread messages that a block hides, by conversation; they are not counted above. */
  hidden: z._default(z.record(z.string(), z.int()), {}),
});

/**
 * The number of messages that a person has sent in the last minute. Rules can't count documents, so each message comes
 * with its count in the same commit, and the count names it (`last`). `at` is the time of that commit, so one count
 * can't serve twice.
 *
 * @document users/{uid}/limits/sent
 * @reads no one; it is only ever incremented.
 * @writes Owner. It grows by one, up to 30, or 60 once its minute (`from`) is over; after a minute's pause it may
 *   always grow by one. Functions: `messaging/renew-allowance.ts` sets it to 0 once a minute.
 * @goes with the account.
 */
export const sentMessagesSchema = z.object({
  count: z.number(),
  at: z.date(),
  /** The last one: conversation and message. */
  last: z.string(),
  /** The time at which the count began again from 0; absent if it never has. */
  from: z.optional(z.date()),
});

/**
 * Minutes of a companion's last 20 first replies; their median is `responseMinutes`.
 *
 * @document companions/{uid}/stats/replies
 * @reads no client.
 * @writes The trigger on messages.
 * @goes with the account.
 */
export const replyTimesSchema = z.object({
  minutes: z.array(z.number().check(z.minimum(0))).check(z.maxLength(REPLIES_KEPT)),
});

/**
 * The numbers of accepted sessions that the companion canceled or missed, and of members who came back. Missing until
 * the first session that counts.
 *
 * @document companions/{uid}/stats/sessions
 * @reads no client.
 * @writes With bookings.
 * @goes with the account.
 */
export const sessionStatsSchema = z.object({
  missed: countSchema,
  returning: countSchema,
});
export type SessionStats = z.infer<typeof sessionStatsSchema>;
