import { userTypeSchema } from '@hearthkin/domain/account/fields';
import { providerIdSchema } from '@hearthkin/domain/account/provider-signup';
import { VERIFICATION_STATUSES } from '@hearthkin/domain/account/user';
import { REPLIES_KEPT } from '@hearthkin/domain/messaging/replies';
import { BLOCKERS_REMEMBERED } from '@hearthkin/domain/safety/remembered-people';
import { countSchema } from '@hearthkin/domain/schemas';
import { identityCheckSchema } from '@hearthkin/domain/verification/identity-check';
import * as z from 'zod/mini';

/** `users/{uid}/private/addedWay`: a provider that the owner is about to add. */
export const addedWaySchema = z.object({
  providerId: providerIdSchema,
  /** The last instant at which it may be linked. */
  until: z.date(),
});

/** `users/{uid}/discounts/{key}`: used by a booking, by `discountKeysOf`. */
export const discountUseSchema = z.object({ bookingId: z.string(), at: z.date() });
export type DiscountUse = z.infer<typeof discountUseSchema>;

/** `companions/{uid}/views/{profileViewId}`: a person viewed a profile on a day. */
export const profileViewSchema = z.object({
  at: z.date(),
  /** Set once counted, for queries; also part of the id. */
  viewerId: z.optional(z.string()),
  /** When it is deleted; set once counted. */
  expireAt: z.optional(z.date()),
});
export type ProfileView = z.infer<typeof profileViewSchema>;

/** `trainings/{uid}/draws/{lesson}`: a quiz that waits for its answers. No client reads it. */
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

/** `processedEvents/{handler}_{eventId}`: an event whose effect has been committed. */
export const processedEventSchema = z.object({
  handler: z.string(),
  at: z.date(),
  expireAt: z.date(),
});

/** `mailLog/{id}`: the outcome of an email, without address and text, by `mailIdOf` its key. */
export const mailLogSchema = z.object({
  kind: z.string(),
  uid: z.string(),
  /** `delayed`: it is tried again. `too-late`: a reminder of what has begun. */
  outcome: z.enum(['sent', 'delayed', 'failed', 'too-late', 'not-configured']),
  /** The sender that took it. */
  sender: z.nullable(z.string()),
  /** Why it failed, or is delayed. */
  problem: z.nullable(z.string()),
  at: z.date(),
  expireAt: z.date(),
});
export type MailLog = z.infer<typeof mailLogSchema>;

/** What a task of `sendMailTask` carries. */
export const mailTaskSchema = z.object({
  id: z.string(),
  kind: z.string(),
  uid: z.string(),
  mail: z.object({
    to: z.string(),
    toName: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    unsubscribeLink: z.optional(z.string()),
    resetLink: z.optional(z.string()),
  }),
  /** Milliseconds since 1970. */
  queuedAtMs: z.number(),
  /** Likewise, `until`. */
  untilMs: z.optional(z.number()),
});
export type MailTask = z.infer<typeof mailTaskSchema>;

/** `unqueuedMails/{id}`: an email that Cloud Tasks hasn't taken yet, by its task's id. */
export const unqueuedMailSchema = z.object({
  /** The recipient. */
  uid: z.string(),
  task: mailTaskSchema,
  expireAt: z.date(),
});
export type UnqueuedMail = z.infer<typeof unqueuedMailSchema>;

/** `rateLimits/{key}`: recent attempts, by a hash of scope and subject. */
export const rateLimitSchema = z.object({
  scope: z.string(),
  attempts: z.array(z.date()),
  expireAt: z.date(),
});
export type RateLimitRecord = z.infer<typeof rateLimitSchema>;

/** `passwordResets/{hash}`: a reset link, by the SHA-256 of its token in hex. */
export const passwordResetSchema = z.object({
  /** As requested, in lower case. */
  email: z.string(),
  /** The account's uid; null if no account has the address. */
  uid: z.nullable(z.string()),
  createdAt: z.date(),
  /** The last instant at which it works. */
  expiresAt: z.date(),
  usedAt: z.nullable(z.date()),
  /** When it is deleted; until then an old link can be told from a wrong one. */
  expireAt: z.date(),
});
export type PasswordReset = z.infer<typeof passwordResetSchema>;

/** `emailChanges/{hash}`: a link that confirms a new address, by the hash of its token. */
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
  /** When it is deleted; until then an old link can be told from a wrong one. */
  expireAt: z.date(),
});
export type EmailChange = z.infer<typeof emailChangeSchema>;

/** `retainedRecords/{uid}`: what stays of a deleted account; no names. */
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
  /** When the removal was complete; null while something may be left. */
  completedAt: z.nullable(z.date()),
  /** When this record is deleted. */
  expireAt: z.date(),
});
export type RetainedRecord = z.infer<typeof retainedRecordSchema>;

/**
 * `rememberedPeople/{hash}`: of a deleted account that staff closed or someone blocked, by the HMAC
 * of a phone number, an address or a provider's id.
 */
export const rememberedPersonSchema = z.object({
  /** When staff had closed it; null if they hadn't. */
  bannedAt: z.nullable(z.date()),
  /** The people who blocked the person; each goes with their account. */
  blockedBy: z.array(z.string()).check(z.maxLength(BLOCKERS_REMEMBERED)),
  /** When it is deleted by TTL. */
  expireAt: z.date(),
});
export type RememberedPerson = z.infer<typeof rememberedPersonSchema>;

