import { DOCUMENT_MESSAGES } from '@hearthkin/domain/verification/document-messages';
import {
  type DocumentContentType,
  documentType,
} from '@hearthkin/domain/verification/document-type';
import { DOCUMENT_MAX_BYTES, shownFileName } from '@hearthkin/domain/verification/documents';
import { FILE_HEAD_BYTES } from '@hearthkin/domain/verification/picture-type';
import { smallEnough } from '../../../ui/dialogs/crop-photo';

/** A valid file with its real type. */
export interface ChosenFile {
  /** Null after a reload, when the file is only in Storage. */
  readonly blob: Blob | null;
  readonly name: string;
  readonly contentType: DocumentContentType;
  /** In bytes; null if only Storage knows. */
  readonly size: number | null;
  /** Whether the extension doesn't match the type. */
  readonly isMisnamed: boolean;
  /** Its path in Storage, for a file that was there before and is used again. */
  readonly storedAt?: string;
}

/** A file on this device. */
export type LocalFile = ChosenFile & { readonly blob: Blob };

type CheckedDocument =
  | { readonly file: LocalFile; readonly problem: null }
  | { readonly file: null; readonly problem: string };

export const TYPE_NAMES: Readonly<Record<DocumentContentType, string>> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'application/pdf': 'PDF',
};

const EXTENSIONS: Readonly<Record<DocumentContentType, RegExp>> = {
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
  'application/pdf': /\.pdf$/i,
};

/** Checks a file's size and first bytes before the upload. */
export async function checkDocument(chosen: File): Promise<CheckedDocument> {
  const file = await smallEnough(chosen, DOCUMENT_MAX_BYTES);
  if (file.size >= DOCUMENT_MAX_BYTES) return { file: null, problem: DOCUMENT_MESSAGES.tooLarge };
  const head = await headOf(file);
  if (head === null) return { file: null, problem: DOCUMENT_MESSAGES.unreadable };
  const contentType = documentType(head);
  if (contentType === null) return { file: null, problem: DOCUMENT_MESSAGES.wrongType };
  return {
    file: {
      blob: file.slice(0, file.size, contentType),
      name: shownFileName(chosen.name),
      contentType,
      size: file.size,
      isMisnamed: file === chosen && !EXTENSIONS[contentType].test(chosen.name),
    },
    problem: null,
  };
}

/** The file's first bytes; null when it was moved or deleted since it was chosen. */
async function headOf(file: Blob): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, FILE_HEAD_BYTES).arrayBuffer());
  } catch {
    return null;
  }
}
