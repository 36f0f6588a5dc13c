import type { StorySubmission } from '@hearthkin/domain/community/story';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { storySubmissions } from '../platform/records/collections';

/** The submission of a published story. */
export function submissionOf(db: Firestore, storyId: string): Query<StorySubmission> {
  return storySubmissions(db).where('storyId', '==', storyId).limit(1);
}

/** All submissions of a person. */
export function submissionsBy(db: Firestore, uid: string): Query<StorySubmission> {
  return storySubmissions(db).where('authorId', '==', uid);
}
