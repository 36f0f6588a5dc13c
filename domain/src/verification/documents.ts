import * as z from 'zod/mini';
import { beginning } from '../foundation/characters';
import { idSchema, text, typedText } from '../foundation/schemas';

/** The two documents of a review (specification 2, section 3). */
export const DOCUMENT_KINDS = ['idDocument', 'proofOfAddress'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Accepted documents of each kind, with their labels. */
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

/** Files must be smaller than this. The rules repeat it. */
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024;

export const DOCUMENT_CONTENT_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const;

export const DOCUMENT_STATUSES = ['pending', 'verified', 'rejected'] as const;

/** Maximum file name length, in Storage and as shown to the owner. */
export const FILE_NAME_MAX = 200;

/** Characters that turn text around or hide in it. */
const HIDDEN = /[\p{Cc}\p{Cf}]/gu;

/** The name of a file as its owner and staff read it. */
export function shownFileName(name: string): string {
  return beginning(name.replace(HIDDEN, ''), FILE_NAME_MAX);
}

export const fileNameSchema = z
  .string()
  .check(z.maxLength(FILE_NAME_MAX), z.regex(/^[^\p{Cc}\p{Cf}]*$/u, 'Not the name of a file'));

function documentSchema(kind: DocumentKind) {
  return z.object({
    type: z.enum(Object.keys(DOCUMENT_TYPES[kind])),
    /** The original file name. */
    fileName: fileNameSchema,
    /** `privatePathOf` */
    storagePath: text(400),
    contentType: z.enum(DOCUMENT_CONTENT_TYPES),
    /** Bytes. */
    size: z.int().check(z.positive(), z.lt(DOCUMENT_MAX_BYTES)),
    /** By the server's clock, at the latest when it was submitted. */
    uploadedAt: z.date(),
    status: z.enum(DOCUMENT_STATUSES),
    /** SHA-256 of a rejected file, in hex: the same file isn't taken again. */
    rejectedDigest: z.optional(text(64)),
  });
}

export const documentsUploadedSchema = z.object({
  idDocument: documentSchema('idDocument'),
  proofOfAddress: documentSchema('proofOfAddress'),
});
export type DocumentsUploaded = z.infer<typeof documentsUploadedSchema>;

/** The submitted documents that staff couldn't approve. */
export function rejectedKinds(documents: DocumentsUploaded | undefined): DocumentKind[] {
  return DOCUMENT_KINDS.filter((kind) => documents?.[kind].status === 'rejected');
}

function givenSchema(kind: DocumentKind) {
  return z.strictObject({
    type: z.enum(Object.keys(DOCUMENT_TYPES[kind])),
    /** The file that was uploaded; null keeps what our team approved. */
    file: z.nullable(z.strictObject({ name: fileNameSchema })),
  });
}

/** Input of `submitDocuments`. */
export const submitDocumentsInput = z.strictObject({
  idDocument: givenSchema('idDocument'),
  proofOfAddress: givenSchema('proofOfAddress'),
});

/** The reason why a document wasn't taken, in `details.reason`: it is the file that staff rejected. */
export const SAME_FILE = 'same-file';

/** Maximum length of a reviewer's notes. */
export const REVIEW_NOTES_MAX = 1000;

/**
 * Input of `reviewVerification`: about documents that wait (`verified`, `rejected`), or taking back an
 * acceptance (`revoked`), which also ends the identity check. All but an acceptance need a reason.
 */
export const reviewVerificationInput = z
  .strictObject({
    uid: idSchema,
    decision: z.enum(['verified', 'rejected', 'revoked']),
    notes: z._default(typedText(REVIEW_NOTES_MAX), ''),
    /** With a rejection: the documents that need replacing. */
    documents: z._default(
      z
        .array(z.enum(DOCUMENT_KINDS))
        .check(z.minLength(1, 'Please choose a document'), z.maxLength(DOCUMENT_KINDS.length)),
      [...DOCUMENT_KINDS],
    ),
  })
  .check(
    z.refine(({ decision, notes }) => decision === 'verified' || notes !== '', {
      path: ['notes'],
      message: 'A rejection needs a reason',
    }),
  );
export type ReviewVerificationInput = z.output<typeof reviewVerificationInput>;
