import { createHash } from 'node:crypto';
import { logger } from 'firebase-functions';
import * as z from 'zod/mini';
import type { Mail } from './mail';
import { enqueue } from './task-queue';

/** An email to be sent. */
export interface QueuedMail {
  /** Names what the email is about: of two with the same key, one is sent. */
  readonly key: string;
  /** Its kind, for the log. */
  readonly kind: string;
  /** The recipient. */
  readonly uid: string;
  readonly mail: Mail;
  /** From when it isn't worth sending any more; undefined: always. */
  readonly until?: Date | undefined;
}

/** Where emails wait to be sent, and to be tried again. */
export interface MailQueue {
  /** @throws Error if it can't be queued. Adding a key again does nothing. */
  add(mail: QueuedMail): Promise<void>;
}

/** The function that sends what is queued. */
export const MAIL_TASK = 'sendMailTask';

/**
 * Bytes of an email with its address, as JSON. Cloud Tasks takes 100 KB in base64, where three bytes
 * become four, and the rest of the task needs room.
 */
export const MAX_TASK_BYTES = 70_000;

/** What a task carries. */
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
export type MailTask = Omit<z.infer<typeof mailTaskSchema>, 'mail'> & { readonly mail: Mail };

/** The id of an email's task, of its entry in the log, and in its header. It doesn't tell its key. */
export function mailIdOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** @throws Error if it is too large for a task. */
export function taskOf({ key, kind, uid, mail, until }: QueuedMail, now: Date): MailTask {
  const end = until === undefined ? {} : { untilMs: until.getTime() };
  const task = { id: mailIdOf(key), kind, uid, mail, queuedAtMs: now.getTime(), ...end };
  const bytes = Buffer.byteLength(JSON.stringify(task));
  if (bytes > MAX_TASK_BYTES) {
    throw new Error(`The mail ${kind} has ${bytes} bytes; a task takes ${MAX_TASK_BYTES}`);
  }
  return task;
}

/** The queue of this deployment. */
export const deployedQueue: MailQueue = {
  add: async (mail) => {
    const task = taskOf(mail, new Date());
    await enqueue(MAIL_TASK, task.id, { ...task });
  },
};

/**
 * A queue for emails about what has been committed: an email that can't be queued is logged, and
 * doesn't make a success look like a failure.
 */
export function loggingQueue(queue: MailQueue): MailQueue {
  return {
    add: (mail) =>
      queue.add(mail).catch((error: unknown) => {
        const { kind, uid } = mail;
        logger.error('A mail could not be queued', { kind, uid, error: String(error) });
      }),
  };
}
