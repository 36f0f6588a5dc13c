import { type DOCUMENT_CONTENT_TYPES, DOCUMENT_MAX_BYTES } from './documents';
import { isPdf, pictureType } from './picture-type';

export type DocumentContentType = (typeof DOCUMENT_CONTENT_TYPES)[number];

/**
 * The type of a document by its first bytes, ignoring its name and declared type; null if not
 * accepted.
 * @param head the first `FILE_HEAD_BYTES` of the file, or all of it.
 */
export function documentType(head: Uint8Array): DocumentContentType | null {
  return isPdf(head) ? 'application/pdf' : pictureType(head);
}

/** The conditions for a document for review. */
export const DOCUMENT_FILE = { maxBytes: DOCUMENT_MAX_BYTES, typeOf: documentType } as const;
