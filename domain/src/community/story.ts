import * as z from 'zod/mini';
import { LIMITS } from '../account/fields';
import { text, typedText } from '../schemas';

/** What a story may be about (specification 2, section 3, "Success story"). */
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

/** Shortest and longest texts accepted, in UTF-16 units; the security rules repeat them. */
export const STORY_LIMITS = {
  title: 120,
  storyMin: 200,
  story: 2000,
  authorName: LIMITS.name,
  triggerWarningText: 200,
  notes: 1000,
} as const;

/** Anything at all to be seen. */
const VISIBLE = /[^\s\p{Z}\p{C}]/u;

const tagsSchema = z.array(z.enum(STORY_TAG_IDS)).check(z.maxLength(STORY_TAG_IDS.length));

/** The text of a story, for every audience. */
const storyTextSchema = z.object({
  title: text(STORY_LIMITS.title),
  story: text(STORY_LIMITS.story),
  tags: tagsSchema,
  triggerWarning: z.boolean(),
  /** What it warns of; empty without a warning. */
  triggerWarningText: text(STORY_LIMITS.triggerWarningText),
});

/** `stories/{id}`: a story as others read it. Its id is made when it is published. */
export const storySchema = z.extend(storyTextSchema, {
  privacyLevel: z.enum(['community', 'public']),
  /** As the author wants to be called; null for an anonymous author. */
  authorName: z.nullable(text(STORY_LIMITS.authorName)),
  /** An author who may be written to; null for those who did not ask for it or stay anonymous. */
  authorId: z.nullable(z.string()),
  /** When staff published it. */
  publishedAt: z.date(),
});
export type Story = z.infer<typeof storySchema>;

/** Where a story stands: private stories are not reviewed, staff took withdrawn ones off the site. */
export const SUBMISSION_STATUSES = [
  'pending_review',
  'private',
  'published',
  'returned',
  'withdrawn',
] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

/** Those in which its author may change a story. */
export const EDITABLE_STATUSES: readonly SubmissionStatus[] = [
  'pending_review',
  'returned',
  'private',
];

/** `storySubmissions/{id}`: a story as it was written. Only its author and staff read it. */
export const storySubmissionSchema = z.extend(storyTextSchema, {
  authorId: z.string(),
  /** Empty for an anonymous author. */
  authorName: text(STORY_LIMITS.authorName),
  isAnonymous: z.boolean(),
  privacyLevel: z.enum(PRIVACY_LEVELS),
  allowContacts: z.boolean(),
  agreeToGuidelines: z.literal(true),
  status: z.enum(SUBMISSION_STATUSES),
  /** What staff said when they decided; empty before. */
  notes: text(STORY_LIMITS.notes),
  /** When it was written, or changed last. */
  submittedAt: z.date(),
  decidedAt: z.nullable(z.date()),
  decidedBy: z.nullable(z.string()),
  /** The story that others read; null while there is none. */
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
      // Half a character cannot be stored.
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
    triggerWarningText: typedText(STORY_LIMITS.triggerWarningText, 'Please be briefer'),
    agreeToGuidelines: z.boolean(),
  })
  .check(
    z.superRefine(({ isAnonymous, authorName, agreeToGuidelines }, context) => {
      if (!isAnonymous && !VISIBLE.test(authorName)) {
        const message = 'Please enter a display name, or share it anonymously';
        context.addIssue({ code: 'custom', path: ['authorName'], message });
      }
      if (!agreeToGuidelines) {
        const message = 'Please agree to the community guidelines';
        context.addIssue({ code: 'custom', path: ['agreeToGuidelines'], message });
      }
    }),
  );
export type StoryForm = z.infer<typeof storyFormSchema>;

/** A form as it is kept: what contradicts anonymity or a missing warning is dropped. */
export function writtenStory(form: StoryForm) {
  const { isAnonymous, privacyLevel, triggerWarning } = form;
  return {
    ...form,
    authorName: isAnonymous ? '' : form.authorName,
    // A message to the author reveals who they are.
    allowContacts: !isAnonymous && privacyLevel !== 'private' && form.allowContacts,
    triggerWarningText: triggerWarning ? form.triggerWarningText : '',
    agreeToGuidelines: true as const,
    status: privacyLevel === 'private' ? ('private' as const) : ('pending_review' as const),
  };
}

/**
 * What others read of a submission.
 * @throws RangeError for a private one.
 */
export function publishedStory(submission: StorySubmission, publishedAt: Date): Story {
  const { title, story, tags, triggerWarning, triggerWarningText, privacyLevel } = submission;
  const { isAnonymous, allowContacts, authorName, authorId } = submission;
  if (privacyLevel === 'private') throw new RangeError('A private story is for its author only');
  return {
    title,
    story,
    tags,
    triggerWarning,
    triggerWarningText,
    privacyLevel,
    authorName: isAnonymous ? null : authorName,
    authorId: !isAnonymous && allowContacts ? authorId : null,
    publishedAt,
  };
}
