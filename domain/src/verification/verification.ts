import * as z from 'zod/mini';
import { VERIFICATION_STATUSES } from '../account/user';
import { text } from '../schemas';
import { documentsUploadedSchema, REVIEW_NOTES_MAX } from './documents';
import { identityCheckSchema } from './identity-check';

/** `verifications/{uid}`: the identity check of sign-up, and the review of documents. */
export const verificationSchema = z.object({
  isVerified: z.boolean(),
  verificationStatus: z.enum(VERIFICATION_STATUSES),
  documentsUploaded: z.optional(documentsUploadedSchema),
  submittedAt: z.optional(z.date()),
  /** From the reviewer, for the owner. */
  notes: z.optional(text(REVIEW_NOTES_MAX)),
  reviewedAt: z.optional(z.date()),
  reviewedBy: z.optional(z.string()),
  identityCheck: z.optional(identityCheckSchema),
});
export type Verification = z.infer<typeof verificationSchema>;