/**
 * `faceTemplates/{uid}`: the hidden template of a person's selfie. Of a banned or refused person it
 * stays after the account, under a random id.
 */
export const keptFaceSchema = z.object({
  /** The person it is of; null once the account is gone. */
  uid: z.nullable(z.string()),
  /** What measured it. */
  model: z.string(),
  /** As `hiddenTemplate` gives it; stored as a vector. */
  template: z.array(z.number()),
  at: z.date(),
  /** When it is deleted by TTL, once the account is gone. */
  expireAt: z.optional(z.date()),
});
export type KeptFace = z.infer<typeof keptFaceSchema>;

/**
 * `conversations/{id}/evidence/{messageId}`: what a message said before its words were removed. For
 * reports only; no client may read it.
 */
export const evidenceSchema = z.object({
  senderId: z.string(),
  content: z.string(),
  timestamp: z.date(),
  /** When it is deleted by TTL. */
  expireAt: z.date(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

/**
 * `waitingRemovals/{uid}`: the owner has asked for the account's deletion, which waits until staff have decided
 * about open reports and the day of a session in person is over. Meanwhile the account is suspended.
 */
export const waitingRemovalSchema = z.object({ requestedAt: z.date() });

/** `calendarLinks/{uid}`: the link by which a person's calendar can be read. */
export const calendarKeySchema = z.object({
  /** The SHA-256 of its token in hex. */
  hash: z.string(),
});
export type CalendarKey = z.infer<typeof calendarKeySchema>;

/** `suspensions/{uid}`: a suspended account, until it is reinstated or deleted. */
export const suspensionSchema = z.object({
  at: z.date(),
  /** What the person reads; null if they closed the account themselves (`waitingRemovals`). */
  reason: z.nullable(z.string()),
  /** When all they took part in had ended; null while something may be left. */
  completedAt: z.nullable(z.date()),
});
export type Suspension = z.infer<typeof suspensionSchema>;

/**
 * `ageDoubts/{uid}` and `ageDoubts/{keyed hash of the phone}`: a birth date under the minimum age was
 * given.
 */
export const ageDoubtSchema = z.object({ at: z.date(), expireAt: z.date() });
export type AgeDoubt = z.infer<typeof ageDoubtSchema>;

/** `signups/{uid}`: a sign-up that has begun, until it is finished. */
export const signupSchema = z.object({
  /** When it is removed unless it is finished. */
  dueAt: z.date(),
});
export type Signup = z.infer<typeof signupSchema>;

/** A sweep that isn't done. */
const openSweepSchema = z.object({
  begunAt: z.date(),
  /** It looks at what was from then on (null: from the beginning), and before `until`. */
  since: z.nullable(z.date()),
  until: z.date(),
  /** What failed in the sweep before. */
  again: z.array(z.string()),
  /** What it does at the moment, and where; null at the beginning. */
  stage: z.string(),
  after: z.nullable(z.string()),
  /** How often it was handed on to a task. */
  round: countSchema,
  /** While a run works on it, the time when that has ended in any case. */
  heldUntil: z.nullable(z.date()),
});
export type OpenSweep = z.infer<typeof openSweepSchema>;

/** `sweepCursors/{function}`: how far a sweep is. */
export const sweepCursorSchema = z.object({
  /** Until when everything has been seen; null before the first sweep has ended. */
  at: z.nullable(z.date()),
  open: z._default(z.nullable(openSweepSchema), null),
  /** Whether the next one was due while this one was open, so that it begins right after it. */
  isNextDue: z._default(z.boolean(), false),
  /** What failed since the last sweep began. */
  failed: z._default(z.array(z.string()), []),
});
export type SweepCursor = z.infer<typeof sweepCursorSchema>;

/** `users/{uid}/counters/messages`: unread messages over all conversations. */
export const unreadCounterSchema = z.object({
  /** Briefly negative if a read is counted before the messages. */
  unread: z.int(),
  /** Unread messages that a block hides, by conversation; they are not counted above. */
  hidden: z._default(z.record(z.string(), z.int()), {}),
});

/** `users/{uid}/limits/sent`: a person's messages, counted by their device and limited by rules. */
export const sentMessagesSchema = z.object({
  count: z.number(),
  at: z.date(),
  /** The last one: conversation and message. */
  last: z.string(),
  /** When the count began again from 0; absent if it never has. */
  from: z.optional(z.date()),
});

/** `companions/{uid}/stats/replies`: minutes to the latest first replies, oldest first. */
export const replyTimesSchema = z.object({
  minutes: z.array(z.number().check(z.minimum(0))).check(z.maxLength(REPLIES_KEPT)),
});

/**
 * `companions/{uid}/stats/sessions`: what the listing shows of the companion's sessions only once they are enough. How many took place
 * is in the listing.
 */
export const sessionStatsSchema = z.object({
  missed: countSchema,
  returning: countSchema,
});
export type SessionStats = z.infer<typeof sessionStatsSchema>;

/** `users/{uid}/unreadMails/{conversationId}`: a conversation with unread messages. */
export const unreadMailSchema = z.object({
  /** When the first of them was sent. */
  since: z.date(),
  /** When an email is due; null once it was sent or isn't needed. */
  dueAt: z.nullable(z.date()),
});
export type UnreadMail = z.infer<typeof unreadMailSchema>;
