import { DOCUMENT_MESSAGES } from '@hearthkin/domain/verification/document-messages';
import { DOCUMENT_KINDS, type DocumentKind } from '@hearthkin/domain/verification/documents';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type ChosenFile, judgeDocument, type LocalFile } from './judge-document';

/** One document on its way: what it is, the file, and how far the upload has come. */
export interface DocumentDraft {
  /** One of `DOCUMENT_TYPES`. */
  readonly type: string | null;
  readonly file: ChosenFile | null;
  readonly upload: 'none' | 'running' | 'stopped' | 'done';
  /** The part that has arrived, from 0 to 1. */
  readonly part: number;
  readonly problem: string | null;
}

export type Drafts = Readonly<Record<DocumentKind, DocumentDraft>>;

export const NOTHING: DocumentDraft = {
  type: null,
  file: null,
  upload: 'none',
  part: 0,
  problem: null,
};
export const BLANK: Drafts = { idDocument: NOTHING, proofOfAddress: NOTHING };

/** One name per kind: another file replaces the former, and nothing is left behind. */
const FILE_NAME = 'document';

export function documentPath(uid: string, kind: DocumentKind): string {
  return `verification/${uid}/${kind}/${FILE_NAME}`;
}

/**
 * Both documents of a person, from the choice of their type to a file that lies in Storage.
 * @param first what there is to begin with.
 */
export function useDocumentDrafts(uid: string, first: Drafts) {
  const [drafts, setDrafts] = useState(first);
  const uploads = useRef<Partial<Record<DocumentKind, AbortController>>>({});

  const abortAll = useCallback(() => {
    for (const kind of DOCUMENT_KINDS) uploads.current[kind]?.abort();
  }, []);
  useEffect(() => abortAll, [abortAll]);

  const clear = useCallback(() => {
    abortAll();
    setDrafts(BLANK);
  }, [abortAll]);

  const change = (kind: DocumentKind, part: Partial<DocumentDraft>) =>
    setDrafts((current) => ({ ...current, [kind]: { ...current[kind], ...part } }));

  async function send(kind: DocumentKind, file: LocalFile): Promise<void> {
    const upload = new AbortController();
    uploads.current[kind]?.abort();
    uploads.current[kind] = upload;
    const show = (part: Partial<DocumentDraft>) => {
      // Another file, or a cancelled one, has taken its place.
      if (!upload.signal.aborted) change(kind, part);
    };
    show({ file, upload: 'running', part: 0, problem: null });
    try {
      const { uploadFile } = await import('../../firebase/storage');
      if (upload.signal.aborted) return;
      await uploadFile(documentPath(uid, kind), file.blob, (part) => show({ part }), upload.signal);
      show({ upload: 'done', part: 1 });
    } catch (error) {
      if (upload.signal.aborted) return;
      console.warn('The document could not be uploaded', error);
      show({ upload: 'stopped', problem: DOCUMENT_MESSAGES.uploadFailed });
    }
  }

  return {
    drafts,
    chooseType: (kind: DocumentKind, type: string) => change(kind, { type }),
    /** A file that may not be handed in leaves the one before where it is. */
    choose: async (kind: DocumentKind, chosen: File): Promise<void> => {
      const { file, problem } = await judgeDocument(chosen);
      if (file === null) change(kind, { problem });
      else await send(kind, file);
    },
    sendAgain: (kind: DocumentKind): void => {
      const { file } = drafts[kind];
      if (file !== null && file.blob !== null) void send(kind, { ...file, blob: file.blob });
    },
    remove: (kind: DocumentKind): void => {
      uploads.current[kind]?.abort();
      change(kind, { file: null, upload: 'none', part: 0, problem: null });
    },
    /** Asks again for files that Storage does not have. */
    askAgain: (kinds: readonly DocumentKind[]): void => {
      for (const kind of kinds) {
        change(kind, { file: null, upload: 'none', part: 0, problem: DOCUMENT_MESSAGES.missing });
      }
    },
    clear,
  };
}

export type DocumentDrafts = ReturnType<typeof useDocumentDrafts>;
