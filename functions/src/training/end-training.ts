import { afterDue } from '@hearthkin/domain/companion/training';
import { TRAINING_PATH } from '@hearthkin/domain/companion/training-lessons';
import { HOUR_MS } from '@hearthkin/domain/durations';
import {
  NOTIFICATION_TITLES,
  TRAINING_ENDED,
  trainingExpiring,
} from '@hearthkin/domain/notification/words';
import { companions, trainings } from '../core/collections';
import { actionAt } from '../core/compose-mail';
import { mailSecrets, type NotifyDeps, repeatedMailDeps } from '../core/mail-params';
import { mailDay } from '../core/mail-time';
import { processEach } from '../core/process-each';
import { defineScheduled, type Run } from '../core/scheduled';
import {
  mailNotification,
  type NotifyContext,
  notify,
  type Reader,
  readReader,
} from '../notification/notify';
import { dueTrainings } from './training-queries';

/**
 * Tells companions that their badge of the training ends in a month, and ends those that are over,
 * once each, in the app and by email.
 */
export const endTraining = defineScheduled('endTraining', {
  schedule: 'every 1 hours',
  behindAfterMs: 2 * HOUR_MS,
  options: { secrets: mailSecrets },
  deps: repeatedMailDeps,
  handler: async (run: Run, deps: NotifyDeps) => {
    const count = await processEach(
      dueTrainings(run.db, run.now),
      'A training could not be brought up to date',
      ({ id }) => bringUpToDate(id, { ...run, ...deps }),
      { ...run, dueOf: (doc) => doc.data().dueAt },
    );
    return { told: count('expiring'), ended: count('ended'), failed: count('failed') };
  },
});

function bringUpToDate(
  uid: string,
  context: NotifyContext,
): Promise<'expiring' | 'ended' | 'passed-over'> {
  const { db, now } = context;
  return db.runTransaction(async (tx) => {
    const ref = trainings(db).doc(uid);
    const [stored, listing, reader] = await Promise.all([
      tx.get(ref).then((snapshot) => snapshot.data()),
      tx.get(companions(db).doc(uid)),
      readReader(tx, db, uid),
    ]);
    if (stored === undefined || stored.expiresAt === null) return 'passed-over';
    const { training, news } = afterDue(stored, now);
    if (news === null) return 'passed-over';
    if (reader !== null) {
      const told = { kind: `training-${news}`, expiresAt: stored.expiresAt } as const;
      const id = `${told.kind}_${told.expiresAt.getTime()}`;
      const data = { until: told.expiresAt.toISOString() };
      notify(tx, db, reader, { id, kind: told.kind, data, link: TRAINING_PATH }, now);
      // Queued before the commit: an email that is queued twice is sent once.
      await mailNews(context, reader, told);
    }
    tx.set(ref, training);
    if (news === 'ended' && listing.exists) {
      tx.update(listing.ref, { 'badges.training': false, 'badgesGivenAt.training': null });
    }
    return news;
  });
}

interface TrainingNews {
  readonly kind: 'training-expiring' | 'training-ended';
  readonly expiresAt: Date;
}

function mailNews(
  context: NotifyContext,
  reader: Reader,
  { kind, expiresAt }: TrainingNews,
): Promise<void> {
  const { clock } = reader.account;
  const day = mailDay({ instant: expiresAt, timeZone: 'UTC', clock, now: context.now });
  const content = {
    subject: NOTIFICATION_TITLES[kind],
    parts: [
      kind === 'training-ended' ? TRAINING_ENDED : trainingExpiring(day),
      ...actionAt(context.siteUrl, TRAINING_PATH, 'See your lessons'),
    ],
  };
  return mailNotification(context, reader, { kind, about: String(expiresAt.getTime()), content });
}
