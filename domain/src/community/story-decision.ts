import * as z from 'zod/mini';
import { filledText, idSchema, instantMsSchema, typedText } from '../foundation/schemas';
import { STORY_LIMITS } from './story';

/** Input of `reviewStory`. */
export const reviewStoryInput = z.discriminatedUnion('decision', [
  z.strictObject({
    submissionId: idSchema,
    /** The time at which the reviewed text was submitted, in ms, so that no unread text is published. */
    submittedAtMs: instantMsSchema,
    decision: z.literal('published'),
    notes: z._default(typedText(STORY_LIMITS.notes), ''),
  }),
  z.strictObject({
    submissionId: idSchema,
    submittedAtMs: instantMsSchema,
    decision: z.literal('returned'),
    notes: filledText(STORY_LIMITS.notes, 'Please say what to change'),
  }),
]);
export type ReviewStoryInput = z.infer<typeof reviewStoryInput>;

/** Input of `withdrawStory`. */
export const withdrawStoryInput = z.strictObject({
  storyId: idSchema,
  /** Sent to the author. */
  notes: filledText(STORY_LIMITS.notes, 'Please say why'),
});
