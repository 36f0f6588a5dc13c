import { DOCUMENT_MESSAGES } from '@hearthkin/domain/verification/document-messages';
import { DOCUMENT_KINDS, type DocumentKind } from '@hearthkin/domain/verification/documents';
import { useEffect, useState } from 'react';
import { MissingDocuments } from './missing-documents';
import { type Drafts, documentPath } from './use-document-drafts';
import type { HandedIn } from './verification-store';
import type { VerificationStatus } from './verification-words';

interface SubmissionState {
  readonly isBusy: boolean;
  readonly problem: string | null;
}

const IDLE: SubmissionState = { isBusy: false, problem: null };

/**
 * Hands in, or takes up again, and says when that did not succeed. Busy until the new status has
 * arrived.
 */
export function useSubmission(uid: string, status: VerificationStatus) {
  const [state, setState] = useState(IDLE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of status ends what was under way
  useEffect(() => setState(IDLE), [status]);

  async function attempt(work: () => Promise<void>, failure: string): Promise<void> {
    setState({ isBusy: true, problem: null });
    try {
      if (!navigator.onLine) throw new Error('No network');
      await work();
    } catch (error) {
      console.warn('The verification could not be saved', error);
      setState({ isBusy: false, problem: failure });
    }
  }

  return {
    ...state,
    /** @param onMissing told which files are gone; nothing is handed in then. */
    submit: (drafts: Drafts, onMissing: (kinds: readonly DocumentKind[]) => void) =>
      attempt(async () => {
        const { submitDocuments } = await import('./verification-store');
        try {
          await submitDocuments(uid, {
            idDocument: handedIn(uid, 'idDocument', drafts),
            proofOfAddress: handedIn(uid, 'proofOfAddress', drafts),
          });
        } catch (error) {
          if (!(error instanceof MissingDocuments)) throw error;
          setState(IDLE);
          onMissing(error.kinds);
        }
      }, DOCUMENT_MESSAGES.submissionFailed),
    restart: () =>
      attempt(async () => {
        const { restartReview } = await import('./verification-store');
        await restartReview(uid);
      }, DOCUMENT_MESSAGES.saveFailed),
  };
}

function handedIn(uid: string, kind: DocumentKind, drafts: Drafts): HandedIn {
  const { type, file } = drafts[kind];
  if (type === null || file === null) throw new Error(`The ${kind} is not complete`);
  return { type, fileName: file.name, storagePath: documentPath(uid, kind) };
}

/** Whether everything is there that a submission needs. */
export function isComplete(drafts: Drafts): boolean {
  return DOCUMENT_KINDS.every(
    (kind) => drafts[kind].type !== null && drafts[kind].upload === 'done',
  );
}
