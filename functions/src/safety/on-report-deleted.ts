import { reportFolder } from '@hearthkin/domain/safety/report-pictures';
import { onDocumentDeleted } from 'firebase-functions/v2/firestore';
import { deleteFolder } from '../platform/files/storage';
import { onDocument } from '../platform/trigger';

/** Deletes the pictures of a report that has expired. */
export const onReportDeleted = onDocumentDeleted(onDocument('reports/{reportId}'), (event) =>
  deleteFolder(reportFolder(event.params.reportId)),
);
