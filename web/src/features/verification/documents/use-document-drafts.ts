import { DOCUMENT_MESSAGES } from '@hearthkin/domain/verification/document-messages';
import {
  DOCUMENT_KINDS,
  type DocumentKind,
  SAME_FILE,
} from '@hearthkin/domain/verification/documents';
import { privatePathOf } from '@hearthkin/domain/verification/private-path';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError } from '../../../lib/call-error';
import { type ChosenFile, checkDocument, type LocalFile } from './check-document';

/** One document: type, file and upload progress. */
export interface DocumentDraft {
  /** One of `DOCUMENT_TYPES`. */
  readonly type: string | null;
  readonly file: ChosenFile | null;
  readonly upload: 'none' | 'running' | 'stopped' | 'done';
  /** The fraction uploaded, from 0 to 1. */
  readonly part: number;
  readonly problem: string | null;
}

export type Drafts = Readonly<Record<DocumentKind, DocumentDraft>>;

export const EMPTY_DOCUMENT: DocumentDraft = {
  type: null,
  file: null,
  upload: 'none',
  part: 0,
  problem: null,
};
export const EMPTY_DOCUMENTS: Drafts = {
  idDocument: EMPTY_DOCUMENT,
  proofOfAddress: EMPTY_DOCUMENT,
};

/**
 * Both documents, from choosing the type to the uploaded file.
 * @param first the initial state.
 */
export function useDocumentDrafts(uid: string, first: Drafts) {
  const [drafts, setDrafts] = useState(first);
  const base = useRef(first);
  const uploads = useRef<Partial<Record<DocumentKind, AbortController>>>({});

  const abortAll = useCallback(() => {
    for (const kind of DOCUMENT_KINDS) uploads.current[kind]?.abort();
  }, []);
  useEffect(() => abortAll, [abortAll]);

  const reset = useCallback(
    (next: Drafts) => {
      abortAll();
      base.current = next;
      setDrafts(next);
    },
    [abortAll],
  );

  const change = (kind: DocumentKind, part: Partial<DocumentDraft>) =>
    setDrafts((current) => ({ ...current, [kind]: { ...current[kind], ...part } }));

  async function send(kind: DocumentKind, file: LocalFile): Promise<void> {
    const upload = new AbortController();
    uploads.current[kind]?.abort();
    uploads.current[kind] = upload;
    const show = (part: Partial<DocumentDraft>) => {
      // Aborted: replaced by another file or cancelled.
      if (!upload.signal.aborted) change(kind, part);
    };
    show({ file, upload: 'running', part: 0, problem: null });
    try {
      const { uploadFile } = await import('../../../firebase/storage');
      if (upload.signal.aborted) return;
      await uploadFile(
        privatePathOf(uid, kind),
        file.blob,
        (part) => show({ part }),
        upload.signal,
      );
      show({ upload: 'done', part: 1 });
    } catch (error) {
      if (upload.signal.aborted) return;
      console.warn('Could not upload the document', error);
      show({ upload: 'stopped', problem: DOCUMENT_MESSAGES.uploadFailed });
    }
  }

  return {
    drafts,
    chooseType: (kind: DocumentKind, type: string) => change(kind, { type }),
    /** An invalid file keeps the previous one. */
    choose: async (kind: DocumentKind, chosen: File): Promise<void> => {
      const { file, problem } = await checkDocument(chosen);
      if (file === null) change(kind, { problem });
      else await send(kind, file);
    },
    retryUpload: (kind: DocumentKind): void => {
      const { file } = drafts[kind];
      if (file !== null && file.blob !== null) void send(kind, { ...file, blob: file.blob });
    },
    /** Leaves the file that was there before, if any. */
    remove: (kind: DocumentKind): void => {
      uploads.current[kind]?.abort();
      const { type: _, ...before } = base.current[kind];
      const none = { file: null, upload: 'none', part: 0, problem: null } as const;
      change(kind, before.file?.storedAt === undefined ? none : before);
    },
    /** Asks for another file. */
    refuse: (kind: DocumentKind, problem: string): void =>
      change(kind, { file: null, upload: 'none', part: 0, problem }),
    reset,
  };
}

export type DocumentDrafts = ReturnType<typeof useDocumentDrafts>;

interface RefusedDocument {
  readonly kind: DocumentKind;
  /** The problem to tell beside it. */
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
