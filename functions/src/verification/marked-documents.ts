import type { DocumentsUploaded } from '@hearthkin/domain/verification/documents';

/** Both documents with what was decided about them. */
export function markedDocuments(
  { idDocument, proofOfAddress }: DocumentsUploaded,
  status: 'verified' | 'rejected',
): DocumentsUploaded {
  return { idDocument: { ...idDocument, status }, proofOfAddress: { ...proofOfAddress, status } };
}
