import { PRIVACY_LEVELS, STORY_TAG_IDS } from '@hearthkin/domain/community/story';
import { type StoryForm, storyFormSchema } from '@hearthkin/domain/community/story-form';
import { text } from '@hearthkin/domain/foundation/schemas';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import type { Doc } from '../../data/kit/readers';
import type { StorySubmission } from '../../data/stories/story-queries';
import { call } from '../../firebase/call';
import { loginPath, PATHS } from '../../lib/paths';
import { sessionDraft } from '../../lib/session-draft';
import { signUpPath, signupIsIncomplete, useSession } from '../../session/session';
import { useAction } from '../../ui/hooks/use-action';

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
const storyDrafts = sessionDraft('story', draftSchema);

const NEW_STORY = 'new';

const EMPTY_STORY: StoryForm = {
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
function formOf(submission: StorySubmission): StoryForm {
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

/**
 * The story form with its draft, which survives a reload and signing in.
 * @param former the story to change; null for a new one.
 * @param onSent gets the submitted form.
 */
export function useStoryForm(
  former: Doc<StorySubmission> | null,
  onSent: (form: StoryForm) => void,
) {
  const draftId = former?.id ?? NEW_STORY;
  const session = useSession();
  const navigate = useNavigate();
  const [savedDraft] = useState(() => storyDrafts.load(draftId));
  const [id] = useState(() => former?.id ?? savedDraft?.id ?? crypto.randomUUID());
  const [blank] = useState(() => (former === null ? EMPTY_STORY : formOf(former.data)));
  const form = useForm<StoryForm>({
    resolver: zodResolver(storyFormSchema),
    defaultValues: savedDraft?.form ?? blank,
  });
  const { control, getValues } = form;

  const typed = useWatch({ control });
  const text = JSON.stringify(typed);
  const isBlank = text === JSON.stringify(blank);
  useEffect(() => {
    if (isBlank) storyDrafts.drop(draftId);
    else storyDrafts.save(draftId, { id, form: JSON.parse(text) });
  }, [isBlank, text, draftId, id]);

  const { run, isBusy, failure } = useAction(() => {
    storyDrafts.drop(draftId);
    onSent(getValues());
  });

  async function send(values: StoryForm): Promise<void> {
    if (session.status !== 'signed-in' || signupIsIncomplete(session)) {
      // The draft survives the sign-in.
      const back = PATHS.shareStory;
      await navigate(session.status === 'signed-in' ? signUpPath(session, back) : loginPath(back));
      return;
    }
    await run(() => call('saveStory', { submissionId: id, form: values }));
  }

  return { form, isBusy, failure, send };
}
