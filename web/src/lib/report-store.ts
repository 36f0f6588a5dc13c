import {
  type ReportForm,
  type ReviewReport,
  reviewReportId,
} from '@hearthkin/domain/safety/report';
import { doc, serverTimestamp } from 'firebase/firestore';
import { firestore } from './firestore';
import type { ReviewPlace } from './review-store';
import { commit } from './store-error';

/**
 * Asks staff to look at a review, once for each person and review.
 * @throws CallError
 */
export async function reportReview(
  { companionId, bookingId }: ReviewPlace,
  reporterId: string,
  form: ReportForm,
): Promise<void> {
  await commit('The report', (transaction) => {
    transaction.set(doc(firestore(), 'reports', reviewReportId(bookingId, reporterId)), {
      ...form,
      kind: 'review',
      companionId,
      bookingId,
      reporterId,
      status: 'open',
      createdAt: serverTimestamp(),
      decidedAt: null,
      decidedBy: null,
    });
  });
}

/** What staff make of a report. */
export type ReportDecision = Exclude<ReviewReport['status'], 'open'>;

/**
 * Closes a report about a conversation. For staff.
 * @throws CallError `forbidden` when somebody else has.
 */
export async function closeReport(reportId: string, staffId: string): Promise<void> {
  await commit('The decision', (transaction) => {
    transaction.update(doc(firestore(), 'reports', reportId), {
      status: 'kept',
      decidedAt: serverTimestamp(),
      decidedBy: staffId,
    });
  });
}

/**
 * Decides about a report; a review that is removed goes with it for good: both or neither. For staff.
 * @throws CallError `forbidden` when somebody else has decided.
 */
export async function decideReport(
  report: { readonly id: string; readonly data: ReviewReport },
  staffId: string,
  decision: ReportDecision,
): Promise<void> {
  const { companionId, bookingId } = report.data;
  await commit('The decision', (transaction) => {
    transaction.update(doc(firestore(), 'reports', report.id), {
      status: decision,
      decidedAt: serverTimestamp(),
      decidedBy: staffId,
    });
    if (decision === 'removed') {
      const listing = doc(firestore(), 'companions', companionId);
      transaction.set(doc(listing, 'removedReviews', bookingId), { at: serverTimestamp() });
      transaction.delete(doc(listing, 'reviews', bookingId));
    }
  });
}
