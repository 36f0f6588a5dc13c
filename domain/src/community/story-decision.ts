import * as z from 'zod/mini';
import { filledText, instantMsSchema, typedText } from '../schemas';
import { STORY_LIMITS } from './story';

const submissionIdSchema = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[\w-]+$/));

/** Input of `reviewStory`. */
export const reviewStoryInput = z.discriminatedUnion('decision', [
  z.strictObject({
    submissionId: submissionIdSchema,
    /** When the reviewed text was submitted, in ms, so that no unread text is published. */
    submittedAtMs: instantMsSchema,
    decision: z.literal('published'),
    notes: z._default(typedText(STORY_LIMITS.notes), ''),
  }),
  z.strictObject({
    submissionId: submissionIdSchema,
    submittedAtMs: instantMsSchema,
    decision: z.literal('returned'),
    notes: filledText(STORY_LIMITS.notes, 'Please say what to change'),
  }),
]);
export type ReviewStoryInput = z.infer<typeof reviewStoryInput>;

/** Input of `withdrawStory`. */
export const withdrawStoryInput = z.strictObject({
  storyId: submissionIdSchema,
  /** Sent to the author. */
  notes: filledText(STORY_LIMITS.notes, 'Please say why'),
});
export type WithdrawStoryInput = z.infer<typeof withdrawStoryInput>;
