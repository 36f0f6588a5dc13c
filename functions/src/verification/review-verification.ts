import { levelOf } from '@hearthkin/domain/account/level';
import { placeOfDocument } from '@hearthkin/domain/companion/checklist';
import { listedWords } from '@hearthkin/domain/companion/listed';
import { documentPath } from '@hearthkin/domain/companion/onboarding';
import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { documentsRejected, VERIFICATION_REVOKED, withNotes } from '@hearthkin/domain/news/words';
import type {
  DocumentsUploaded,
  ReviewVerificationInput,
} from '@hearthkin/domain/verification/documents';
import type { IdentityCheck } from '@hearthkin/domain/verification/identity-check';
import { type IdentityTerm, newIdentityTerm } from '@hearthkin/domain/verification/identity-term';
import type { Verification } from '@hearthkin/domain/verification/verification';
import type { Firestore } from 'firebase-admin/firestore';
import { deleteIdentityPhotos } from '../identity/delete-identity-photos';
import { acceptFacesLater } from '../identity/known-faces';
import { readRecipient } from '../notification/notify';
import { missingData, setListed } from '../platform/people/listed-in';
import { applications, companions, users, verifications } from '../platform/records/collections';
import { defineDecision } from '../staff/decision';
import { markedDocuments, rejectedDocuments } from './marked-documents';

/**
 * Decides about a person's documents, or takes an acceptance back, which may list or unlist a
 * companion, notifies them, and deletes the photos of the identity check unless staff still have to
 * compare them. A rejection names the documents to replace.
 */
export const reviewVerification = defineDecision('reviewVerification', {
  queue: 'verifications',
  itemId: ({ uid }) => uid,
  deps: () => ({ deletePhotos: deleteIdentityPhotos }),
  read: (doc, { decision }) => {
    const review = doc.data();
    return decision === 'revoked' || review?.documentsUploaded ? review : undefined;
  },
  waits: ({ verificationStatus }, { decision }) =>
    verificationStatus === (decision === 'revoked' ? 'verified' : 'pending'),
  act: ({ decision }) => `verification-${decision}`,
  decide: async ({ tx, db, doc, item, input, caller, now }) => {
    const { uid, decision, notes, documents: named } = input;
    const verificationStatus = statusOf(input);
    const [reader, listing, application, acceptFaces] = await Promise.all([
      readRecipient(tx, db, uid),
      tx.get(companions(db).doc(uid)),
      tx.get(applications(db).doc(uid)).then((snapshot) => snapshot.data() ?? null),
      acceptFacesLater(tx, db, uid),
    ]);
    if (reader === null) throw new AppError('not-found', 'There is no account');
    const isVerified = decision === 'verified';
    const { changed: _, documentsUploaded, identityTerm, ...review } = item;
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
      reviewedBy: caller.uid,
    };
    tx.set(doc.ref, decided);
    if (isVerified) acceptFaces();
    const verification = { isVerified, verificationStatus };
    tx.update(users(db).doc(uid), { verification, level: levelOf(reader.account, decided) });
    const missing = setListed(tx, listing, { ...reader.account, verification });
    const isRejected = decision === 'rejected';
    const rejected: Record<string, string> = isRejected ? { documents: named.join(' ') } : {};
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
    return {
      entry: { note: notes, concerns: [uid] },
      news: [
        {
          reader,
          kind: `verification-${decision}`,
          data: { product: PRODUCT_NAME, notes, ...rejected, ...missingData(missing) },
          link: [link, actionLabel(decision, missing !== null)],
          sentence: withNotes(sentenceOf(input, missing !== null), notes),
          more: missing === null ? [] : [listedWords(missing)],
        },
      ],
    };
  },
  answer: (input) => ({ verificationStatus: statusOf(input) }),
  after: async ({ db, input }, { deletePhotos }) => {
    if (!(await needsPhotoReview(db, input))) await deletePhotos(input.uid);
  },
  undo: null,
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

/** The documents with the decision about each. */
function decidedDocuments(
  documents: DocumentsUploaded,
  { decision, documents: named }: ReviewVerificationInput,
): DocumentsUploaded | Promise<DocumentsUploaded> {
  if (decision === 'verified') return markedDocuments(documents, 'verified');
  return rejectedDocuments(documents, decision === 'rejected' ? named : undefined);
}

const statusOf = ({ decision }: ReviewVerificationInput): 'verified' | 'rejected' =>
  decision === 'verified' ? 'verified' : 'rejected';

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

/** The time until which the identity counts: accepted documents begin it anew, and there is none to take up after a revocation. */
function termAfter(
  identityTerm: IdentityTerm | undefined,
  decision: ReviewVerificationInput['decision'],
  now: Date,
): Pick<Verification, 'identityTerm'> {
  if (decision === 'verified') return { identityTerm: newIdentityTerm(now) };
  return decision === 'revoked' || identityTerm === undefined ? {} : { identityTerm };
}

function sentenceOf(
  { decision, documents }: ReviewVerificationInput,
  isCompanion: boolean,
): string {
  if (decision === 'rejected') return documentsRejected(documents);
  if (decision === 'revoked') return VERIFICATION_REVOKED;
  return `Your documents are verified.${isCompanion ? '' : ' Thank you for making this a safer place.'}`;
}

function actionLabel(decision: ReviewVerificationInput['decision'], isCompanion: boolean): string {
  if (decision === 'rejected') return 'Replace your document';
  return decision === 'verified' && isCompanion ? 'See your listing' : 'See your verification';
}
