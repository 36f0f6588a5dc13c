import * as z from 'zod/mini';

/**
 * The outcome of an email, without address and text.
 *
 * @document mailLog/{SHA-256 of the email's key}
 * @reads no client
 * @writes functions only
 * @goes TTL on `expireAt`, 30 days; with the account
 */
export const mailLogSchema = z.object({
  kind: z.string(),
  uid: z.string(),
  /** `delayed`: it is tried again. `too-late`: a reminder of what has begun. `suppressed`: the address takes no email. */
  outcome: z.enum(['sent', 'delayed', 'failed', 'too-late', 'suppressed', 'not-configured']),
  /** The sender that took it. */
  sender: z.nullable(z.string()),
  /** The reason why it failed, or is delayed. */
  problem: z.nullable(z.string()),
  at: z.date(),
  expireAt: z.date(),
});
export type MailLog = z.infer<typeof mailLogSchema>;

/**
 * An address that takes no email, so that none goes there any more. The account that has it says so in `emailRefusedAt`.
 *
 * @document deadAddresses/{SHA-256 of the address}
 * @reads no client
 * @writes `sendMailTask` and whatever else sends emails; `mailEvents`
 * @goes by `tryEmailAgain`; TTL on `expireAt`, a year
 */
export const deadAddressSchema = z.object({
  /** `refused`: by its server, as we sent. `bounce`: later. `complaint`: its owner calls our emails spam. */
  because: z.enum(['refused', 'bounce', 'complaint']),
  at: z.date(),
  expireAt: z.date(),
});
export type DeadAddress = z.infer<typeof deadAddressSchema>;

/** The payload of a task of `sendMailTask`. */
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

/**
 * An email that Cloud Tasks hasn't taken yet.
 *
 * @document unqueuedMails/{SHA-256 of the email's key}
 * @reads no client
 * @writes functions only
 * @goes once it has; TTL on `expireAt`, 2 days; with the account
 */
export const unqueuedMailSchema = z.object({
  /** The recipient. */
  uid: z.string(),
  task: mailTaskSchema,
  expireAt: z.date(),
});
export type UnqueuedMail = z.infer<typeof unqueuedMailSchema>;

/**
 * A conversation with unread messages: since when, and when an email is due.
 *
 * @document users/{uid}/unreadMails/{conversationId}
 * @reads no client.
 * @writes The trigger on `conversations`; `mailUnread` clears `dueAt` when it sends the email.
 * @goes by that trigger once the messages are read, or with the account.
 */
export const unreadMailSchema = z.object({
  /** The time at which the first of them was sent. */
  since: z.date(),
  /** The time at which an email is due; null once it was sent or isn't needed. */
  dueAt: z.nullable(z.date()),
});
export type UnreadMail = z.infer<typeof unreadMailSchema>;
