import { reportFolder } from '@hearthkin/domain/safety/report-pictures';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { systemClock } from '../platform/clock';
import { deleteFolder } from '../platform/files/storage';
import { following, isStale, onDocument } from '../platform/trigger';
import { signalDesk } from '../staff/desk-signal';

/** Signals the desk, and deletes the pictures of a report that has expired. */
export const onReportWritten = onDocumentWritten(
  onDocument('reports/{reportId}'),
  following(async (event) => {
    const now = systemClock.now();
    if (event.data === undefined || isStale(event, now)) return;
    await signalDesk(event.data, now);
    if (!event.data.after.exists) await deleteFolder(reportFolder(event.params.reportId));
  }),
);
