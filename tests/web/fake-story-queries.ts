import type * as Queries from '../../web/src/data/stories/story-queries';
import { readPages } from './fake-pages';
import { read } from './fake-queries';

/** Stands in for what is read of stories. */

export const STORY_PAGE = 12;
export const OWN_STORY_PAGE = 10;

export const storyPages: typeof Queries.storyPages = (readers, tag) =>
  readPages('storyPages', `${readers}/${tag}`, STORY_PAGE, ({ stories }) =>
    stories.filter(
      ({ data }) =>
        (readers === 'community' || data.privacyLevel === 'public') &&
        (tag === null || data.tags.includes(tag)),
    ),
  );

export const story: typeof Queries.story = (storyId) =>
  read('story', storyId, ({ stories }) => stories.find(({ id }) => id === storyId) ?? null);

export const ownStoryPages: typeof Queries.ownStoryPages = (uid) =>
  readPages('ownStoryPages', uid, OWN_STORY_PAGE, ({ storySubmissions }) =>
    storySubmissions.filter(({ data }) => data.authorId === uid),
  );

export const ownStory: typeof Queries.ownStory = (storyId) =>
  read(
    'ownStory',
    storyId,
    ({ storySubmissions }) => storySubmissions.find(({ id }) => id === storyId) ?? null,
  );

export const waitingStories: typeof Queries.waitingStories = (count) =>
  read('waitingStories', String(count), ({ storySubmissions }) =>
    storySubmissions.filter(({ data }) => data.status === 'pending_review').slice(0, count),
  );
