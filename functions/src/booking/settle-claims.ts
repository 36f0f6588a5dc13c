import { agreedOutcome, isDecidable, keptPercentOf } from '@hearthkin/domain/booking/claim';
import { SILENT_REASON } from '@hearthkin/domain/booking/claim-words';
import type { Firestore } from 'firebase-admin/firestore';
import { mailDeps, mailSecrets, type NotifyDeps } from '../mail/mail-params';
import { processEach } from '../platform/sweeps/process-each';
import { defineSweep, type Run } from '../platform/sweeps/sweep';
import { silentClaims } from './booking-queries';
import { type ClaimNews, mailClaim } from './claim-news';
import { findOpenClaim, settleClaim } from './settle-claim';

/**
 * Decides claims that one side didn't come, once the other side hasn't answered in time: silence
 * counts as agreement. Staff decide the others. Optionally of one companion.
 */
export const settleClaims = defineSweep('settleClaims', {
  secrets: mailSecrets,
  deps: mailDeps,
  handler: async (
    { db, now, endsBy, backlog, companionId }: Run & { readonly companionId?: string },
    deps: NotifyDeps,
  ) => {
    const count = await processEach(
      silentClaims(db, now, companionId),
      'A claim could not be decided',
      async ({ id }) => {
        const news = await settleSilent(db, id, now);
        if (news === null) return 'passed-over';
        await mailClaim({ db, now, ...deps }, news);
        return 'decided';
      },
      { endsBy, backlog, dueOf: (doc) => doc.data().dueAt },
    );
    return { decided: count('decided'), failed: count('failed') };
  },
});

/** Decides inside the transaction, since it may have been answered meanwhile. */
function settleSilent(db: Firestore, bookingId: string, now: Date): Promise<ClaimNews | null> {
  return db.runTransaction(async (tx) => {
    const open = await findOpenClaim(tx, db, bookingId);
    if (open === null || open.claim.answer !== null || !isDecidable(open.claim, now)) return null;
    const outcome = agreedOutcome(open.claim);
    if (outcome === null) return null;
    const keptPercent = keptPercentOf(outcome);
    const decision = {
      outcome,
      keptPercent,
      reason: SILENT_REASON,
      by: 'system',
      at: now,
    } as const;
    return settleClaim(tx, db, open, decision);
  });
}
