import { type ReportForm, reviewReportId } from '@hearthkin/domain/safety/report';
import { doc, serverTimestamp } from 'firebase/firestore';
import { commit } from '../../data/kit/store-error';
import type { ReviewPlace } from '../../data/reviews/review-store';
import { firestore } from '../../firebase/firestore';

/**
 * Reports a review, once per user and review.
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
