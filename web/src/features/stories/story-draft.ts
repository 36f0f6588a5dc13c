import { PRIVACY_LEVELS, STORY_TAG_IDS, type StoryForm } from '@hearthkin/domain/community/story';
import { text } from '@hearthkin/domain/schemas';
import * as z from 'zod/mini';
import type { StorySubmission } from '../../data/stories/story-queries';
import { sessionDraft } from '../../lib/session-draft';

const draftSchema = z.object({
  /** Kept when resending, so that the story is created once. */
  id: text(100),
  form: z.object({
    title: z.string(),
    story: z.string(),
    authorName: z.string(),
    isAnonymous: z.boolean(),
    privacyLevel: z.enum(PRIVACY_LEVELS),
    tags: z.array(z.enum(STORY_TAG_IDS)),
    allowContacts: z.boolean(),
    triggerWarning: z.boolean(),
    triggerWarningText: z.string(),
    agreeToGuidelines: z.boolean(),
  }),
});

/** Drafts by story id, or `new`. */
export const storyDrafts = sessionDraft('story', draftSchema);

export const NEW_STORY = 'new';

export const EMPTY_STORY: StoryForm = {
  title: '',
  story: '',
  authorName: '',
  isAnonymous: false,
  privacyLevel: 'community',
  tags: [],
  allowContacts: false,
  triggerWarning: false,
  triggerWarningText: '',
  agreeToGuidelines: false,
};

/** The form's values for an existing story. */
export function formOf(submission: StorySubmission): StoryForm {
  const { title, story, authorName, isAnonymous, privacyLevel, tags } = submission;
  const { allowContacts, triggerWarning, triggerWarningText } = submission;
  return {
    title,
    story,
    authorName,
    isAnonymous,
    privacyLevel,
    tags: [...tags],
    allowContacts,
    triggerWarning,
    triggerWarningText,
    agreeToGuidelines: true,
  };
}
