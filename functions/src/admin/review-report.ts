import { AppError } from '@hearthkin/domain/errors';
import type { Report } from '@hearthkin/domain/safety/any-report';
import type { ConversationReport } from '@hearthkin/domain/safety/conversation-report';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { originalOf } from '../companion/companion-queries';
import { defineCallable } from '../core/callable';
import { reports, reviews, users } from '../core/collections';
import { unparsed } from '../core/pages';
import { reportsExpireAt } from '../messaging/let-reports-expire';
import { audit } from './audit';
import { requireOther } from './require-other';

/**
 * Decides about a report. The copy of a removed review is deleted in the same transaction, and its
 * original marked; that stays with its author, so it can't be written again. A repeated decision
 * does nothing.
 * @throws AppError `not-found` without such a report, `invalid-input` for a decision that doesn't
 * fit its kind, `bad-transition` if decided otherwise.
 */
export const reviewReport = defineCallable('reviewReport', {
  access: 'admin-act',
  handler: ({ db, input: { reportId, decision }, caller, now }) => {
    // Nothing is removed from a conversation; the report is only closed.
    const status = decision === 'removed' ? 'removed' : 'kept';
    return db.runTransaction(async (tx) => {
      const ref = reports(db).doc(reportId);
      const report = (await tx.get(ref)).data();
      if (report === undefined) throw new AppError('not-found', 'There is no such report');
      requireOther(caller, ...peopleIn(report));
      if ((report.kind === 'conversation') !== (decision === 'closed')) {
        throw new AppError('invalid-input', `A ${report.kind} is not ${decision}`);
      }
      if (report.status === status && report.decidedBy === caller.uid) return { status };
      if (report.status !== 'open') {
        throw new AppError('bad-transition', `The report is ${report.status}`);
      }
      const isLeft = report.kind === 'conversation' && (await isOneGone(tx, db, report));
      if (report.kind === 'review' && decision === 'removed') {
        const { companionId, reviewId } = report;
        const originals = await tx.get(unparsed(originalOf(db, reviewId)));
        for (const original of originals.docs) tx.update(original.ref, { removedAt: now });
        tx.delete(reviews(db, companionId).doc(reviewId));
      }
      const end = isLeft ? { expireAt: reportsExpireAt(now) } : {};
      tx.update(ref, { status, decidedAt: now, decidedBy: caller.uid, ...end });
      audit(tx, db, {
        at: now,
        act: `report-${decision}`,
        by: caller.uid,
        target: ref.path,
        note: '',
        concerns: peopleIn(report),
      });
      return { status };
    });
  },
});

/** Whether an account of the two was removed while the report was open. */
async function isOneGone(
  tx: Transaction,
  db: Firestore,
  { reporterId, reportedId }: ConversationReport,
): Promise<boolean> {
  const both = [reporterId, reportedId].map((uid) => tx.get(users(db).doc(uid)));
  return (await Promise.all(both)).some(({ exists }) => !exists);
}

/** The people whose ids are in the report's id. */
function peopleIn(report: Report): string[] {
  return report.kind === 'review' ? [report.reporterId] : [report.reporterId, report.reportedId];
}
