import * as z from 'zod/mini';
import { filledText, idSchema, text } from '../foundation/schemas';
import { EVIDENCE_MAX } from './background-check';

/** A background check that staff have ordered from a screening company, which writes to the companion itself. */
export const checkOrderSchema = z.object({
  issuer: text(EVIDENCE_MAX),
  orderedAt: z.date(),
});
export type CheckOrder = z.infer<typeof checkOrderSchema>;

/** Input of `orderBackgroundCheck`, after the order with the company. */
export const orderBackgroundCheckInput = z.strictObject({
  uid: idSchema,
  issuer: filledText(EVIDENCE_MAX, 'Please enter the screening company'),
});
