import { isDecidable, keptPercentOf } from '@hearthkin/domain/booking/claim';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { mailClaim } from '../booking/claim-news';
import { readOpenClaim, settleClaim } from '../booking/settle-claim';
import { defineDecision } from '../staff/decision';

/**
 * Staff decide a claim, once the other side has answered or its time is over. Both sides read the
 * reason.
 * @throws AppError `too-early` while the other side can answer.
 */
export const decideClaim = defineDecision('decideClaim', {
  queue: 'claims',
  itemId: ({ bookingId }) => bookingId,
  act: () => 'claim-decided',
  decide: async ({ tx, db, input, now }) => {
    const { bookingId, outcome, reason } = input;
    const open = await readOpenClaim(tx, db, bookingId);
    const { spenderId, earnerId } = open.booking;
    if (!isDecidable(open.claim, now)) {
      throw new AppError('too-early', 'The other side can still answer');
    }
    const keptPercent = keptPercentOf(outcome, input.keptPercent);
    const decision = { outcome, keptPercent, reason, by: 'operator', at: now } as const;
    const told = await settleClaim(tx, db, open, decision);
    const entry = { note: `${outcome}: ${reason}`, concerns: [spenderId, earnerId] };
    return { entry, news: [], told };
  },
  isSame: ({ decision }, { outcome, keptPercent }) =>
    decision?.outcome === outcome && decision.keptPercent === keptPercentOf(outcome, keptPercent),
  answer: () => ({ status: 'decided' }),
  // Both sides are told by the settlement.
  after: async ({ db, now }, deps, _claim, made) =>
    made && mailClaim({ db, now, ...deps }, made.told),
  undo: null,
});
