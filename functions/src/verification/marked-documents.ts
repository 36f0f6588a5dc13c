import type { DocumentKind, DocumentsUploaded } from '@hearthkin/domain/verification/documents';

/** Both documents with a status. */
export function markedDocuments(
  { idDocument, proofOfAddress }: DocumentsUploaded,
  status: 'pending' | 'verified' | 'rejected',
): DocumentsUploaded {
  return { idDocument: { ...idDocument, status }, proofOfAddress: { ...proofOfAddress, status } };
}

/** Both documents after a rejection: those that need replacing, and the other one approved. */
export function rejectedDocuments(
  documents: DocumentsUploaded,
  rejected: readonly DocumentKind[],
): DocumentsUploaded {
  const status = (kind: DocumentKind) => (rejected.includes(kind) ? 'rejected' : 'verified');
  return {
    idDocument: { ...documents.idDocument, status: status('idDocument') },
    proofOfAddress: { ...documents.proofOfAddress, status: status('proofOfAddress') },
  };
}
