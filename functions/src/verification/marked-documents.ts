import { DOCUMENT_FILE } from '@hearthkin/domain/verification/document-type';
import {
  DOCUMENT_KINDS,
  type DocumentKind,
  type DocumentsUploaded,
} from '@hearthkin/domain/verification/documents';
import { readUpload } from '../platform/files/storage';
import { digestOf } from './file-digest';

/** Both documents with a status. */
export function markedDocuments(
  { idDocument, proofOfAddress }: DocumentsUploaded,
  status: 'pending' | 'verified',
): DocumentsUploaded {
  return { idDocument: { ...idDocument, status }, proofOfAddress: { ...proofOfAddress, status } };
}

/**
 * Both documents after a rejection: those that need replacing, with the digest of their file, and the
 * other one approved.
 */
export async function rejectedDocuments(
  documents: DocumentsUploaded,
  rejected: readonly DocumentKind[] = DOCUMENT_KINDS,
): Promise<DocumentsUploaded> {
  const decided = async (kind: DocumentKind): Promise<DocumentsUploaded[DocumentKind]> => {
    const document = documents[kind];
    if (!rejected.includes(kind)) return { ...document, status: 'verified' };
    const file = await readUpload(document.storagePath, DOCUMENT_FILE);
    const digest = typeof file === 'string' ? {} : { rejectedDigest: digestOf(file.bytes) };
    return { ...document, status: 'rejected', ...digest };
  };
  const [idDocument, proofOfAddress] = await Promise.all([
    decided('idDocument'),
    decided('proofOfAddress'),
  ]);
  return { idDocument, proofOfAddress };
}
