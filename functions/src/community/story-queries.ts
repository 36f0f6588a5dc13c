import type { StorySubmission } from '@hearthkin/domain/community/story';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { storySubmissions } from '../core/collections';

/** What a story that others read was published from. */
export function submissionOf(db: Firestore, storyId: string): Query<StorySubmission> {
  return storySubmissions(db).where('storyId', '==', storyId).limit(1);
}

/** All that a person has written. */
export function submissionsBy(db: Firestore, uid: string): Query<StorySubmission> {
  return storySubmissions(db).where('authorId', '==', uid);
}
