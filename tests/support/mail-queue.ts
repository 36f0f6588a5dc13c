import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import type { Firestore } from 'firebase-admin/firestore';
import { deliverMail } from '../../functions/src/mail/deliver-mail';
import type { MailSender } from '../../functions/src/mail/mail';
import { type MailQueue, type QueuedMail, taskOf } from '../../functions/src/mail/mail-queue';
import { sendMailTask } from '../../functions/src/mail/send-mail-task';
import { mailTaskSchema } from '../../functions/src/platform/records/mail-records';

/**
 * A queue that sends nothing: each email is passed on once, however often its key is added. What doesn't
 * fit into a task is refused.
 */
export function mailQueue(keep: (queued: QueuedMail) => void = () => undefined): MailQueue {
  const keys = new Set<string>();
  return {
    add: async (queued) => {
      taskOf(queued, new Date());
      if (keys.has(queued.key)) return;
      keys.add(queued.key);
      keep(queued);
    },
  };
}

/** When tasks were queued, by id: like Cloud Tasks, a queue takes an id once an hour. */
const takenAt = new Map<string, number>();

/** A queue that sends each email before it answers, as the deployed one does later. */
export function sendingQueue(
  db: Firestore,
  senders: readonly MailSender[],
  now: () => Date = () => new Date(),
): MailQueue {
  return {
    add: async (queued) => {
      const task = mailTaskSchema.parse(JSON.parse(JSON.stringify(taskOf(queued, now()))));
      const taken = takenAt.get(task.id);
      if (taken !== undefined && task.queuedAtMs - taken < HOUR_MS) return;
      takenAt.set(task.id, task.queuedAtMs);
      await deliverMail({ db, senders, now: now() }, task, true);
    },
  };
}

/** When Cloud Tasks tries a task again, by the deployed settings, in milliseconds after the last time. */
export function pauseAfter(attempt: number): number {
  const { retryConfig } = sendMailTask.__endpoint.taskQueueTrigger ?? {};
  const { minBackoffSeconds, maxDoublings, maxBackoffSeconds } = retryConfig as {
    [name: string]: number;
  };
  const doublings = Math.min(attempt - 1, maxDoublings ?? 0);
  const linear = Math.max(0, attempt - 1 - (maxDoublings ?? 0)) * 2 ** (maxDoublings ?? 0);
  const seconds = (minBackoffSeconds ?? 0) * (2 ** doublings + linear);
  return Math.min(maxBackoffSeconds ?? 0, seconds) * 1000;
}

/** The settings of the two HTTP senders in a mailbox. */
export function httpSettings(url: string) {
  return {
    smtpUrl: '',
    from: '',
    connections: 1,
    primaryUrl: `${url}/api/v1.0/email/send`,
    fallbackUrl: `${url}/form`,
    fallbackReaches: true,
    serviceId: 'service',
    templateId: 'template',
    userId: 'user',
    accessToken: '',
  };
}
