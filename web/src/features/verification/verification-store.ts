import { DOCUMENT_KINDS, type DocumentKind } from '@hearthkin/domain/verification/documents';
import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { firestore } from '../../firebase/firestore';
import { storedFile } from '../../firebase/storage';
import { MissingDocuments } from './missing-documents';

/** An uploaded document. */
export interface SubmittedDocument {
  /** One of `DOCUMENT_TYPES`. */
  readonly type: string;
  /** The original file name. */
  readonly fileName: string;
  /** `verification/{uid}/{kind}/{file}` */
  readonly storagePath: string;
}

const FIELDS = ['isVerified', 'verificationStatus', 'documentsUploaded', 'submittedAt'];

/**
 * Submits both documents. A transaction, so that nothing shows as submitted before the server has
 * it and nothing waits offline.
 * @throws MissingDocuments when a file isn't in Storage.
 * @throws FirebaseError when rules refuse it or the network is gone.
 */
export async function submitDocuments(
  uid: string,
  documents: Readonly<Record<DocumentKind, SubmittedDocument>>,
): Promise<void> {
  // Type, size and time come from Storage, not from this device.
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
 * Restarts a rejected verification.
 * @throws FirebaseError when it wasn't rejected or the network is gone.
 */
export async function restartReview(uid: string): Promise<void> {
  await runTransaction(firestore(), async (transaction) => {
    transaction.update(reviewOf(uid), { verificationStatus: 'not_started' });
  });
}

function reviewOf(uid: string) {
  return doc(firestore(), 'verifications', uid);
}
