import * as z from 'zod';

/** The two documents of a review (specification 2, section 3). */
export const DOCUMENT_KINDS = ['idDocument', 'proofOfAddress'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** What may be handed in for each, with the names people see. */
export const DOCUMENT_TYPES = {
  idDocument: {
    id_card: 'National ID Card',
    passport: 'Passport',
    driving_license: "Driver's License",
  },
  proofOfAddress: {
    utility_bill: 'Utility Bill',
    bank_statement: 'Bank Statement',
    lease_agreement: 'Lease Agreement',
  },
} as const satisfies Record<DocumentKind, Record<string, string>>;

/** Files from this size on are not taken; the rules say the same. */
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024;

export const DOCUMENT_CONTENT_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const;

export const DOCUMENT_STATUSES = ['pending', 'verified', 'rejected'] as const;

/** Longest name of a file, in Storage and as its owner knows it. */
export const FILE_NAME_MAX = 200;

function documentSchema(kind: DocumentKind) {
  return z.object({
    type: z.enum(Object.keys(DOCUMENT_TYPES[kind])),
    /** As its owner knows it. */
    fileName: z.string().max(FILE_NAME_MAX),
    /** `verification/{uid}/{kind}/{file}` */
    storagePath: z.string().max(400),
    contentType: z.enum(DOCUMENT_CONTENT_TYPES),
    /** Bytes. */
    size: z.int().positive().lt(DOCUMENT_MAX_BYTES),
    uploadedAt: z.date(),
    status: z.enum(DOCUMENT_STATUSES),
  });
}

export const documentsUploadedSchema = z.object({
  idDocument: documentSchema('idDocument'),
  proofOfAddress: documentSchema('proofOfAddress'),
});
export type DocumentsUploaded = z.infer<typeof documentsUploadedSchema>;

/** Longest notes of a reviewer. */
export const REVIEW_NOTES_MAX = 1000;

/** What `reviewVerification` takes. A rejection says why. */
export const reviewVerificationInput = z
  .strictObject({
    uid: z
      .string()
      .min(1)
      .max(128)
      .regex(/^[^/]+$/),
    decision: z.enum(['verified', 'rejected']),
    notes: z.string().trim().max(REVIEW_NOTES_MAX).default(''),
  })
  .refine(({ decision, notes }) => decision === 'verified' || notes !== '', {
    path: ['notes'],
    message: 'A rejection needs a reason',
  });
export type ReviewVerificationInput = z.output<typeof reviewVerificationInput>;

export interface ReviewVerificationResult {
  readonly verificationStatus: 'verified' | 'rejected';
}
