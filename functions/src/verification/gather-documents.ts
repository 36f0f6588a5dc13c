import { AppError } from '@hearthkin/domain/foundation/errors';
import { DOCUMENT_FILE } from '@hearthkin/domain/verification/document-type';
import {
  type DocumentKind,
  type DocumentsUploaded,
  SAME_FILE,
} from '@hearthkin/domain/verification/documents';
import { privatePathOf } from '@hearthkin/domain/verification/private-path';
import type { Verification } from '@hearthkin/domain/verification/verification';
import { readUpload, saveFile } from '../platform/files/storage';
import { digestOf } from './file-digest';

/** The words that the owner reads in place of a file name. */
const FROM_SIGN_UP = 'ID photo from sign-up';

interface Given {
  readonly uid: string;
  /** A file that was uploaded since, to its fixed path; null without one. */
  readonly draft: Readonly<
    Record<
      DocumentKind,
      { readonly type: string | null; readonly file: { readonly name: string } | null }
    >
  >;
  /** The documents that were submitted before, if any. */
  readonly before: DocumentsUploaded | undefined;
}

/**
 * Both documents of a submission: a file that was uploaded since, else one that staff didn't reject,
 * else the ID photo of sign-up. It is copied, because it is deleted with a decision and the document
 * is not.
 * @throws AppError `invalid-input` with `details.field` for a document without a type or a usable file,
 * and `details.reason` if it is the file that staff rejected.
 */
export async function gatherDocuments(given: Given, now: Date): Promise<DocumentsUploaded> {
  const [idDocument, proofOfAddress] = await Promise.all([
    gather('idDocument', given, now),
    gather('proofOfAddress', given, now),
  ]);
  return { idDocument, proofOfAddress };
}

/** A review whose documents wait for our team. */
export function withSubmitted(
  review: Verification | undefined,
  documentsUploaded: DocumentsUploaded,
  submittedAt: Date,
): Verification {
  return {
    ...review,
    isVerified: false,
    verificationStatus: 'pending',
    documentsUploaded,
    submittedAt,
  };
}

async function gather(
  kind: DocumentKind,
  { uid, draft, before }: Given,
  uploadedAt: Date,
): Promise<DocumentsUploaded[DocumentKind]> {
  const previous = before?.[kind];
  const type = draft[kind].type ?? previous?.type ?? null;
  const { file } = draft[kind];
  if (type === null) throw missing(kind);
  const status = 'pending' as const;
  const storagePath = privatePathOf(uid, kind);
  if (file !== null) {
    const { bytes, contentType, size } = await usableFile(kind, storagePath);
    if (previous?.rejectedDigest === digestOf(bytes)) {
      throw new AppError('invalid-input', 'It was rejected', { field: kind, reason: SAME_FILE });
    }
    return { type, fileName: file.name, storagePath, contentType, size, uploadedAt, status };
  }
  if (previous !== undefined && previous.status !== 'rejected') {
    return { ...previous, type, status };
  }
  if (kind !== 'idDocument' || previous !== undefined) throw missing(kind);
  const photo = privatePathOf(uid, 'idPhoto');
  const { bytes, contentType, size } = await usableFile(kind, photo);
  await saveFile(storagePath, bytes, contentType);
  return { type, fileName: FROM_SIGN_UP, storagePath, contentType, size, uploadedAt, status };
}

/** A file with its real type: the declared one is its owner's word. */
async function usableFile(kind: DocumentKind, path: string) {
  const file = await readUpload(path, DOCUMENT_FILE);
  if (typeof file === 'string') throw missing(kind);
  return { bytes: file.bytes, contentType: file.type, size: file.bytes.length };
}

function missing(field: DocumentKind): AppError {
  return new AppError('invalid-input', `There is no usable ${field}`, { field });
}
