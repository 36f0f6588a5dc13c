import type { DOCUMENT_CONTENT_TYPES } from './documents';
import { fileKind } from './picture-type';

export type DocumentContentType = (typeof DOCUMENT_CONTENT_TYPES)[number];

const PDF = '%PDF-';

/**
 * What a document is by its first bytes, or null when it is nothing that is taken; neither its name
 * nor its declared type is asked.
 * @param head the first `FILE_HEAD_BYTES` of the file, or all of it.
 */
export function documentType(head: Uint8Array): DocumentContentType | null {
  if (String.fromCharCode(...head.subarray(0, PDF.length)) === PDF) return 'application/pdf';
  const kind = fileKind(head);
  return kind === 'image/jpeg' || kind === 'image/png' ? kind : null;
}
