import { DOCUMENT_MESSAGES } from '@hearthkin/domain/verification/document-messages';
import { DOCUMENT_KINDS, type DocumentKind } from '@hearthkin/domain/verification/documents';
import { useEffect, useState } from 'react';
import { type Drafts, documentPath } from '../../data/verifications/use-document-drafts';
import { MissingDocuments } from './missing-documents';
import type { SubmittedDocument } from './verification-store';
import type { VerificationStatus } from './verification-words';

interface SubmissionState {
  readonly isBusy: boolean;
  readonly problem: string | null;
}

const IDLE: SubmissionState = { isBusy: false, problem: null };

/** Submits or restarts a verification. Busy until the new status arrives. */
export function useSubmission(uid: string, status: VerificationStatus) {
  const [state, setState] = useState(IDLE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of status ends the running call
  useEffect(() => setState(IDLE), [status]);

  async function attempt(work: () => Promise<void>, failure: string): Promise<void> {
    setState({ isBusy: true, problem: null });
    try {
      if (!navigator.onLine) throw new Error('No network');
      await work();
    } catch (error) {
      console.warn('Could not save the verification', error);
      setState({ isBusy: false, problem: failure });
    }
  }

  return {
    ...state,
    /** @param onMissing gets the kinds that are missing; nothing is submitted then. */
    submit: (drafts: Drafts, onMissing: (kinds: readonly DocumentKind[]) => void) =>
      attempt(async () => {
        const { submitDocuments } = await import('./verification-store');
        try {
          await submitDocuments(uid, {
            idDocument: submittedDocument(uid, 'idDocument', drafts),
            proofOfAddress: submittedDocument(uid, 'proofOfAddress', drafts),
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

function submittedDocument(uid: string, kind: DocumentKind, drafts: Drafts): SubmittedDocument {
  const { type, file } = drafts[kind];
  if (type === null || file === null || file.size === null)
    throw new Error(`The ${kind} is not complete`);
  const { name: fileName, contentType, size } = file;
  return { type, fileName, storagePath: documentPath(uid, kind), contentType, size };
}

/** Whether both documents are ready to submit. */
export function isComplete(drafts: Drafts): boolean {
  return DOCUMENT_KINDS.every(
    (kind) => drafts[kind].type !== null && drafts[kind].upload === 'done',
  );
}
