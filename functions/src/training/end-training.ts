import { afterDue } from '@hearthkin/domain/companion/training';
import { TRAINING_PATH } from '@hearthkin/domain/companion/training-lessons';
import { TRAINING_ENDED, trainingExpiring } from '@hearthkin/domain/news/words';
import { mailDay } from '../mail/mail-time';
import { defineTermSweep } from '../notification/term-sweep';
import { trainings } from '../platform/records/collections';
import { dueTrainings } from './training-queries';

/** Tells companions that their badge of the training ends in a month, and ends those that are over. */
export const endTraining = defineTermSweep('endTraining', {
  due: dueTrainings,
  dueAtOf: ({ dueAt }) => dueAt,
  fault: 'A training could not be brought up to date',
  step: ({ tx, db, uid, stored, listing, now }) => {
    if (stored === null || stored.expiresAt === null) return null;
    const { training, news } = afterDue(stored, now);
    if (news === null) return null;
    return {
      outcome: news === 'ended' ? 'ended' : 'told',
      endsAt: stored.expiresAt,
      write: () => {
        tx.set(trainings(db).doc(uid), training);
        if (news === 'ended' && listing.exists) {
          tx.update(listing.ref, { 'badges.training': false, 'badgesGivenAt.training': null });
        }
        return {};
      },
    };
  },
  told: {
    kind: 'training-expiring',
    sentence: (instant, now, { account: { clock } }) =>
      trainingExpiring(mailDay({ instant, timeZone: 'UTC', clock, now })),
  },
  ended: { kind: 'training-ended', sentence: TRAINING_ENDED },
  link: [TRAINING_PATH, 'See your lessons'],
});
