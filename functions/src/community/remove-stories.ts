import type { Firestore } from 'firebase-admin/firestore';
import { stories } from '../core/collections';
import { pagesOf, unparsed } from '../core/pages';
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
