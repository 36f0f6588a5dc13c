import { DOCUMENT_MESSAGES } from '@hearthkin/domain/verification/document-messages';
import {
  DOCUMENT_KINDS,
  type DocumentKind,
  SAME_FILE,
} from '@hearthkin/domain/verification/documents';
import { CallError } from '../../lib/call-error';

interface RefusedDocument {
  readonly kind: DocumentKind;
  /** What to tell beside it. */
  readonly problem: string;
}

/** The document that the server didn't take; null for another failure. */
export function refusedDocument(error: unknown): RefusedDocument | null {
  if (!(error instanceof CallError)) return null;
  const { field, reason } = error.details;
  const kind = DOCUMENT_KINDS.find((one) => one === field);
  if (kind === undefined) return null;
  const isSame = reason === SAME_FILE;
  return { kind, problem: isSame ? DOCUMENT_MESSAGES.sameFile : DOCUMENT_MESSAGES.missing };
}
