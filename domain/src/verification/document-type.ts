import type { DOCUMENT_CONTENT_TYPES } from './documents';
import { fileKind } from './picture-type';

export type DocumentContentType = (typeof DOCUMENT_CONTENT_TYPES)[number];

const PDF = '%PDF-';

/**
 * The type of a document by its first bytes, ignoring its name and declared type; null if not
 * accepted.
 * @param head the first `FILE_HEAD_BYTES` of the file, or all of it.
 */
export function documentType(head: Uint8Array): DocumentContentType | null {
  if (String.fromCharCode(...head.subarray(0, PDF.length)) === PDF) return 'application/pdf';
  const kind = fileKind(head);
  return kind === 'image/jpeg' || kind === 'image/png' ? kind : null;
}
