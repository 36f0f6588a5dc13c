import { defineInt } from 'firebase-functions/params';
import { HttpsError } from 'firebase-functions/v2/https';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { systemClock } from '../platform/clock';
import { INTERACTIVE } from '../platform/deployment';
import { database } from '../platform/records/database';
import { mailTaskSchema } from '../platform/records/mail-records';
import { deliverMail } from './deliver-mail';
import { deployedSenders, senderSecrets } from './mail-params';

const perSecond = defineInt('MAIL_PER_SECOND', {
  default: 10,
  description: 'How many emails a second the service takes from us.',
});

/**
 * Sends one email of the queue. One that no service takes is tried again, after ten seconds at first and
 * every half an hour at last. `deliverMail` gives up before the queue does, so that none is dropped
 * without a word.
 */
export const sendMailTask = onTaskDispatched(
  {
    ...INTERACTIVE,
    secrets: senderSecrets,
    rateLimits: { maxDispatchesPerSecond: perSecond, maxConcurrentDispatches: 20 },
    retryConfig: {
      // The queue drops a task only when both have passed.
      maxAttempts: 20,
      maxRetrySeconds: 3 * 24 * 60 * 60,
      minBackoffSeconds: 10,
      maxDoublings: 8,
      maxBackoffSeconds: 30 * 60,
    },
  },
  async ({ data, retryCount }) => {
    const delivery = { db: database(), senders: deployedSenders(), now: systemClock.now() };
    const outcome = await deliverMail(delivery, mailTaskSchema.parse(data), retryCount === 0);
    if (outcome === 'delayed') throw new HttpsError('unavailable', 'No mail service took it');
  },
);
