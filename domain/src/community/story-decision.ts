import * as z from 'zod';
import { STORY_LIMITS } from './story';

const submissionIdSchema = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[\w-]+$/);
const notesSchema = z.string().trim().max(STORY_LIMITS.notes);

/** What `reviewStory` takes and answers. */
export const reviewStoryInput = z.discriminatedUnion('decision', [
  z.strictObject({
    submissionId: submissionIdSchema,
    /** Which text was read, by when it was written in ms: nothing is published unread. */
    submittedAtMs: z.int(),
    decision: z.literal('published'),
    notes: notesSchema.default(''),
  }),
  z.strictObject({
    submissionId: submissionIdSchema,
    submittedAtMs: z.int(),
    decision: z.literal('returned'),
    /** What to change. */
    notes: notesSchema.min(1),
  }),
]);
export type ReviewStoryInput = z.infer<typeof reviewStoryInput>;

export interface ReviewStoryResult {
  readonly status: 'published' | 'returned';
  /** What others read from now on; null for a story that was given back. */
  readonly storyId: string | null;
}

/** What `withdrawStory` takes and answers. */
export const withdrawStoryInput = z.strictObject({
  storyId: submissionIdSchema,
  /** Why it leaves the site. */
  notes: notesSchema.min(1),
});
export type WithdrawStoryInput = z.infer<typeof withdrawStoryInput>;

export interface WithdrawStoryResult {
  readonly status: 'withdrawn';
}
