import { reportFolder } from '@hearthkin/domain/safety/report-pictures';
import { onDocumentDeleted } from 'firebase-functions/v2/firestore';
import { deleteFolder } from '../core/storage';
import { onDocument } from '../core/trigger';

/** Deletes the pictures of a report that has expired. */
export const onReportDeleted = onDocumentDeleted(onDocument('reports/{reportId}'), (event) =>
  deleteFolder(reportFolder(event.params.reportId)),
);
