import type { DocumentContentType } from '@hearthkin/domain/verification/document-type';
import { DOCUMENT_KINDS, type DocumentKind } from '@hearthkin/domain/verification/documents';
import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { firestore } from '../../firebase/firestore';
import { filesIn } from '../../firebase/storage';
import { MissingDocuments } from './missing-documents';

/** An uploaded document. */
export interface SubmittedDocument {
  /** One of `DOCUMENT_TYPES`. */
  readonly type: string;
  /** The original file name. */
  readonly fileName: string;
  /** `privatePathOf` */
  readonly storagePath: string;
  readonly contentType: DocumentContentType;
  /** In bytes. */
  readonly size: number;
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
  const folders = await Promise.all(
    DOCUMENT_KINDS.map((kind) => filesIn(`verification/${uid}/${kind}`)),
  );
  const missing = DOCUMENT_KINDS.filter(
    (kind, index) => !folders[index]?.includes(documents[kind].storagePath),
  );
  if (missing.length > 0) throw new MissingDocuments(missing);
  const state = { uploadedAt: serverTimestamp(), status: 'pending' };
  const uploaded = DOCUMENT_KINDS.map((kind) => [kind, { ...documents[kind], ...state }] as const);
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
