import { type ReportForm, reviewReportId } from '@hearthkin/domain/safety/report';
import { doc, serverTimestamp } from 'firebase/firestore';
import { commit } from '../../data/kit/store-error';
import type { PublishedPlace } from '../../data/reviews/review-store';
import { firestore } from '../../firebase/firestore';

/**
 * Reports a review, once per user and review.
 * @throws CallError
 */
export async function reportReview(
  { companionId, reviewId }: PublishedPlace,
  reporterId: string,
  form: ReportForm,
): Promise<void> {
  await commit('The report', (transaction) => {
    transaction.set(doc(firestore(), 'reports', reviewReportId(reviewId, reporterId)), {
      ...form,
      kind: 'review',
      companionId,
      reviewId,
      reporterId,
      status: 'open',
      createdAt: serverTimestamp(),
      decidedAt: null,
      decidedBy: null,
    });
  });
}
