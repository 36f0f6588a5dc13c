import {
  type StoryTag,
  storySchema,
  storySubmissionSchema,
} from '@hearthkin/domain/community/story';
import type * as z from 'zod/mini';
import { orderBy, where } from '../kit/constraints';
import { documentsOf } from '../kit/documents';
import { document, nullIfDenied, pages, source } from '../kit/queries';

const stories = source('stories', documentsOf(storySchema));
const submissions = source('storySubmissions', documentsOf(storySubmissionSchema));

export type Story = z.infer<typeof storySchema>;
export type StorySubmission = z.infer<typeof storySubmissionSchema>;

/** Stories per page. */
export const STORY_PAGE = 12;

/** The user's own stories per page. */
export const OWN_STORY_PAGE = 10;

/** Visitors see public stories; the community also sees its own. */
export type StoryReaders = 'anyone' | 'community';

/** Published stories, newest first. Index: (privacyLevel, publishedAt), with a tag (tags, …). */
export const storyPages = (readers: StoryReaders, tag: StoryTag | null) =>
  pages(
    `stories/${readers}/${tag ?? ''}`,
    stories,
    STORY_PAGE,
    // The rules accept the list only when the query has this condition.
    readers === 'anyone'
      ? where('privacyLevel', '==', 'public')
      : where('privacyLevel', 'in', ['public', 'community']),
    ...(tag === null ? [] : [where('tags', 'array-contains', tag)]),
    orderBy('publishedAt', 'desc'),
  );

/** One story; null when it doesn't exist, or is only for others: the rules don't tell which. */
export const story = (storyId: string) =>
  nullIfDenied(document(`story/${storyId}`, stories, storyId));

/** A user's own stories, latest first. Index: (authorId, submittedAt). */
export const ownStoryPages = (uid: string) =>
  pages(
    `own-stories/${uid}`,
    submissions,
    OWN_STORY_PAGE,
    where('authorId', '==', uid),
    orderBy('submittedAt', 'desc'),
  );

/** One of the user's own stories; null when it doesn't exist. */
export const ownStory = (id: string) => document(`own-story/${id}`, submissions, id);
