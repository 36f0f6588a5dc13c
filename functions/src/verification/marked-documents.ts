import type { DocumentsUploaded } from '@hearthkin/domain/verification/documents';

/** Both documents with the decision. */
export function markedDocuments(
  { idDocument, proofOfAddress }: DocumentsUploaded,
  status: 'verified' | 'rejected',
): DocumentsUploaded {
  return { idDocument: { ...idDocument, status }, proofOfAddress: { ...proofOfAddress, status } };
}
