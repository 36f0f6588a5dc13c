import { levelOf } from '@hearthkin/domain/account/level';
import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import { placeOfDocument } from '@hearthkin/domain/companion/checklist';
import { listedWords, type UnlistedReason } from '@hearthkin/domain/companion/listed';
import { documentPath } from '@hearthkin/domain/companion/onboarding';
import { AppError } from '@hearthkin/domain/errors';
import {
  documentsRejected,
  NOTIFICATION_TITLES,
  VERIFICATION_REVOKED,
} from '@hearthkin/domain/notification/words';
import type {
  DocumentsUploaded,
  ReviewVerificationInput,
} from '@hearthkin/domain/verification/documents';
import type { IdentityCheck } from '@hearthkin/domain/verification/identity-check';
import { type IdentityTerm, newIdentityTerm } from '@hearthkin/domain/verification/identity-term';
import type { Verification } from '@hearthkin/domain/verification/verification';
import type { Firestore } from 'firebase-admin/firestore';
import { audit } from '../admin/audit';
import { missingData, setListed } from '../companion/listed-in';
import { defineStaffAct } from '../core/callable';
import { applications, companions, users, verifications } from '../core/collections';
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
import { markedDocuments, rejectedDocuments } from './marked-documents';

interface ReviewDeps extends NotifyDeps {
  readonly deletePhotos: (uid: string) => Promise<void>;
}

/**
 * Decides about a person's documents, or takes an acceptance back, which may list or unlist a
 * companion, notifies them, and deletes the photos of the identity check unless staff still have to
 * compare them. A rejection names the documents to replace. A repeated decision does nothing.
 * @throws AppError `not-found` without documents, `bad-transition` if other staff decided otherwise,
 * the documents were withdrawn, or there is nothing to take back.
 */
export const reviewVerification = defineStaffAct('reviewVerification', {
  concerns: ({ input: { uid } }) => [uid],
  options: { secrets: mailSecrets },
  deps: (): ReviewDeps => ({ ...mailDeps(), deletePhotos: deleteIdentityPhotos }),
  handler: async ({ db, input, caller, now }, { deletePhotos, ...deps }) => {
    const decided = await commitDecision(db, input, caller.uid, now);
    if (!(await needsPhotoReview(db, input))) await deletePhotos(input.uid);
    if (decided !== null) {
      const content = reviewMail(input, decided, deps.siteUrl);
      await mailNotification({ db, now, ...deps }, decided.reader, {
        kind: `verification-${input.decision}`,
        about: String(now.getTime()),
        content,
      });
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

interface Decided {
  readonly reader: Reader;
  /** What a companion lacks to be listed; null for a member. */
  readonly missing: readonly UnlistedReason[] | null;
  /** The page where they go on. */
  readonly link: string;
}

/** @returns null if already decided the same way. */
function commitDecision(
  db: Firestore,
  input: ReviewVerificationInput,
  reviewedBy: string,
  now: Date,
): Promise<Decided | null> {
  const { uid, decision, notes, documents: named } = input;
  const verificationStatus = statusOf(decision);
  return db.runTransaction(async (tx) => {
    const [stored, reader, listing, application, acceptFaces] = await Promise.all([
      tx.get(verifications(db).doc(uid)).then((snapshot) => snapshot.data()),
      readReader(tx, db, uid),
      tx.get(companions(db).doc(uid)),
      tx.get(applications(db).doc(uid)).then((snapshot) => snapshot.data() ?? null),
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
    const { changed: _, documentsUploaded, identityTerm, ...review } = stored;
    const decided = {
      ...review,
      ...(documentsUploaded === undefined
        ? {}
        : { documentsUploaded: await decidedDocuments(documentsUploaded, input) }),
      ...settledCheck(review.identityCheck, decision, now),
      ...termAfter(identityTerm, decision, now),
      isVerified,
      verificationStatus,
      notes,
      reviewedAt: now,
      reviewedBy,
    };
    tx.set(ref, decided);
    if (isVerified) acceptFaces();
    const verification = { isVerified, verificationStatus };
    tx.update(users(db).doc(uid), { verification, level: levelOf(decided) });
    const missing = setListed(tx, listing, { ...reader.account, verification });
    const act = `verification-${decision}` as const;
    audit(tx, db, {
      at: now,
      act,
      by: reviewedBy,
      target: ref.path,
      note: notes,
      concerns: [uid],
    });
    const isRejected = decision === 'rejected';
    const rejected: Record<string, string> = isRejected ? { documents: named.join(' ') } : {};
    const data = { product: PRODUCT_NAME, notes, ...rejected, ...missingData(missing) };
    const draft = { id: newNotificationId(db, uid), kind: act, data };
    // Members have no application, and no other screens.
    const place =
      missing === null
        ? documentPath(named[0])
        : placeOfDocument(named[0] ?? 'idDocument', application);
    const link =
      isVerified && missing !== null
        ? '/profile/listing'
        : isRejected
          ? place
          : documentPath(undefined);
    notify(tx, db, reader, { ...draft, link }, now);
    return { reader, missing, link };
  });
}

/** The documents with the decision about each. */
function decidedDocuments(
  documents: DocumentsUploaded,
  { decision, documents: named }: ReviewVerificationInput,
): DocumentsUploaded | Promise<DocumentsUploaded> {
  if (decision === 'verified') return markedDocuments(documents, 'verified');
  return rejectedDocuments(documents, decision === 'rejected' ? named : undefined);
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

/** Until when the identity counts: accepted documents begin it anew, and there is none to take up after a revocation. */
function termAfter(
  identityTerm: IdentityTerm | undefined,
  decision: ReviewVerificationInput['decision'],
  now: Date,
): Pick<Verification, 'identityTerm'> {
  if (decision === 'verified') return { identityTerm: newIdentityTerm(now) };
  return decision === 'revoked' || identityTerm === undefined ? {} : { identityTerm };
}

/** The email about a review's outcome. */
function reviewMail(
  { decision, notes, documents }: ReviewVerificationInput,
  { missing, link }: Pick<Decided, 'missing' | 'link'>,
  siteUrl: string,
): MailContent {
  const verified =
    missing === null
      ? 'Your documents are verified. Thank you for making this a safer place.'
      : 'Your documents are verified.';
  return {
    subject: NOTIFICATION_TITLES[`verification-${decision}`],
    parts: [
      { verified, rejected: documentsRejected(documents), revoked: VERIFICATION_REVOKED }[decision],
      ...(notes === '' ? [] : [`Note from our team: ${notes}`]),
      ...(missing === null ? [] : [listedWords(missing)]),
      ...actionAt(siteUrl, link, actionLabel(decision, missing !== null)),
    ],
  };
}

function actionLabel(decision: ReviewVerificationInput['decision'], isCompanion: boolean): string {
  if (decision === 'rejected') return 'Replace your document';
  return decision === 'verified' && isCompanion ? 'See your listing' : 'See your verification';
}
