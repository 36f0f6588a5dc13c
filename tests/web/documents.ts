import type { DocumentKind, DocumentsUploaded } from '@hearthkin/domain/verification/documents';
import type { Verification } from '../../web/src/data/verifications/verification-queries';
import type { SignedIn } from '../../web/src/session/auth-client';
import './blob-bytes';
import { NOW } from './people';

const PNG_HEAD = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** A file with a PNG signature; `size` in bytes. */
export function pngFile(name = 'passport.png', size = 1_000): File {
  const rest = new Uint8Array(size - PNG_HEAD.length);
  return new File([PNG_HEAD, rest], name, { type: 'image/png' });
}

/** A file with a PDF signature under any name. */
export function pdfFile(name = 'bill.pdf'): File {
  const type = name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg';
  return new File(['%PDF-1.7\n'], name, { type });
}

function uploaded<Kind extends DocumentKind>(
  uid: string,
  kind: Kind,
  document: Pick<DocumentsUploaded[Kind], 'type' | 'fileName' | 'contentType'>,
): DocumentsUploaded[DocumentKind] {
  return {
    ...document,
    storagePath: `verification/${uid}/${kind}/document`,
    size: 1_000,
    uploadedAt: NOW,
    status: 'pending',
  };
}

const passportOf = (uid: string) =>
  uploaded(uid, 'idDocument', {
    type: 'passport',
    fileName: 'passport.png',
    contentType: 'image/png',
  });

const billOf = (uid: string) =>
  uploaded(uid, 'proofOfAddress', {
    type: 'utility_bill',
    fileName: 'bill.pdf',
    contentType: 'application/pdf',
  });

/** A submitted passport and bill. */
export function review(uid: string, change: Partial<Verification> = {}): Verification {
  return {
    isVerified: false,
    verificationStatus: 'pending',
    documentsUploaded: { idDocument: passportOf(uid), proofOfAddress: billOf(uid) },
    submittedAt: NOW,
    ...change,
  };
}

/** A world with the review of this person’s documents. */
export function reviewOf({ uid }: Pick<SignedIn, 'uid'>, change: Partial<Verification> = {}) {
  return { verifications: { [uid]: review(uid, change) } };
}

/** A review in which the ID was accepted and the proof of address rejected. */
export function proofRejected(uid: string, notes: string, change: Partial<Verification> = {}) {
  const documentsUploaded = {
    idDocument: { ...passportOf(uid), status: 'verified' },
    proofOfAddress: { ...billOf(uid), status: 'rejected' },
  } as const;
  return review(uid, { verificationStatus: 'rejected', notes, documentsUploaded, ...change });
}
