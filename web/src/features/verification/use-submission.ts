import { DOCUMENT_MESSAGES } from '@hearthkin/domain/verification/document-messages';
import { DOCUMENT_KINDS, type DocumentKind } from '@hearthkin/domain/verification/documents';
import { useEffect, useState } from 'react';
import { call } from '../../firebase/call';
import { type Drafts, refusedDocument } from './documents/use-document-drafts';
import type { VerificationStatus } from './verification-words';

interface SubmissionState {
  readonly isBusy: boolean;
  readonly problem: string | null;
}

const IDLE: SubmissionState = { isBusy: false, problem: null };

/** Submits both documents. Busy until the new status arrives. */
export function useSubmission(status: VerificationStatus) {
  const [state, setState] = useState(IDLE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of status ends the running call
  useEffect(() => setState(IDLE), [status]);

  return {
    ...state,
    /** @param onRefused gets the kind that needs another file; nothing is submitted then. */
    submit: async (
      drafts: Drafts,
      onRefused: (kind: DocumentKind, problem: string) => void,
    ): Promise<void> => {
      setState({ isBusy: true, problem: null });
      try {
        await call('submitDocuments', {
          idDocument: given('idDocument', drafts),
          proofOfAddress: given('proofOfAddress', drafts),
        });
      } catch (error) {
        const refusal = refusedDocument(error);
        if (refusal !== null) {
          setState(IDLE);
          onRefused(refusal.kind, refusal.problem);
          return;
        }
        console.warn('Could not submit the documents', error);
        setState({ isBusy: false, problem: DOCUMENT_MESSAGES.submissionFailed });
      }
    },
  };
}

/** A document with its new file; none if it is kept. */
function given(kind: DocumentKind, drafts: Drafts) {
  const { type, file } = drafts[kind];
  if (type === null || file === null) throw new Error(`The ${kind} is not complete`);
  return { type, file: file.storedAt === undefined ? { name: file.name } : null };
}

/** Whether both documents are ready to submit. */
export function isComplete(drafts: Drafts): boolean {
  return DOCUMENT_KINDS.every(
    (kind) => drafts[kind].type !== null && drafts[kind].upload === 'done',
  );
}
