import { AppError } from '@hearthkin/domain/errors';
import type { Report } from '@hearthkin/domain/safety/any-report';
import type { ConversationReport } from '@hearthkin/domain/safety/conversation-report';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { defineCallable } from '../core/callable';
import { removedReviews, reports, reviews, users } from '../core/collections';
import { reportsExpireAt } from '../messaging/let-reports-expire';
import { audit } from './audit';

/**
 * Decides about a report. A removed review is deleted in the same transaction, with a note that
 * prevents writing it again. A repeated decision does nothing.
 * @throws AppError `not-found` without such a report, `invalid-input` for a decision that doesn't
 * fit its kind, `bad-transition` if decided otherwise.
 */
export const reviewReport = defineCallable('reviewReport', {
  access: 'admin',
  handler: ({ db, input: { reportId, decision }, caller, now }) => {
    // Nothing is removed from a conversation; the report is only closed.
    const status = decision === 'removed' ? 'removed' : 'kept';
    return db.runTransaction(async (tx) => {
      const ref = reports(db).doc(reportId);
      const report = (await tx.get(ref)).data();
      if (report === undefined) throw new AppError('not-found', 'There is no such report');
      if ((report.kind === 'conversation') !== (decision === 'closed')) {
        throw new AppError('invalid-input', `A ${report.kind} is not ${decision}`);
      }
      if (report.status === status && report.decidedBy === caller.uid) return { status };
      if (report.status !== 'open') {
        throw new AppError('bad-transition', `The report is ${report.status}`);
      }
      const isLeft = report.kind === 'conversation' && (await isOneGone(tx, db, report));
      const end = isLeft ? { expireAt: reportsExpireAt(now) } : {};
      tx.update(ref, { status, decidedAt: now, decidedBy: caller.uid, ...end });
      if (report.kind === 'review' && decision === 'removed') {
        const { companionId, bookingId } = report;
        tx.set(removedReviews(db, companionId).doc(bookingId), { at: now });
        tx.delete(reviews(db, companionId).doc(bookingId));
      }
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
