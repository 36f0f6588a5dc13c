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
import { type Doc, type Pages, watchDoc, watchList, watchPages } from '../kit/readers';

/** The reads of stories, by name; see `queries.ts`. */

const stories = documentsOf(storySchema);
const submissions = documentsOf(storySubmissionSchema);

export type Story = z.infer<typeof storySchema>;
export type StorySubmission = z.infer<typeof storySubmissionSchema>;

/** Stories on one page of the list. */
export const STORY_PAGE = 12;

/** One's own stories on one page. */
export const OWN_STORY_PAGE = 10;

/** The rules list no more at once. */
const MOST = 50;

/** Whose stories are listed: those for anyone, or also those for the community. */
export type StoryReaders = 'anyone' | 'community';

/** Published stories, newest first. Index: (privacyLevel, publishedAt), with a tag (tags, …). */
export function storyPages(readers: StoryReaders, tag: StoryTag | null): LiveQuery<Pages<Story>> {
  const list = (...from: QueryStartAtConstraint[]) =>
    query(
      collection(firestore(), 'stories').withConverter(stories),
      // The list has to prove to the rules that it asks for nothing else.
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

/** One story; null where there is none. For a visitor reading one of the community's fails. */
export function story(storyId: string): LiveQuery<Doc<Story> | null> {
  return {
    key: `story/${storyId}`,
    open: () => watchDoc(() => doc(firestore(), 'stories', storyId).withConverter(stories)),
  };
}

/** What somebody wrote, latest first. Index: (authorId, submittedAt). */
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

/** One of one's own stories; null where there is none. */
export function ownStory(id: string): LiveQuery<Doc<StorySubmission> | null> {
  return {
    key: `own-story/${id}`,
    open: () => watchDoc(() => doc(firestore(), 'storySubmissions', id).withConverter(submissions)),
  };
}

/** Stories that wait for a decision, longest wait first. For staff. Index: (status, submittedAt). */
export function waitingStories(count: number): LiveQuery<readonly Doc<StorySubmission>[]> {
  return {
    key: `waiting-stories/${count}`,
    open: () =>
      watchList(() =>
        query(
          collection(firestore(), 'storySubmissions').withConverter(submissions),
          where('status', '==', 'pending_review'),
          orderBy('submittedAt', 'asc'),
          limit(Math.min(count, MOST)),
        ),
      ),
  };
}
