import { levelOf } from '@hearthkin/domain/account/level';
import type { ReviewIdentityInput } from '@hearthkin/domain/admin/queue-acts';
import { placeOfDocument } from '@hearthkin/domain/companion/checklist';
import { listedWords } from '@hearthkin/domain/companion/listed';
import { documentPath } from '@hearthkin/domain/companion/onboarding';
import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { withNotes } from '@hearthkin/domain/news/words';
import { acceptedIdentity } from '@hearthkin/domain/verification/identity-term';
import type { Verification } from '@hearthkin/domain/verification/verification';
import { deleteIdentityPhotos } from '../identity/delete-identity-photos';
import { acceptFacesLater } from '../identity/known-faces';
import { readRecipient } from '../notification/notify';
import { missingData, setListed } from '../platform/people/listed-in';
import { ageDoubts, applications, companions, users } from '../platform/records/collections';
import { defineDecision } from '../staff/decision';
import { rejectedDocuments } from '../verification/marked-documents';

/**
 * Decides about an identity check that the comparison left open, notifies the person and deletes
 * the two photos. A refusal also rejects waiting or accepted documents, which unlists a companion.
 */
export const reviewIdentity = defineDecision('reviewIdentity', {
  queue: 'identities',
  itemId: ({ uid }) => uid,
  deps: () => ({ deletePhotos: deleteIdentityPhotos }),
  read: (doc) => {
    const review = doc.data();
    const { identityCheck } = review ?? {};
    return review && identityCheck && { ...review, identityCheck };
  },
  act: ({ decision }) => `identity-${decision}`,
  decide: async ({ tx, db, doc, item: review, input, caller, now }) => {
    const { uid, decision, notes } = input;
    const [reader, listing, application, acceptFaces] = await Promise.all([
      readRecipient(tx, db, uid),
      tx.get(companions(db).doc(uid)),
      tx.get(applications(db).doc(uid)).then((snapshot) => snapshot.data() ?? null),
      acceptFacesLater(tx, db, uid),
    ]);
    if (reader === null) throw new AppError('not-found', 'There is no account');
    const isMatch = decision === 'matched';
    const sentBack = isMatch ? null : await documentsSentBack(review, notes, caller.uid, now);
    const identityCheck = {
      ...review.identityCheck,
      status: statusOf(input),
      ...(isMatch ? {} : { refusedAt: now }),
    };
    const passed = isMatch ? acceptedIdentity(review, now) : {};
    const decided = { ...review, ...sentBack, ...passed, identityCheck };
    const { isVerified, verificationStatus } = decided;
    tx.set(doc.ref, decided);
    // They have compared the birth date with the document, and the person with those who look alike.
    if (isMatch) {
      tx.delete(ageDoubts(db).doc(uid));
      acceptFaces();
    }
    const verification = { isVerified, verificationStatus };
    tx.update(users(db).doc(uid), { verification, level: levelOf(reader.account, decided) });
    const missing = setListed(tx, listing, { ...reader.account, verification });
    // A companion who still applies submits an ID with the application.
    const link =
      !isMatch && missing !== null
        ? placeOfDocument('idDocument', application)
        : documentPath(undefined);
    return {
      entry: { note: notes, concerns: [uid] },
      news: [
        {
          reader,
          kind: `identity-${decision}`,
          data: { product: PRODUCT_NAME, notes, ...missingData(missing) },
          link: [link, isMatch ? 'See your verification' : 'Submit your ID'],
          ...(isMatch && { subject: 'Your identity check is complete' }),
          sentence: withNotes(
            isMatch
              ? 'We’ve reviewed your two photos: they show the same person. We’ve deleted them.'
              : 'We couldn’t verify your identity from your two photos. We’ve deleted them.',
            notes,
          ),
          more: missing === null ? [] : [listedWords(missing)],
        },
      ],
    };
  },
  answer: (input) => ({ status: statusOf(input) }),
  after: ({ input: { uid } }, { deletePhotos }) => deletePhotos(uid),
  undo: null,
});

const statusOf = ({ decision }: ReviewIdentityInput): 'passed' | 'failed' =>
  decision === 'matched' ? 'passed' : 'failed';

/** The rejection of waiting or accepted documents; null if there are none. */
async function documentsSentBack(
  { documentsUploaded, verificationStatus }: Verification,
  notes: string,
  reviewedBy: string,
  reviewedAt: Date,
) {
  const areIn = verificationStatus === 'pending' || verificationStatus === 'verified';
  if (documentsUploaded === undefined || !areIn) return null;
  return {
    isVerified: false,
    verificationStatus: 'rejected' as const,
    documentsUploaded: await rejectedDocuments(documentsUploaded),
    notes,
    reviewedAt,
    reviewedBy,
  };
}
