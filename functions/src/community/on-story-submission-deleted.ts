import { onDocumentDeleted } from 'firebase-functions/v2/firestore';
import { stories } from '../platform/records/collections';
import { database } from '../platform/records/database';
import { onDocument } from '../platform/trigger';

/** Deletes the published story of a deleted submission. */
export const onStorySubmissionDeleted = onDocumentDeleted(
  onDocument('storySubmissions/{submissionId}'),
  async (event) => {
    const storyId: unknown = event.data?.get('storyId');
    if (typeof storyId === 'string') await stories(database()).doc(storyId).delete();
  },
);
