import { userTypeSchema } from '@hearthkin/domain/account/fields';
import { VERIFICATION_STATUSES } from '@hearthkin/domain/account/user';
import { REPLIES_KEPT } from '@hearthkin/domain/messaging/replies';
import { identityCheckSchema } from '@hearthkin/domain/verification/identity-check';
import * as z from 'zod/mini';

/** `companions/{uid}/slots/{key}`: a quarter hour that is taken. Public, so it names no one. */
export const slotSchema = z.object({
  /** SHA-256 of the id of the booking that holds it, in hex. */
  hold: z.string(),
  /** When the hold ends by itself: a request's due time, or the end of the quarter hour. */
  until: z.date(),
});
export type Slot = z.infer<typeof slotSchema>;

/** `users/{uid}/discounts/{key}`: what a booking has used up, by `discountKeysOf`. */
export const discountUseSchema = z.object({ bookingId: z.string(), at: z.date() });
export type DiscountUse = z.infer<typeof discountUseSchema>;

/** `companions/{uid}/removedReviews/{bookingId}`: staff removed a review, which is not written again. */
export const removedReviewSchema = z.object({ at: z.date() });
export type RemovedReview = z.infer<typeof removedReviewSchema>;

/** `companions/{uid}/views/{profileViewId}`: that a person viewed a profile on a day. */
export const profileViewSchema = z.object({
  at: z.date(),
  /** Written once it has been counted, to find it by; the id has it, too. */
  viewerId: z.optional(z.string()),
  /** When it is deleted, once it has been counted. */
  expireAt: z.optional(z.date()),
});
export type ProfileView = z.infer<typeof profileViewSchema>;

/** `processedEvents/{eventId}`: a trigger's event that has had its effect. */
export const processedEventSchema = z.object({
  handler: z.string(),
  at: z.date(),
  expireAt: z.date(),
});

/** `mailLog/{id}`: what became of a mail; neither its address nor its text. */
export const mailLogSchema = z.object({
  kind: z.string(),
  uid: z.string(),
  outcome: z.enum(['sent', 'failed', 'not-configured']),
  /** The sender that took it. */
  sender: z.nullable(z.string()),
  /** Why it failed. */
  problem: z.nullable(z.string()),
  at: z.date(),
  expireAt: z.date(),
});
export type MailLog = z.infer<typeof mailLogSchema>;

/** `rateLimits/{key}`: recent attempts at something, by a hash of what and who. */
export const rateLimitSchema = z.object({
  scope: z.string(),
  attempts: z.array(z.date()),
  expireAt: z.date(),
});
export type RateLimitRecord = z.infer<typeof rateLimitSchema>;

/** `passwordResets/{hash}`: a reset link that was mailed, by the SHA-256 of its token in hex. */
export const passwordResetSchema = z.object({
  /** Lowercase, as it was asked for. */
  email: z.string(),
  /** Whose password it resets; null when no account has that address. */
  uid: z.nullable(z.string()),
  createdAt: z.date(),
  /** The last instant at which it works. */
  expiresAt: z.date(),
  usedAt: z.nullable(z.date()),
  /** When it is deleted; until then an old link can be told from a wrong one. */
  expireAt: z.date(),
});
export type PasswordReset = z.infer<typeof passwordResetSchema>;

/** `emailChanges/{hash}`: a mailed link that confirms a new address, by the hash of its token. */
export const emailChangeSchema = z.object({
  uid: z.string(),
  /** The new address, lowercase. */
  email: z.string(),
  /** The address until now; null when the account had none. */
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
  userType: userTypeSchema,
  accountCreatedAt: z.date(),
  deletedAt: z.date(),
  identityCheck: z.nullable(z.pick(identityCheckSchema, { status: true, checkedAt: true })),
  review: z.object({
    verificationStatus: z.enum(VERIFICATION_STATUSES),
    reviewedAt: z.nullable(z.date()),
  }),
  /** When all of the account has been removed; null while something may be left. */
  completedAt: z.nullable(z.date()),
  /** When this is deleted, too. */
  expireAt: z.date(),
});
export type RetainedRecord = z.infer<typeof retainedRecordSchema>;

/** `users/{uid}/blocks/{otherUid}`: a blocked person. */
export const blockSchema = z.object({
  at: z.date(),
  /** The id once more, to be found by. */
  blockedUid: z.string(),
});
export type Block = z.infer<typeof blockSchema>;

/** `users/{uid}/counters/messages`: unread messages over all conversations. */
export const unreadCounterSchema = z.object({
  /** Less than none for a moment, when what was read is counted before what came. */
  unread: z.int(),
});
export type UnreadCounter = z.infer<typeof unreadCounterSchema>;

/** `users/{uid}/limits/messages`: the person sent too many at once. */
export const silenceSchema = z.object({ until: z.date() });
export type Silence = z.infer<typeof silenceSchema>;

/** `companions/{uid}/stats/replies`: minutes to the last first replies, oldest first. */
export const replyTimesSchema = z.object({
  minutes: z.array(z.number().check(z.minimum(0))).check(z.maxLength(REPLIES_KEPT)),
});
export type ReplyTimes = z.infer<typeof replyTimesSchema>;

/** `users/{uid}/unreadMails/{conversationId}`: a conversation with unread messages. */
export const unreadMailSchema = z.object({
  /** When the first of them was sent. */
  since: z.date(),
  /** When a mail tells of them; null once one has, or need not. */
  dueAt: z.nullable(z.date()),
});
export type UnreadMail = z.infer<typeof unreadMailSchema>;
