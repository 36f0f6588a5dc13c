import { type StoryForm, storyFormSchema } from '@hearthkin/domain/community/story';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { Doc } from '../../data/kit/readers';
import type { StorySubmission } from '../../data/stories/story-queries';
import { loginPath, PATHS } from '../../lib/paths';
import { signUpPath, signupIsIncomplete, useSession } from '../../session/session';
import { useAction } from '../../ui/hooks/use-action';
import { EMPTY_STORY, formOf, NEW_STORY, storyDrafts } from './story-draft';

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
    const { uid } = session;
    await run(async () => {
      const { submitStory, changeStory } = await import('./story-store');
      await (former === null ? submitStory(uid, id, values) : changeStory(id, values));
    });
  }

  return { form, isBusy, failure, send };
}
