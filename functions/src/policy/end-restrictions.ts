import { RESTRICTION_ENDED } from '@hearthkin/domain/news/words';
import { GO_HOME } from '../admin/plan-restriction';
import { defineTermSweep } from '../notification/term-sweep';
import { setListed } from '../platform/people/listed-in';
import { users } from '../platform/records/collections';
import { endedRestrictions } from './policy-queries';

/** Takes restrictions that are over, lists a companion again, and tells the person. */
export const endRestrictions = defineTermSweep('endRestrictions', {
  due: endedRestrictions,
  dueAtOf: ({ restriction }) => restriction?.until ?? null,
  fault: 'A restriction could not be ended',
  step: ({ tx, db, uid, stored, listing, now }) => {
    // Lifted or renewed meanwhile.
    if (!stored?.restriction || stored.restriction.until > now) return null;
    return {
      outcome: 'ended',
      endsAt: stored.restriction.until,
      write: () => {
        tx.update(users(db).doc(uid), { restriction: null });
        setListed(tx, listing, { ...stored, restriction: null });
        return {};
      },
    };
  },
  ended: { kind: 'restriction-ended', sentence: RESTRICTION_ENDED },
  link: GO_HOME,
});
