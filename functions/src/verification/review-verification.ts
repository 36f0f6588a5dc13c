import { levelOf } from '@hearthkin/domain/account/level';
import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import { AppError } from '@hearthkin/domain/errors';
import {
  DOCUMENTS_REJECTED,
  NOTIFICATION_TITLES,
  VERIFICATION_REVOKED,
} from '@hearthkin/domain/notification/words';
import type { ReviewVerificationInput } from '@hearthkin/domain/verification/documents';
import type { IdentityCheck } from '@hearthkin/domain/verification/identity-check';
import type { Firestore } from 'firebase-admin/firestore';
import { audit } from '../admin/audit';
import { requireOther } from '../admin/require-other';
import { defineCallable } from '../core/callable';
import { companions, users, verifications } from '../core/collections';
import { actionAt } from '../core/compose-mail';
import type { MailContent } from '../core/mail-content';
import { mailDeps, mailSecrets, type NotifyDeps } from '../core/mail-params';
import { deleteIdentityPhotos } from '../identity/delete-identity-photos';
import { acceptFacesLater } from '../identity/known-faces';
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
 * Decides about a person's documents, or takes an acceptance back, notifies them, and deletes the
 * photos of the identity check unless staff still have to compare them. A repeated decision does
 * nothing.
 * @throws AppError `not-found` without documents, `bad-transition` if other staff decided otherwise,
 * the documents were withdrawn, or there is nothing to take back.
 */
export const reviewVerification = defineCallable('reviewVerification', {
  access: 'admin-act',
  options: { secrets: mailSecrets },
  deps: (): ReviewDeps => ({ ...mailDeps(), deletePhotos: deleteIdentityPhotos }),
  handler: async ({ db, input, caller, now }, { deletePhotos, ...deps }) => {
    requireOther(caller, input.uid);
    const decided = await commitDecision(db, input, caller.uid, now);
    if (!(await needsPhotoReview(db, input))) await deletePhotos(input.uid);
    if (decided !== null) {
      const content = reviewMail(await verifiedWords(db, input.uid), input, deps.siteUrl);
      await mailNotification(
        { db, now, ...deps },
        decided,
        `verification-${input.decision}`,
        content,
      );
    }
    return { verificationStatus: statusOf(input.decision) };
  },
});

/** Whether documents were rejected while the photos still wait for staff. */
async function needsPhotoReview(
  db: Firestore,
  { uid, decision }: ReviewVerificationInput,
): Promise<boolean> {
  if (decision !== 'rejected') return false;
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
  const verificationStatus = statusOf(decision);
  return db.runTransaction(async (tx) => {
    const [stored, reader, acceptFaces] = await Promise.all([
      tx.get(verifications(db).doc(uid)).then((snapshot) => snapshot.data()),
      readReader(tx, db, uid),
      acceptFacesLater(tx, db, uid),
    ]);
    const isRevocation = decision === 'revoked';
    const hasSomething = isRevocation || stored?.documentsUploaded !== undefined;
    if (stored === undefined || !hasSomething || reader === null) {
      throw new AppError('not-found', 'No documents were handed in');
    }
    const isRepeated = stored.verificationStatus === verificationStatus;
    if (isRepeated && stored.reviewedBy === reviewedBy) return null;
    if (stored.verificationStatus !== (isRevocation ? 'verified' : 'pending')) {
      throw new AppError('bad-transition', `The review is ${stored.verificationStatus}`);
    }
    const isVerified = decision === 'verified';
    const ref = verifications(db).doc(uid);
    const { changed: _, documentsUploaded, ...review } = stored;
    const decided = {
      ...review,
      ...(documentsUploaded === undefined
        ? {}
        : { documentsUploaded: markedDocuments(documentsUploaded, verificationStatus) }),
      ...settledCheck(review.identityCheck, decision, now),
      isVerified,
      verificationStatus,
      notes,
      reviewedAt: now,
      reviewedBy,
    };
    tx.set(ref, decided);
    if (isVerified) acceptFaces();
    tx.update(users(db).doc(uid), {
      verification: { isVerified, verificationStatus },
      level: levelOf(decided),
    });
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

function statusOf(decision: ReviewVerificationInput['decision']): 'verified' | 'rejected' {
  return decision === 'verified' ? 'verified' : 'rejected';
}

/**
 * Accepting documents also settles a waiting check, since the photos were shown beside them, and
 * taking that back ends it: from then on no comparison passes by itself.
 */
function settledCheck(
  check: IdentityCheck | undefined,
  decision: ReviewVerificationInput['decision'],
  now: Date,
) {
  if (check === undefined) return {};
  if (decision === 'revoked') {
    return { identityCheck: { ...check, status: 'failed' as const, refusedAt: now } };
  }
  if (check.status !== 'review' || decision !== 'verified') return {};
  return { identityCheck: { ...check, status: 'passed' as const } };
}

/** What an approval means: a companion is found once there is a photo, too. */
async function verifiedWords(db: Firestore, uid: string): Promise<string> {
  const listing = await companions(db).doc(uid).get();
  if (!listing.exists) {
    return 'Your documents are verified. Thank you for making this a safer place.';
  }
  const hasPhoto = (listing.get('photo') ?? null) !== null;
  return `You’re verified! ${hasPhoto ? 'Members can now find and book you.' : 'Add a photo so members can find you.'}`;
}

/** The email about a review's outcome. `verified` is the sentence of an approval. */
function reviewMail(
  verified: string,
  { decision, notes }: Pick<ReviewVerificationInput, 'decision' | 'notes'>,
  siteUrl: string,
): MailContent {
  return {
    subject: NOTIFICATION_TITLES[`verification-${decision}`],
    parts: [
      { verified, rejected: DOCUMENTS_REJECTED, revoked: VERIFICATION_REVOKED }[decision],
      ...(notes === '' ? [] : [`Note from our team: ${notes}`]),
      ...actionAt(siteUrl, '/verification', 'See your verification'),
    ],
  };
}
