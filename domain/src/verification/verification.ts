import * as z from 'zod/mini';
import { text } from '../foundation/schemas';
import { documentsUploadedSchema, REVIEW_NOTES_MAX } from './documents';
import { identityCheckSchema } from './identity-check';
import { identityTermSchema } from './identity-term';
import { VERIFICATION_STATUSES } from './verification-status';

/** The fields that a verified person can't change without staff looking again. */
export const RECHECKED = ['name', 'photo'] as const;
export type Rechecked = (typeof RECHECKED)[number];

/**
 * The review of a person's documents, and beside it `identityCheck`, the outcome of comparing ID photo and selfie.
 * - A rejection stores `rejectedDigest` with each rejected document (SHA-256 of the file, in hex). The two functions
 *   refuse a new file with that digest.
 *
 * @document verifications/{uid}
 * @reads owner; staff by `readAsStaff`.
 * @writes Owner: submits both documents by `submitDocuments` (status `pending`, files in their own folder of Storage),
 *   or by `submitApplication` with an application; also again after a rejection. The page keeps the document that was
 *   approved. Both tell the owner that they have arrived. Functions: `checkIdentity` writes `identityCheck`; after a
 *   sign-up was refused for its birth date, by the function or by the page, sign-up and `checkIdentity` leave the
 *   check to staff (`review`, reason `age`) until they have compared the date with the document; `reviewVerification`
 *   decides about documents (a rejection names those to replace, and marks the other one `verified`), and may take an
 *   acceptance back; `reviewIdentity` decides about faces that the comparison left open; each of the three gives what
 *   passed its `identityTerm`, which `endIdentityChecks` ends; the triggers on `users` and `companions` give accepted
 *   documents to staff again, with `changed`, when name or photo change, and where no documents were accepted a check
 *   that had passed (`review`, reason `changed`; a first photo doesn't): what follows. `heldAt` says since when
 *   someone is known from an earlier account. Trigger: updates `users/{uid}.verification` and `level`, and the
 *   companion's badge.
 * @goes with the account, and with a sign-up that never finished.
 */
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
   * The time at which sign-up, a new provider, a new address or the face led to an earlier account that staff had
   * suspended, deleted or refused. From then on no comparison passes by itself.
   */
  heldAt: z.optional(z.date()),
  /** The changes after staff had accepted it, so that they look again. */
  changed: z.optional(z.array(z.enum(RECHECKED)).check(z.maxLength(RECHECKED.length))),
});
export type Verification = z.infer<typeof verificationSchema>;
