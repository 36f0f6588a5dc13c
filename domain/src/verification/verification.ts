import * as z from 'zod';
import { VERIFICATION_STATUSES } from '../account/user';
import { documentsUploadedSchema, REVIEW_NOTES_MAX } from './documents';
import { identityCheckSchema } from './identity-check';

/** `verifications/{uid}`: the identity check of signup, and the review of documents. */
export const verificationSchema = z.object({
  isVerified: z.boolean(),
  verificationStatus: z.enum(VERIFICATION_STATUSES),
  documentsUploaded: documentsUploadedSchema.optional(),
  submittedAt: z.date().optional(),
  /** The reviewer's, for the owner to read. */
  notes: z.string().max(REVIEW_NOTES_MAX).optional(),
  reviewedAt: z.date().optional(),
  reviewedBy: z.string().optional(),
  identityCheck: identityCheckSchema.optional(),
});
export type Verification = z.infer<typeof verificationSchema>;
