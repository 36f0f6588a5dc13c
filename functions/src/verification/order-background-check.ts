import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { checkOrdered } from '@hearthkin/domain/news/words';
import { mailDeps, mailSecrets, type NotifyDeps } from '../mail/mail-params';
import { type DecisionNews, mailDecision, tellDecision } from '../notification/decision-news';
import { readRecipient } from '../notification/notify';
import { defineStaffAct } from '../platform/callable';
import { applications } from '../platform/records/collections';
import { audit } from '../staff/audit';

/**
 * Notes that a background check of an applicant or companion is ordered from a screening company, and tells them who
 * writes to them. Within a day, a repeated request does nothing.
 * @throws AppError `not-found` without an application, `bad-transition` for one that isn't submitted.
 */
export const orderBackgroundCheck = defineStaffAct('orderBackgroundCheck', {
  concerns: ({ input: { uid } }) => [uid],
  secrets: mailSecrets,
  deps: (): NotifyDeps => mailDeps(),
  handler: async ({ db, input: { uid, issuer }, caller, now }, deps) => {
    const ref = applications(db).doc(uid);
    const news = await db.runTransaction(async (tx): Promise<DecisionNews[]> => {
      const [application, reader] = await Promise.all([
        tx.get(ref).then((snapshot) => snapshot.data()),
        readRecipient(tx, db, uid),
      ]);
      if (application === undefined || reader === null) {
        throw new AppError('not-found', 'There is no application');
      }
      if (application.status === 'draft') {
        throw new AppError('bad-transition', 'The application is a draft');
      }
      const { checkOrder } = application;
      const isRepeated =
        checkOrder?.issuer === issuer && checkOrder.orderedAt.getTime() > now.getTime() - DAY_MS;
      if (isRepeated) return [];
      tx.update(ref, { checkOrder: { issuer, orderedAt: now } });
      const kind = 'background-ordered';
      audit(tx, db, {
        at: now,
        act: kind,
        by: caller.uid,
        target: ref.path,
        note: issuer,
        concerns: [uid],
      });
      const told: DecisionNews[] = [
        {
          reader,
          kind,
          data: { issuer },
          link: ['/earn-helping', 'See your application'],
          sentence: checkOrdered(issuer),
        },
      ];
      tellDecision(tx, db, told, now);
      return told;
    });
    await mailDecision({ db, now, ...deps }, news, String(now.getTime()));
    return { ordered: true };
  },
});
