import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import type { Firestore } from 'firebase-admin/firestore';
import { systemClock } from '../platform/clock';
import { logger } from '../platform/logger';
import { unqueuedMails } from '../platform/records/collections';
import { database } from '../platform/records/database';
import type { MailTask } from '../platform/records/mail-records';
import { processEach } from '../platform/sweeps/process-each';
import { defineSweep, type Run } from '../platform/sweeps/sweep';
import { type MailQueue, type QueuedMail, queueTask, taskOf } from './mail-queue';

/** The time for which sending an email is tried. */
const KEEP_MS = 2 * DAY_MS;

/**
 * A queue for emails about what has been committed. One that can't be queued doesn't make a success look
 * like a failure: it is kept, and `queueKeptMails` queues it.
 */
export function keepingQueue(
  queue: MailQueue,
  db: () => Firestore = database,
  now: () => Date = () => systemClock.now(),
): MailQueue {
  return {
    add: async (mail) => {
      try {
        await queue.add(mail);
      } catch (error) {
        const { kind, uid } = mail;
        logger.warn('A mail is kept to be queued later', { kind, uid, error: String(error) });
        await keep(db, mail, now());
      }
    },
  };
}

async function keep(db: () => Firestore, mail: QueuedMail, now: Date): Promise<void> {
  const { kind, uid } = mail;
  try {
    const task = taskOf(mail, now);
    const expireAt = new Date(now.getTime() + KEEP_MS);
    await unqueuedMails(db()).doc(task.id).set({ uid, task, expireAt });
  } catch (error) {
    logger.error('A mail could not be queued', { kind, uid, error: String(error) });
  }
}

interface Deps {
  readonly queueTask: (task: MailTask) => Promise<void>;
}

/** Queues what could not be queued before, once Cloud Tasks takes it. */
export const queueKeptMails = defineSweep('queueKeptMails', {
  deps: (): Deps => ({ queueTask }),
  handler: async (run: Run, { queueTask: add }: Deps) => {
    const count = await processEach(
      unqueuedMails(run.db),
      'A kept mail could not be queued',
      async (doc) => {
        await add(doc.data().task);
        await doc.ref.delete();
        return 'queued';
      },
      run,
    );
    return { queued: count('queued'), failed: count('failed') };
  },
});
