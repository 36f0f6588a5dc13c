import type { User } from '@hearthkin/domain/account/user';
import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import { AppError } from '@hearthkin/domain/errors';
import {
  type ReviewVerificationInput,
  type ReviewVerificationResult,
  reviewVerificationInput,
} from '@hearthkin/domain/verification/documents';
import type { Verification } from '@hearthkin/domain/verification/verification';
import type { Firestore } from 'firebase-admin/firestore';
import { type Call, defineCallable } from '../core/callable';
import { notifications, users, verifications } from '../core/collections';
import { logMail } from '../core/log-mail';
import { type MailSurroundings, mailSurroundings, mailUserId } from '../core/mail-params';
import { deleteIdentityPhotos } from '../identity/delete-identity-photos';
import { reviewMail } from './review-mail';

export interface ReviewSurroundings extends MailSurroundings {
  readonly deletePhotos: (uid: string) => Promise<void>;
}

export const reviewVerification = defineCallable({
  name: 'reviewVerification',
  input: reviewVerificationInput,
  access: 'admin',
  options: { secrets: [mailUserId] },
  handler: (call) =>
    decideReview(call, { ...mailSurroundings(), deletePhotos: deleteIdentityPhotos }),
});

/**
 * Decides about the documents somebody handed in, tells them, and deletes the pictures of their face,
 * which have served. The same decision made again does nothing more.
 * @throws AppError `not-found` where nothing was handed in, `bad-transition` when somebody else has
 * decided otherwise or the documents were taken back.
 */
export async function decideReview(
  { db, input, caller, now }: Call<ReviewVerificationInput>,
  { senders, siteUrl, deletePhotos }: ReviewSurroundings,
): Promise<ReviewVerificationResult> {
  const decided = await commitDecision(db, input, caller.uid, now);
  await deletePhotos(input.uid);
  if (decided !== null) {
    const mail = reviewMail(decided, input, siteUrl);
    await logMail(
      db,
      senders,
      { kind: `verification-${input.decision}`, uid: input.uid, mail },
      now,
    );
  }
  return { verificationStatus: input.decision };
}

/** @returns whose documents they are; null when it had been decided so before. */
function commitDecision(
  db: Firestore,
  { uid, decision, notes }: ReviewVerificationInput,
  reviewedBy: string,
  now: Date,
): Promise<User | null> {
  return db.runTransaction(async (tx) => {
    const [review, user] = await Promise.all([
      tx.get(verifications(db).doc(uid)).then((snapshot) => snapshot.data()),
      tx.get(users(db).doc(uid)).then((snapshot) => snapshot.data()),
    ]);
    if (review?.documentsUploaded === undefined || user === undefined) {
      throw new AppError('not-found', 'No documents were handed in');
    }
    if (review.verificationStatus === decision && review.reviewedBy === reviewedBy) return null;
    if (review.verificationStatus !== 'pending') {
      throw new AppError('bad-transition', `The review is ${review.verificationStatus}`);
    }
    const isVerified = decision === 'verified';
    tx.set(verifications(db).doc(uid), {
      ...review,
      isVerified,
      verificationStatus: decision,
      documentsUploaded: markedDocuments(review.documentsUploaded, decision),
      notes,
      reviewedAt: now,
      reviewedBy,
    });
    tx.update(users(db).doc(uid), { verification: { isVerified, verificationStatus: decision } });
    tx.set(notifications(db, uid).doc(), {
      kind: `verification-${decision}`,
      data: { product: PRODUCT_NAME, notes },
      link: '/verification',
      createdAt: now,
      readAt: null,
    });
    return user;
  });
}

function markedDocuments(
  { idDocument, proofOfAddress }: NonNullable<Verification['documentsUploaded']>,
  status: ReviewVerificationInput['decision'],
) {
  return { idDocument: { ...idDocument, status }, proofOfAddress: { ...proofOfAddress, status } };
}
