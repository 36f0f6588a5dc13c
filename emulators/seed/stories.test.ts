import { storySchema, storySubmissionSchema } from '@hearthkin/domain/community/story';
import { storyFormSchema } from '@hearthkin/domain/community/story-form';
import { expect, it } from 'vitest';
import { sampleStories } from './stories';

const NOW = new Date('2026-03-07T18:20:00Z');

it('sample members have told stories, one of which waits for staff', () => {
  const stories = sampleStories(['ann', 'ben'], 'staff', NOW);
  expect(stories.map(({ submission }) => submission.status)).toEqual([
    'published',
    'published',
    'published',
    'pending_review',
  ]);
  for (const { submission, published } of stories) {
    expect(storySubmissionSchema.parse(submission)).toStrictEqual(submission);
    expect(storyFormSchema.parse(submission)).toBeTruthy();
    expect(submission.submittedAt.getTime()).toBeLessThan(NOW.getTime());
    if (published !== null) {
      expect(storySchema.parse(published.story)).toStrictEqual(published.story);
    }
  }
});

it('the story with a warning is anonymous', () => {
  const stories = sampleStories(['ann', 'ben', 'cleo'], 'staff', NOW);
  const hidden = stories.filter(({ submission }) => submission.isAnonymous);
  expect(hidden).toHaveLength(1);
  expect(hidden[0]?.published?.story).toMatchObject({
    privacyLevel: 'community',
    triggerWarning: true,
    authorName: null,
    allowsContact: false,
  });
});

it('without members there are no stories', () => {
  expect(sampleStories([], 'staff', NOW)).toEqual([]);
});
