import { isPublicActivity } from '@hearthkin/domain/community/activity-state';
import { activityEvent, STORY_SUMMARY } from '@hearthkin/domain/community/public-page';
import { SUMMARY_LENGTH } from '@hearthkin/domain/companion/public-page';
import { excerpt } from '@hearthkin/domain/foundation/characters';
import type { Firestore } from 'firebase-admin/firestore';
import { activities, stories } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';
import type { PageFacts } from './served-page';

/** The facts of a group activity's page; null for one that doesn't exist or isn't published. */
export async function readActivityPage(
  db: Firestore,
  activityId: string,
  site: string,
): Promise<PageFacts | null> {
  const activity = dataOf(await activities(db).doc(activityId).get());
  if (activity === null || !isPublicActivity(activity)) return null;
  const address = `${site}/community/activity/${activityId}`;
  return {
    title: activity.title,
    description: excerpt(activity.description, SUMMARY_LENGTH),
    address,
    kind: 'website',
    isFindable: true,
    structured: activityEvent(activity, address),
  };
}

/** The facts of a story's page; null for one that doesn't exist, or that is for people with an account. */
export async function readStoryPage(
  db: Firestore,
  storyId: string,
  site: string,
): Promise<PageFacts | null> {
  const story = dataOf(await stories(db).doc(storyId).get());
  if (story?.privacyLevel !== 'public') return null;
  return {
    title: story.title,
    description: STORY_SUMMARY,
    address: `${site}/community/stories/${storyId}`,
    kind: 'article',
    isFindable: true,
  };
}
