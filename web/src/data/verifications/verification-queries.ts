import { verificationSchema } from '@hearthkin/domain/verification/verification';
import { limit, orderBy, where } from 'firebase/firestore';
import type * as z from 'zod/mini';
import { documentsOf } from '../kit/documents';
import { document, list, source } from '../kit/queries';

const verifications = source('verifications', documentsOf(verificationSchema));

export type Verification = z.infer<typeof verificationSchema>;

/** A user's own verification; null before the first check or submission. */
export const verification = (uid: string) => document(`verification/${uid}`, verifications, uid);

/** Reviewed submissions, latest first. For staff. */
export const decidedReviews = (count: number) =>
  list(
    `decided-reviews/${count}`,
    verifications,
    where('verificationStatus', 'in', ['verified', 'rejected']),
    orderBy('reviewedAt', 'desc'),
    limit(count),
  );
