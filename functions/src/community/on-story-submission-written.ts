import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { systemClock } from '../platform/clock';
import { stories } from '../platform/records/collections';
import { database } from '../platform/records/database';
import { following, isStale, onDocument } from '../platform/trigger';
import { signalDesk } from '../staff/desk-signal';

/** Signals the desk, and deletes the published story of a deleted submission. */
export const onStorySubmissionWritten = onDocumentWritten(
  onDocument('storySubmissions/{submissionId}'),
  following(async (event) => {
    const now = systemClock.now();
    if (event.data === undefined || isStale(event, now)) return;
    await signalDesk(event.data, now);
    const { before, after } = event.data;
    const storyId: unknown = before.get('storyId');
    if (!after.exists && typeof storyId === 'string')
      await stories(database()).doc(storyId).delete();
  }),
);
