import type { StorySubmission } from '@hearthkin/domain/community/story';
import type { Firestore } from 'firebase-admin/firestore';
import { stories } from '../platform/records/collections';
import { pagesOf, unparsed } from '../platform/sweeps/pages';
import { submissionsBy } from './story-queries';

/** Deletes all stories of a deleted account, published ones included. May be repeated. */
export async function removeStories(db: Firestore, uid: string): Promise<void> {
  for await (const page of pagesOf(unparsed(submissionsBy(db, uid)))) {
    const batch = db.batch();
    for (const submission of page) {
      const storyId: unknown = submission.get('storyId');
      if (typeof storyId === 'string') batch.delete(stories(db).doc(storyId));
      batch.delete(submission.ref);
    }
    await batch.commit();
  }
}

const SUSPENDED = 'Your account was suspended. You may send your story again.';

/**
 * Takes a suspended person's stories off the site. They keep them, and may send them again once they
 * are reinstated. May be repeated.
 */
export async function unpublishStories(db: Firestore, uid: string): Promise<void> {
  for await (const page of pagesOf(unparsed(submissionsBy(db, uid)))) {
    const batch = db.batch();
    for (const submission of page) {
      const storyId: unknown = submission.get('storyId');
      if (typeof storyId !== 'string') continue;
      batch.delete(stories(db).doc(storyId));
      const returned: Partial<StorySubmission> = { status: 'returned', storyId: null };
      batch.update(submission.ref, { ...returned, notes: SUSPENDED });
    }
    await batch.commit();
  }
}
