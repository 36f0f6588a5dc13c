import { isDecidable, keptPercentOf } from '@hearthkin/domain/booking/claim';
import { AppError } from '@hearthkin/domain/errors';
import { mailClaim } from '../booking/claim-news';
import { readOpenClaim, settleClaim } from '../booking/settle-claim';
import { defineStaffAct } from '../core/callable';
import { claims } from '../core/collections';
import { mailDeps, mailSecrets, type NotifyDeps } from '../core/mail-params';
import { peopleNamedIn } from '../core/people-named-in';
import { audit } from './audit';

/**
 * Staff decide a claim, once the other side has answered or its time is over. Both sides read the
 * reason.
 * @throws AppError `not-found`; `too-early` while the other side can answer; `bad-transition` if it is
 * decided.
 */
export const decideClaim = defineStaffAct('decideClaim', {
  concerns: ({ db, input }) => peopleNamedIn(claims(db).doc(input.bookingId)),
  options: { secrets: mailSecrets },
  deps: (): NotifyDeps => mailDeps(),
  handler: async ({ db, input, caller, now }, deps) => {
    const { bookingId, outcome, reason } = input;
    const news = await db.runTransaction(async (tx) => {
      const open = await readOpenClaim(tx, db, bookingId);
      const { spenderId, earnerId } = open.booking;
      if (!isDecidable(open.claim, now)) {
        throw new AppError('too-early', 'The other side can still answer');
      }
      const keptPercent = keptPercentOf(outcome, input.keptPercent);
      const decision = { outcome, keptPercent, reason, by: 'operator', at: now } as const;
      const decided = await settleClaim(tx, db, open, decision);
      audit(tx, db, {
        at: now,
        act: 'claim-decided',
        by: caller.uid,
        target: claims(db).doc(bookingId).path,
        note: `${outcome}: ${reason}`,
        concerns: [spenderId, earnerId],
      });
      return decided;
    });
    await mailClaim({ db, now, ...deps }, news);
    return { status: 'decided' };
  },
});
