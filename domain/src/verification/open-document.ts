import * as z from 'zod/mini';
import { DOCUMENT_KINDS } from './documents';
import { IDENTITY_PHOTOS } from './identity-reasons';
import { privatePath } from './private-path';

/** Input of `openDocument`: the Storage path of a document or identity photo. */
export const openDocumentInput = z.strictObject({
  path: privatePath([...IDENTITY_PHOTOS, ...DOCUMENT_KINDS]),
});

/** A document as its owner and staff get it, of a type in which nothing runs when a browser shows it. */
export interface OpenedDocument {
  readonly contentType: 'image/jpeg' | 'image/png' | 'application/pdf';
  readonly base64: string;
}
