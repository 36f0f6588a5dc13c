import { CHECK_EXPIRED, checkEnding } from '@hearthkin/domain/news/words';
import { defineTermSweep } from '../notification/term-sweep';
import { missingData } from '../platform/people/listed-in';
import { backgroundChecks } from '../platform/records/collections';
import { endDay, setBackgroundBadge } from './background-badge';
import { dueBackgroundChecks } from './verification-queries';

/** Tells companions 30 days before their background check ends, and takes the badge when it has. */
export const endBackgroundChecks = defineTermSweep('endBackgroundChecks', {
  due: dueBackgroundChecks,
  dueAtOf: ({ dueAt }) => dueAt,
  fault: 'A background check could not be ended',
  step: ({ tx, db, uid, stored, listing, reader, now }) => {
    // Recorded anew or withdrawn, or it goes with its account.
    if (stored === null || stored.dueAt === null || stored.dueAt > now) return null;
    const { endsAt } = stored;
    const ref = backgroundChecks(db).doc(uid);
    if (!listing.exists || reader === null) {
      tx.update(ref, { dueAt: null });
      return null;
    }
    if (endsAt > now) {
      return {
        outcome: 'told',
        endsAt,
        write: () => {
          tx.update(ref, { dueAt: endsAt });
          return {};
        },
      };
    }
    return {
      outcome: 'ended',
      endsAt,
      write: () => {
        tx.update(ref, { status: 'expired', dueAt: null });
        return missingData(setBackgroundBadge(tx, listing, reader.account, null));
      },
    };
  },
  told: {
    kind: 'background-ending',
    sentence: (endsAt, now) => checkEnding(endDay({ endsAt }, now)),
  },
  ended: { kind: 'background-expired', sentence: CHECK_EXPIRED },
  link: ['/contact', 'Contact us'],
});
