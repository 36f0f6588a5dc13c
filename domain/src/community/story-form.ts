import * as z from 'zod/mini';
import { personName, tidyName } from '../account/person-name';
import { idSchema, typedText } from '../foundation/schemas';
import { VISIBLE } from '../foundation/typed';
import { PRIVACY_LEVELS, STORY_LIMITS, tagsSchema } from './story';

/** The name that a story is shown with. */
const AUTHOR = personName('Please enter a display name, or share it anonymously');

/** The form that shares a story (specification 2, sections 3 and 5). */
export const storyFormSchema = z
  .object({
    title: z
      .string()
      .check(
        z.trim(),
        z.regex(VISIBLE, 'Please give your story a title'),
        z.maxLength(
          STORY_LIMITS.title,
          `Please keep the title to ${STORY_LIMITS.title} characters`,
        ),
      ),
    story: z.string().check(
      // Lone surrogates can't be stored.
      z.overwrite((typed) => typed.replace(/\p{Cs}/gu, '')),
      z.trim(),
      z.regex(VISIBLE, 'Please write your story'),
      z.minLength(
        STORY_LIMITS.storyMin,
        `Please write at least ${STORY_LIMITS.storyMin} characters`,
      ),
      z.maxLength(STORY_LIMITS.story, 'Please keep your story to 2,000 characters'),
    ),
    authorName: z
      .string()
      .check(
        z.overwrite(tidyName),
        z.maxLength(STORY_LIMITS.authorName, 'Please choose a shorter name'),
      ),
    isAnonymous: z.boolean(),
    privacyLevel: z.enum(PRIVACY_LEVELS),
    tags: tagsSchema,
    allowContacts: z.boolean(),
    triggerWarning: z.boolean(),
    triggerWarningText: typedText(STORY_LIMITS.triggerWarningText, 'Please keep it shorter'),
    agreeToGuidelines: z.boolean(),
  })
  .check(
    z.superRefine(({ isAnonymous, authorName, agreeToGuidelines }, context) => {
      const named = isAnonymous ? undefined : AUTHOR.safeParse(authorName);
      for (const { message } of named?.error?.issues ?? []) {
        context.addIssue({ code: 'custom', path: ['authorName'], message });
      }
      if (!agreeToGuidelines) {
        const message = 'Please agree to the community guidelines';
        context.addIssue({ code: 'custom', path: ['agreeToGuidelines'], message });
      }
    }),
  );
export type StoryForm = z.infer<typeof storyFormSchema>;

/** Input of `saveStory`. */
export const saveStoryInput = z.strictObject({ submissionId: idSchema, form: storyFormSchema });

/**
 * A form as it is stored. A name is dropped if the story is anonymous, a warning text if there is
 * no warning.
 */
export function storyFromForm(form: StoryForm) {
  const { isAnonymous, privacyLevel, triggerWarning } = form;
  return {
    ...form,
    authorName: isAnonymous ? '' : form.authorName,
    // A conversation would reveal an anonymous author.
    allowContacts: !isAnonymous && privacyLevel !== 'private' && form.allowContacts,
    triggerWarningText: triggerWarning ? form.triggerWarningText : '',
    agreeToGuidelines: true as const,
    status: privacyLevel === 'private' ? ('private' as const) : ('pending_review' as const),
  };
}
