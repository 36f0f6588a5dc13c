import { verificationSchema } from '@hearthkin/domain/verification/verification';
import { collection, doc, limit, orderBy, query, where } from 'firebase/firestore';
import type * as z from 'zod/mini';
import { firestore } from '../../firebase/firestore';
import { documentsOf } from '../kit/documents';
import type { LiveQuery } from '../kit/live-query';
import { type Doc, watchDoc, watchList } from '../kit/readers';

const verifications = documentsOf(verificationSchema);

export type Verification = z.infer<typeof verificationSchema>;

/** A user's own verification; null before the first check or submission. */
export function verification(uid: string): LiveQuery<Doc<Verification> | null> {
  return {
    key: `verification/${uid}`,
    open: () => watchDoc(() => doc(firestore(), 'verifications', uid).withConverter(verifications)),
  };
}

/** Reviewed submissions, latest first. For staff. */
export function decidedReviews(count: number): LiveQuery<readonly Doc<Verification>[]> {
  return {
    key: `decided-reviews/${count}`,
    open: () =>
      watchList(() =>
        query(
          collection(firestore(), 'verifications').withConverter(verifications),
          where('verificationStatus', 'in', ['verified', 'rejected']),
          orderBy('reviewedAt', 'desc'),
          limit(count),
        ),
      ),
  };
}
