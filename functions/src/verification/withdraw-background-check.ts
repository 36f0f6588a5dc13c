import { AppError } from '@hearthkin/domain/foundation/errors';
import { CHECK_WITHDRAWN, withNotes } from '@hearthkin/domain/news/words';
import { mailDeps, mailSecrets, type NotifyDeps } from '../mail/mail-params';
import {
  APPEAL,
  type DecisionNews,
  mailDecision,
  tellDecision,
} from '../notification/decision-news';
import { readRecipient } from '../notification/notify';
import { defineStaffAct } from '../platform/callable';
import { missingData } from '../platform/people/listed-in';
import { backgroundChecks, companions } from '../platform/records/collections';
import { audit } from '../staff/audit';
import { setBackgroundBadge } from './background-badge';

/**
 * Takes a companion's background badge, and with it their place in the list, and tells them why. Sessions that are
 * booked stay. A repeated request does nothing.
 * @throws AppError `not-found` without a check, `bad-transition` if it has ended.
 */
export const withdrawBackgroundCheck = defineStaffAct('withdrawBackgroundCheck', {
  concerns: ({ input: { uid } }) => [uid],
  secrets: mailSecrets,
  deps: (): NotifyDeps => mailDeps(),
  handler: async ({ db, input: { uid, notes }, caller, now }, deps) => {
    const ref = backgroundChecks(db).doc(uid);
    const news = await db.runTransaction(async (tx): Promise<DecisionNews[]> => {
      const [check, listing, reader] = await Promise.all([
        tx.get(ref).then((snapshot) => snapshot.data()),
        tx.get(companions(db).doc(uid)),
        readRecipient(tx, db, uid),
      ]);
      if (check === undefined || !listing.exists || reader === null) {
        throw new AppError('not-found', 'No background check is recorded');
      }
      if (check.status === 'withdrawn' && check.notes === notes) return [];
      if (check.status !== 'current') {
        throw new AppError('bad-transition', `The background check is ${check.status}`);
      }
      tx.update(ref, { status: 'withdrawn', notes, dueAt: null });
      const missing = setBackgroundBadge(tx, listing, reader.account, null);
      const act = 'background-withdrawn';
      audit(tx, db, {
        at: now,
        act,
        by: caller.uid,
        target: ref.path,
        note: notes,
        concerns: [uid],
      });
      const told: DecisionNews[] = [
        {
          reader,
          kind: act,
          data: { notes, ...missingData(missing) },
          link: APPEAL,
          sentence: withNotes(CHECK_WITHDRAWN, notes),
        },
      ];
      tellDecision(tx, db, told, now);
      return told;
    });
    await mailDecision({ db, now, ...deps }, news, String(now.getTime()));
    return { withdrawn: true };
  },
});
