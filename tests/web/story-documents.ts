import type { Story, StorySubmission } from '../../web/src/data/stories/story-queries';
import { MEMBER, NOW } from './people';

export const WORDS = 'It began with a walk along the river. '.repeat(6).trim();

/** A published story. */
export function story(id: string, change: Partial<Story> = {}) {
  const data: Story = {
    title: 'A walk a week',
    story: WORDS,
    tags: ['hope', 'friendship'],
    triggerWarning: false,
    triggerWarningText: '',
    privacyLevel: 'public',
    authorName: 'Robin',
    allowsContact: false,
    publishedAt: NOW,
    ...change,
  };
  return { id, data };
}

/** A story submitted by the member. */
export function submission(id: string, change: Partial<StorySubmission> = {}) {
  const data: StorySubmission = {
    authorId: MEMBER.uid,
    title: 'My first dinner',
    story: WORDS,
    authorName: 'Robin',
    isAnonymous: false,
    privacyLevel: 'public',
    tags: ['hope'],
    allowContacts: false,
    triggerWarning: false,
    triggerWarningText: '',
    agreeToGuidelines: true,
    status: 'pending_review',
    notes: '',
    submittedAt: NOW,
    decidedAt: null,
    decidedBy: null,
    storyId: null,
    ...change,
  };
  return { id, data };
}
