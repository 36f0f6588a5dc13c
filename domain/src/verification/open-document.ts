import * as z from 'zod/mini';
import { claimPicturePath } from '../booking/claim-pictures';
import { DOCUMENT_KINDS } from './documents';
import { IDENTITY_PHOTOS } from './identity-reasons';
import { privatePath } from './private-path';

/** Input of `openDocument`: the Storage path of a document, identity photo or picture of a claim. */
export const openDocumentInput = z.strictObject({
  path: z.union([privatePath([...IDENTITY_PHOTOS, ...DOCUMENT_KINDS]), claimPicturePath]),
});

/** A file as those who may see it get it, of a type in which nothing runs when a browser shows it. */
export interface OpenedDocument {
  readonly contentType: 'image/jpeg' | 'image/png' | 'application/pdf';
  readonly base64: string;
}
