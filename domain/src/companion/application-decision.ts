import * as z from 'zod/mini';
import { filledText, idSchema } from '../foundation/schemas';
import { checkEvidenceSchema } from '../verification/background-check';
import { APPLICATION_NOTES_MAX } from './application';
import { RETURN_FIELDS } from './onboarding';

/** Input of `reviewApplication`. */
export const reviewApplicationInput = z.discriminatedUnion('decision', [
  z.strictObject({
    uid: idSchema,
    decision: z.literal('accepted'),
    check: checkEvidenceSchema,
  }),
  z.strictObject({
    uid: idSchema,
    decision: z.literal('returned'),
    notes: filledText(APPLICATION_NOTES_MAX, 'Please say why'),
    fields: z
      .array(z.enum(RETURN_FIELDS))
      .check(z.minLength(1, 'Please choose what it is about'), z.maxLength(RETURN_FIELDS.length)),
  }),
]);
export type ReviewApplicationInput = z.infer<typeof reviewApplicationInput>;
