import * as z from 'zod/mini';
import { VERIFICATION_STATUSES } from '../account/user';
import { text } from '../schemas';
import { documentsUploadedSchema, REVIEW_NOTES_MAX } from './documents';
import { identityCheckSchema } from './identity-check';
import { identityTermSchema } from './identity-term';

/** What a verified person can't change without staff looking again. */
export const RECHECKED = ['name', 'photo'] as const;
export type Rechecked = (typeof RECHECKED)[number];

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
  /** Absent before anything was accepted. */
  identityTerm: z.optional(identityTermSchema),
  /**
   * When sign-up, a new provider, a new address or the face led to an earlier account that staff had
   * suspended, deleted or refused. From then on no comparison passes by itself.
   */
  heldAt: z.optional(z.date()),
  /** What changed after staff had accepted it, so that they look again. */
  changed: z.optional(z.array(z.enum(RECHECKED)).check(z.maxLength(RECHECKED.length))),
});
export type Verification = z.infer<typeof verificationSchema>;
