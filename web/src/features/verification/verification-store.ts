import { DOCUMENT_KINDS, type DocumentKind } from '@hearthkin/domain/verification/documents';
import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { firestore } from '../../firebase/firestore';
import { storedFile } from '../../firebase/storage';
import { MissingDocuments } from './missing-documents';

/** A document that lies in Storage already. */
export interface HandedIn {
  /** One of `DOCUMENT_TYPES`. */
  readonly type: string;
  /** As its owner knows it. */
  readonly fileName: string;
  /** `verification/{uid}/{kind}/{file}` */
  readonly storagePath: string;
}

const FIELDS = ['isVerified', 'verificationStatus', 'documentsUploaded', 'submittedAt'];

/**
 * Hands in both documents for review. A transaction, because it only counts once the server has it:
 * nothing is shown as handed in before, and nothing waits for a network unseen.
 * @throws MissingDocuments when a file is not there.
 * @throws FirebaseError when the rules refuse it or the network is gone.
 */
export async function submitDocuments(
  uid: string,
  documents: Readonly<Record<DocumentKind, HandedIn>>,
): Promise<void> {
  // Type, size and time as Storage knows them, not as this device does.
  const stored = await Promise.all(
    DOCUMENT_KINDS.map((kind) => storedFile(documents[kind].storagePath)),
  );
  const missing = DOCUMENT_KINDS.filter((_, index) => stored[index] === null);
  if (missing.length > 0) throw new MissingDocuments(missing);
  const uploaded = DOCUMENT_KINDS.map(
    (kind, index) => [kind, { ...documents[kind], ...stored[index], status: 'pending' }] as const,
  );
  const submission = {
    isVerified: false,
    verificationStatus: 'pending',
    documentsUploaded: Object.fromEntries(uploaded),
    submittedAt: serverTimestamp(),
  };
  await runTransaction(firestore(), async (transaction) => {
    transaction.set(reviewOf(uid), submission, { mergeFields: FIELDS });
  });
}

/**
 * Takes a rejected review up again.
 * @throws FirebaseError when it was not rejected or the network is gone.
 */
export async function restartReview(uid: string): Promise<void> {
  await runTransaction(firestore(), async (transaction) => {
    transaction.update(reviewOf(uid), { verificationStatus: 'not_started' });
  });
}

function reviewOf(uid: string) {
  return doc(firestore(), 'verifications', uid);
}
