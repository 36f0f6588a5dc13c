import type { DocumentsUploaded } from '@hearthkin/domain/verification/documents';

/** Both documents with a status. */
export function markedDocuments(
  { idDocument, proofOfAddress }: DocumentsUploaded,
  status: 'pending' | 'verified' | 'rejected',
): DocumentsUploaded {
  return { idDocument: { ...idDocument, status }, proofOfAddress: { ...proofOfAddress, status } };
}
