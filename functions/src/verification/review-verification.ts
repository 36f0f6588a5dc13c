import type { User } from '@hearthkin/domain/account/user';
import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import { AppError } from '@hearthkin/domain/errors';
import { DOCUMENTS_REJECTED, NOTIFICATION_TITLES } from '@hearthkin/domain/notification/words';
import type { ReviewVerificationInput } from '@hearthkin/domain/verification/documents';
import type { IdentityCheck } from '@hearthkin/domain/verification/identity-check';
import type { Firestore } from 'firebase-admin/firestore';
import { audit } from '../admin/audit';
import { defineCallable } from '../core/callable';
import { users, verifications } from '../core/collections';
import { actionAt } from '../core/compose-mail';
import type { MailContent } from '../core/mail-content';
import { mailDeps, mailSecrets, type NotifyDeps } from '../core/mail-params';
import { deleteIdentityPhotos } from '../identity/delete-identity-photos';
import {
  mailNotification,
  newNotificationId,
  notify,
  type Reader,
  readReader,
} from '../notification/notify';
import { markedDocuments } from './marked-documents';

interface ReviewDeps extends NotifyDeps {
  readonly deletePhotos: (uid: string) => Promise<void>;
}

/**
 * Decides about a person's documents, notifies them, and deletes the photos of the identity check
 * unless staff still have to compare them. A repeated decision does nothing.
 * @throws AppError `not-found` without documents, `bad-transition` if other staff decided otherwise
 * or the documents were withdrawn.
 */
export const reviewVerification = defineCallable('reviewVerification', {
  access: 'admin',
  options: { secrets: mailSecrets },
  deps: (): ReviewDeps => ({ ...mailDeps(), deletePhotos: deleteIdentityPhotos }),
  handler: async ({ db, input, caller, now }, { deletePhotos, ...deps }) => {
    const decided = await commitDecision(db, input, caller.uid, now);
    if (!(await needsPhotoReview(db, input))) await deletePhotos(input.uid);
    if (decided !== null) {
      const content = reviewMail(decided.account, input, deps.siteUrl);
      await mailNotification(
        { db, now, ...deps },
        decided,
        `verification-${input.decision}`,
        content,
      );
    }
    return { verificationStatus: input.decision };
  },
});

/** Whether documents were rejected while the photos still wait for staff. */
async function needsPhotoReview(
  db: Firestore,
  { uid, decision }: ReviewVerificationInput,
): Promise<boolean> {
  if (decision === 'verified') return false;
  const review = (await verifications(db).doc(uid).get()).data();
  return review?.identityCheck?.status === 'review';
}

/** @returns the owner; null if already decided the same way. */
function commitDecision(
  db: Firestore,
  { uid, decision, notes }: ReviewVerificationInput,
  reviewedBy: string,
  now: Date,
): Promise<Reader | null> {
  return db.runTransaction(async (tx) => {
    const [review, reader] = await Promise.all([
      tx.get(verifications(db).doc(uid)).then((snapshot) => snapshot.data()),
      readReader(tx, db, uid),
    ]);
    if (review?.documentsUploaded === undefined || reader === null) {
      throw new AppError('not-found', 'No documents were handed in');
    }
    if (review.verificationStatus === decision && review.reviewedBy === reviewedBy) return null;
    if (review.verificationStatus !== 'pending') {
      throw new AppError('bad-transition', `The review is ${review.verificationStatus}`);
    }
    const isVerified = decision === 'verified';
    const ref = verifications(db).doc(uid);
    tx.set(ref, {
      ...review,
      ...settledCheck(review.identityCheck, isVerified),
      isVerified,
      verificationStatus: decision,
      documentsUploaded: markedDocuments(review.documentsUploaded, decision),
      notes,
      reviewedAt: now,
      reviewedBy,
    });
    tx.update(users(db).doc(uid), { verification: { isVerified, verificationStatus: decision } });
    const act = `verification-${decision}` as const;
    audit(tx, db, {
      at: now,
      act,
      by: reviewedBy,
      target: ref.path,
      note: notes,
      concerns: [uid],
    });
    const data = { product: PRODUCT_NAME, notes };
    const draft = { id: newNotificationId(db, uid), kind: act, data };
    notify(tx, db, reader, { ...draft, link: '/verification' }, now);
    return reader;
  });
}

/** Accepting documents also settles a waiting check, since the photos were shown beside them. */
function settledCheck(check: IdentityCheck | undefined, isVerified: boolean) {
  if (check?.status !== 'review' || !isVerified) return {};
  return { identityCheck: { ...check, status: 'passed' as const } };
}

/** The email about a review's outcome. */
function reviewMail(
  { userType }: Pick<User, 'userType'>,
  { decision, notes }: Pick<ReviewVerificationInput, 'decision' | 'notes'>,
  siteUrl: string,
): MailContent {
  const isVerified = decision === 'verified';
  const verified =
    userType === 'earner'
      ? 'Your documents are verified. Members can find and book you now.'
      : 'Your documents are verified. Thank you for making this a safer place.';
  return {
    subject: NOTIFICATION_TITLES[`verification-${decision}`],
    parts: [
      isVerified ? verified : DOCUMENTS_REJECTED,
      ...(notes === '' ? [] : [`The reviewer wrote: ${notes}`]),
      ...actionAt(siteUrl, '/verification', 'See your verification'),
    ],
  };
}
