import * as z from 'zod/mini';
import { LIMITS } from '../account/fields';
import { isPersonName, NAME_MESSAGES } from '../account/person-name';
import { text, typedText } from '../schemas';

/** Topics of a story (specification 2, section 3, "Success story"). */
export const STORY_TAGS = {
  anxiety: 'Anxiety',
  depression: 'Depression',
  loneliness: 'Loneliness',
  'social-anxiety': 'Social Anxiety',
  recovery: 'Recovery',
  friendship: 'Friendship',
  growth: 'Growth',
  healing: 'Healing',
  therapy: 'Therapy',
  'support-groups': 'Support Groups',
  'self-care': 'Self-Care',
  mindfulness: 'Mindfulness',
  breakthrough: 'Breakthrough',
  hope: 'Hope',
  confidence: 'Confidence',
  'art-therapy': 'Art Therapy',
  'group-activities': 'Group Activities',
  'cooking-therapy': 'Cooking Therapy',
  'nature-therapy': 'Nature Therapy',
} as const;
export type StoryTag = keyof typeof STORY_TAGS;
export const STORY_TAG_IDS = Object.keys(STORY_TAGS) as [StoryTag, ...StoryTag[]];

/** Who may read a story: its author, signed-in readers, or everyone. */
export const PRIVACY_LEVELS = ['private', 'community', 'public'] as const;
export type PrivacyLevel = (typeof PRIVACY_LEVELS)[number];

/** Minimum and maximum text lengths in UTF-16 units. The security rules repeat them. */
export const STORY_LIMITS = {
  title: 120,
  storyMin: 200,
  story: 2000,
  authorName: LIMITS.name,
  triggerWarningText: 200,
  notes: 1000,
} as const;

/** At least one visible character. */
const VISIBLE = /[^\s\p{Z}\p{C}]/u;

const tagsSchema = z.array(z.enum(STORY_TAG_IDS)).check(z.maxLength(STORY_TAG_IDS.length));

/** The text of a story, for every audience. */
const storyTextSchema = z.object({
  title: text(STORY_LIMITS.title),
  story: text(STORY_LIMITS.story),
  tags: tagsSchema,
  triggerWarning: z.boolean(),
  /** The trigger warning; empty without one. */
  triggerWarningText: text(STORY_LIMITS.triggerWarningText),
});

/** `stories/{id}`: a published story, under an id made at publication. */
export const storySchema = z.extend(storyTextSchema, {
  privacyLevel: z.enum(['community', 'public']),
  /** The author's chosen name; null if anonymous. */
  authorName: z.nullable(text(STORY_LIMITS.authorName)),
  /** Whether readers may write to the author, whom `openConversation` finds: the story leads to no account. */
  allowsContact: z.boolean(),
  /** When staff published it. */
  publishedAt: z.date(),
});
export type Story = z.infer<typeof storySchema>;

/**
 * The states of a submission. Private stories are not reviewed; staff took withdrawn ones off the
 * site.
 */
export const SUBMISSION_STATUSES = [
  'pending_review',
  'private',
  'published',
  'returned',
  'withdrawn',
] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

/** States in which the author may edit. */
export const EDITABLE_STATUSES: readonly SubmissionStatus[] = [
  'pending_review',
  'returned',
  'private',
];

/**
 * `storySubmissions/{id}`: a story as submitted. Only its author and staff read it, a private one
 * only the author.
 */
export const storySubmissionSchema = z.extend(storyTextSchema, {
  authorId: z.string(),
  /** Empty for an anonymous author. */
  authorName: text(STORY_LIMITS.authorName),
  isAnonymous: z.boolean(),
  privacyLevel: z.enum(PRIVACY_LEVELS),
  allowContacts: z.boolean(),
  agreeToGuidelines: z.literal(true),
  status: z.enum(SUBMISSION_STATUSES),
  /** Notes of staff; empty before a decision. */
  notes: text(STORY_LIMITS.notes),
  /** When it was submitted or last changed. */
  submittedAt: z.date(),
  decidedAt: z.nullable(z.date()),
  decidedBy: z.nullable(z.string()),
  /** The id of the published story, or null. */
  storyId: z.nullable(z.string()),
});
export type StorySubmission = z.infer<typeof storySubmissionSchema>;

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
    authorName: typedText(STORY_LIMITS.authorName, 'Please choose a shorter name'),
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
      if (!isAnonymous && !VISIBLE.test(authorName)) {
        const message = 'Please enter a display name, or share it anonymously';
        context.addIssue({ code: 'custom', path: ['authorName'], message });
      } else if (!isAnonymous && !isPersonName(authorName)) {
        const message = `${NAME_MESSAGES.letters}, and no name that sounds like our team`;
        context.addIssue({ code: 'custom', path: ['authorName'], message });
      }
      if (!agreeToGuidelines) {
        const message = 'Please agree to the community guidelines';
        context.addIssue({ code: 'custom', path: ['agreeToGuidelines'], message });
      }
    }),
  );
export type StoryForm = z.infer<typeof storyFormSchema>;

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

/**
 * The published version of a submission.
 * @throws RangeError for a private one.
 */
export function publishedStory(submission: StorySubmission, publishedAt: Date): Story {
  const { title, story, tags, triggerWarning, triggerWarningText, privacyLevel } = submission;
  const { isAnonymous, allowContacts, authorName } = submission;
  if (privacyLevel === 'private') throw new RangeError('A private story is for its author only');
  return {
    title,
    story,
    tags,
    triggerWarning,
    triggerWarningText,
    privacyLevel,
    authorName: isAnonymous ? null : authorName,
    allowsContact: !isAnonymous && allowContacts,
    publishedAt,
  };
}
