import * as z from 'zod/mini';
import type { ProfilePictureType } from '../account/profile-files';
import { claimPicturePath } from '../booking/claim-pictures';
import { reportFilePath } from '../safety/report-pictures';
import { DOCUMENT_KINDS } from '../verification/documents';
import { IDENTITY_PHOTOS } from '../verification/identity-reasons';
import { privatePath } from '../verification/private-path';

/** Input of `openDocument`: the Storage path of a document, identity photo picture of a claim, or file of a report. */
export const openDocumentInput = z.strictObject({
  path: z.union([
    privatePath([...IDENTITY_PHOTOS, ...DOCUMENT_KINDS]),
    claimPicturePath,
    reportFilePath,
  ]),
});

/** A file as those who may see it get it, of a type in which nothing runs when a browser shows it. */
export interface OpenedDocument {
  readonly contentType: ProfilePictureType | 'application/pdf';
  readonly base64: string;
}
