import * as z from 'zod/mini';
import { LIMITS } from '../foundation/fields';
import { text } from '../foundation/schemas';

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

/** The readers of a story: its author, people with an account, or everyone. */
export const PRIVACY_LEVELS = ['private', 'community', 'public'] as const;
export type PrivacyLevel = (typeof PRIVACY_LEVELS)[number];

/** Minimum and maximum text lengths in UTF-16 units. */
export const STORY_LIMITS = {
  title: 120,
  storyMin: 200,
  story: 2000,
  authorName: LIMITS.name,
  triggerWarningText: 200,
  notes: 1000,
} as const;

export const tagsSchema = z.array(z.enum(STORY_TAG_IDS)).check(z.maxLength(STORY_TAG_IDS.length));

/** The text of a story, for every audience. */
const storyTextSchema = z.object({
  title: text(STORY_LIMITS.title),
  story: text(STORY_LIMITS.story),
  tags: tagsSchema,
  triggerWarning: z.boolean(),
  /** The trigger warning; empty without one. */
  triggerWarningText: text(STORY_LIMITS.triggerWarningText),
});

/**
 * A story as others read it.
 *
 * @document stories/{id}
 * @reads anyone while `public`; anyone with an account. Lists of up to 50.
 * @writes `reviewStory`.
 * @goes by `withdrawStory`, by the trigger when the author deletes the submission, or with the author's account.
 */
export const storySchema = z.extend(storyTextSchema, {
  privacyLevel: z.enum(['community', 'public']),
  /** The author's chosen name; null if anonymous. */
  authorName: z.nullable(text(STORY_LIMITS.authorName)),
  /** Whether readers may write to the author, whom `openConversation` finds: the story leads to no account. */
  allowsContact: z.boolean(),
  /** The time at which staff published it. */
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
 * A story as its author wrote it, with the author's id.
 *
 * @document storySubmissions/{id}
 * @reads its author; staff, unless it is private. Lists of up to 50.
 * @writes Author: deletes it in any state. Functions: `saveStory`, by a member or companion, submits it
 *   (`pending_review`) or keeps it private (`private`), five a day, and changes it in either state and when
 *   `returned`. `reviewStory` publishes it or returns it with notes; `withdrawStory`.
 * @goes by the author, or with their account.
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
  /** The time at which it was submitted or last changed. */
  submittedAt: z.date(),
  decidedAt: z.nullable(z.date()),
  decidedBy: z.nullable(z.string()),
  /** The id of the published story, or null. */
  storyId: z.nullable(z.string()),
});
export type StorySubmission = z.infer<typeof storySubmissionSchema>;

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
