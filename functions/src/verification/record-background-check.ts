import { AppError } from '@hearthkin/domain/foundation/errors';
import { checkRecorded } from '@hearthkin/domain/news/words';
import { newBackgroundCheck } from '@hearthkin/domain/verification/background-check';
import { mailDeps, mailSecrets, type NotifyDeps } from '../mail/mail-params';
import { type DecisionNews, mailDecision, tellDecision } from '../notification/decision-news';
import { readRecipient } from '../notification/notify';
import { defineStaffAct } from '../platform/callable';
import { missingData } from '../platform/people/listed-in';
import { applications, backgroundChecks, companions } from '../platform/records/collections';
import { audit } from '../staff/audit';
import { endDay, requireCurrent, setBackgroundBadge } from './background-badge';

/**
 * Records a new background check of a companion whose application is accepted, which gives the badge and lists them if
 * nothing else is missing, and tells them. A repeated request does nothing.
 * @throws AppError `invalid-input` for a report that doesn't count now, `not-found` without such a companion,
 * `not-approved` without an accepted application: `reviewApplication` records the first check.
 */
export const recordBackgroundCheck = defineStaffAct('recordBackgroundCheck', {
  concerns: ({ input: { uid } }) => [uid],
  secrets: mailSecrets,
  deps: (): NotifyDeps => mailDeps(),
  handler: async ({ db, input: { uid, check }, caller, now }, deps) => {
    requireCurrent(check, now);
    const ref = backgroundChecks(db).doc(uid);
    const news = await db.runTransaction(async (tx): Promise<DecisionNews[]> => {
      const [stored, application, listing, reader] = await Promise.all([
        tx.get(ref).then((snapshot) => snapshot.data()),
        tx.get(applications(db).doc(uid)).then((snapshot) => snapshot.data()),
        tx.get(companions(db).doc(uid)),
        readRecipient(tx, db, uid),
      ]);
      if (application === undefined || !listing.exists || reader === null) {
        throw new AppError('not-found', 'There is no such companion');
      }
      if (application.status !== 'accepted') {
        throw new AppError('not-approved', `The application is ${application.status}`);
      }
      const isRepeated =
        stored?.status === 'current' &&
        stored.reference === check.reference &&
        stored.issuer === check.issuer &&
        stored.issuedOn === check.issuedOn;
      if (isRepeated) return [];
      const recorded = newBackgroundCheck(check, now);
      tx.set(ref, recorded);
      tx.update(applications(db).doc(uid), { checkOrder: null });
      const missing = setBackgroundBadge(tx, listing, reader.account, check);
      const act = 'background-recorded';
      audit(tx, db, { at: now, act, by: caller.uid, target: ref.path, note: '', concerns: [uid] });
      const told: DecisionNews[] = [
        {
          reader,
          kind: act,
          data: { until: recorded.endsAt.toISOString(), ...missingData(missing) },
          link: ['/profile/listing', 'See your listing'],
          sentence: checkRecorded(endDay(recorded, now)),
        },
      ];
      tellDecision(tx, db, told, now);
      return told;
    });
    await mailDecision({ db, now, ...deps }, news, String(now.getTime()));
    return { recorded: true };
  },
});
