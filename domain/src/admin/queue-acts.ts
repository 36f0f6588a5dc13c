import * as z from 'zod/mini';
import { typedText } from '../schemas';
import { REVIEW_NOTES_MAX } from '../verification/documents';
import { accountIdSchema } from './account-acts';
import { EXPORTED_LISTS } from './queues';

const documentIdSchema = z.string().check(z.minLength(1), z.maxLength(500), z.regex(/^[^/]+$/));

/** Input of `reviewIdentity`: whether two pictures show the same person. A refusal says why. */
export const reviewIdentityInput = z
  .strictObject({
    uid: accountIdSchema,
    decision: z.enum(['matched', 'refused']),
    notes: z._default(typedText(REVIEW_NOTES_MAX), ''),
  })
  .check(
    z.refine(({ decision, notes }) => decision === 'matched' || notes !== '', {
      path: ['notes'],
      message: 'A refusal needs a reason',
    }),
  );
export type ReviewIdentityInput = z.output<typeof reviewIdentityInput>;

/** Input of `reviewReport`: what becomes of a reported review, or that a conversation was looked at. */
export const reviewReportInput = z.strictObject({
  reportId: documentIdSchema,
  decision: z.enum(['kept', 'removed', 'closed']),
});

/** Input of `answerContactMessage` and `deleteContactMessage`. */
export const contactMessageActInput = z.strictObject({ messageId: documentIdSchema });

/** Input of `recordExport`: that a list left the site, and how long it was. */
export const recordExportInput = z.strictObject({
  list: z.enum(EXPORTED_LISTS),
  rows: z.int().check(z.minimum(0), z.maximum(10_000_000)),
});
