import type { DocumentKind } from './documents';

/** The documents' names. */
export const DOCUMENT_NAMES: Readonly<Record<DocumentKind, string>> = {
  idDocument: 'ID document',
  proofOfAddress: 'Proof of address',
};

/** Sentences about uploaded documents (specification 2, sections 5 and 8). */
export const DOCUMENT_MESSAGES = {
  wrongType: 'Please upload a JPG, PNG, or PDF file',
  tooLarge: 'File size must be less than 10MB',
  unreadable: 'This file couldn’t be read. Please choose it again.',
  uploadFailed: 'The upload didn’t finish. Please check your connection and try again.',
  uploadInterrupted: 'The upload of this file was interrupted. Please choose it again.',
  sameFile: 'This is the file we couldn’t approve. Please choose another one.',
  missing: 'We no longer have this file. Please choose it again.',
  submissionFailed: 'Verification submission failed. Please try again.',
} as const;
