import { createHash } from 'node:crypto';
import type { MailTask } from '../platform/records/mail-records';
import { enqueue } from '../platform/task-queue';
import type { Mail } from './mail';

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

/** The queue where emails wait to be sent, and to be tried again. */
export interface MailQueue {
  /**
   * Cloud Tasks remembers a key for an hour after its email was sent, which is as long as an event is tried again.
   * @throws Error if it can't be queued. Adding a key again does nothing.
   */
  add(mail: QueuedMail): Promise<void>;
}

/** The function that sends what is queued. */
export const MAIL_TASK = 'sendMailTask';

/**
 * Bytes of an email with its address, as JSON. Cloud Tasks takes 100 KB in base64, where three bytes
 * become four, and the rest of the task needs room.
 */
export const MAX_TASK_BYTES = 70_000;

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
  add: (mail) => queueTask(taskOf(mail, new Date())),
};

/** @throws Error if Cloud Tasks doesn't take it. Adding it again does nothing. */
export function queueTask(task: MailTask): Promise<void> {
  return enqueue(MAIL_TASK, task.id, { ...task });
}
