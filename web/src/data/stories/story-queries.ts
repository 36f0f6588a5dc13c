import {
  type StoryTag,
  storySchema,
  storySubmissionSchema,
} from '@hearthkin/domain/community/story';
import {
  collection,
  doc,
  limit,
  orderBy,
  type QueryStartAtConstraint,
  query,
  where,
} from 'firebase/firestore';
import type * as z from 'zod/mini';
import { firestore } from '../../firebase/firestore';
import { documentsOf } from '../kit/documents';
import type { LiveQuery } from '../kit/live-query';
import { type Doc, type Pages, watchDoc, watchPages } from '../kit/readers';

const stories = documentsOf(storySchema);
const submissions = documentsOf(storySubmissionSchema);

export type Story = z.infer<typeof storySchema>;
export type StorySubmission = z.infer<typeof storySubmissionSchema>;

/** Stories per page. */
export const STORY_PAGE = 12;

/** The user's own stories per page. */
export const OWN_STORY_PAGE = 10;

/** Visitors see public stories; the community also sees its own. */
export type StoryReaders = 'anyone' | 'community';

/** Published stories, newest first. Index: (privacyLevel, publishedAt), with a tag (tags, …). */
export function storyPages(readers: StoryReaders, tag: StoryTag | null): LiveQuery<Pages<Story>> {
  const list = (...from: QueryStartAtConstraint[]) =>
    query(
      collection(firestore(), 'stories').withConverter(stories),
      // The rules accept the list only when the query has this condition.
      readers === 'anyone'
        ? where('privacyLevel', '==', 'public')
        : where('privacyLevel', 'in', ['public', 'community']),
      ...(tag === null ? [] : [where('tags', 'array-contains', tag)]),
      orderBy('publishedAt', 'desc'),
      ...from,
      limit(STORY_PAGE),
    );
  return {
    key: `stories/${readers}/${tag ?? ''}`,
    open: (more) => watchPages(list, STORY_PAGE, more),
  };
}

/** One story; null when it doesn't exist. Fails for a visitor reading a community story. */
export function story(storyId: string): LiveQuery<Doc<Story> | null> {
  return {
    key: `story/${storyId}`,
    open: () => watchDoc(() => doc(firestore(), 'stories', storyId).withConverter(stories)),
  };
}

/** A user's own stories, latest first. Index: (authorId, submittedAt). */
export function ownStoryPages(uid: string): LiveQuery<Pages<StorySubmission>> {
  const list = (...from: QueryStartAtConstraint[]) =>
    query(
      collection(firestore(), 'storySubmissions').withConverter(submissions),
      where('authorId', '==', uid),
      orderBy('submittedAt', 'desc'),
      ...from,
      limit(OWN_STORY_PAGE),
    );
  return {
    key: `own-stories/${uid}`,
    open: (more) => watchPages(list, OWN_STORY_PAGE, more),
  };
}

/** One of the user's own stories; null when it doesn't exist. */
export function ownStory(id: string): LiveQuery<Doc<StorySubmission> | null> {
  return {
    key: `own-story/${id}`,
    open: () => watchDoc(() => doc(firestore(), 'storySubmissions', id).withConverter(submissions)),
  };
}
