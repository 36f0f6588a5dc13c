import { DOCUMENT_MESSAGES } from '@hearthkin/domain/verification/document-messages';
import { DOCUMENT_KINDS, type DocumentKind } from '@hearthkin/domain/verification/documents';
import { privatePathOf } from '@hearthkin/domain/verification/private-path';
import { useEffect, useState } from 'react';
import { type Drafts, refusedDocument } from '../../data/verifications/use-document-drafts';
import { call } from '../../firebase/call';
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
    /**
     * @param isAgain whether our team has rejected a document.
     * @param onRefused gets the kinds that need another file; nothing is submitted then.
     */
    submit: (
      drafts: Drafts,
      isAgain: boolean,
      onRefused: (kinds: readonly DocumentKind[], problem: string) => void,
    ) =>
      attempt(async () => {
        try {
          await (isAgain ? resubmit(drafts) : submitFirst(uid, drafts));
        } catch (error) {
          const refusal = refusedDocument(error);
          const isMissing = error instanceof MissingDocuments;
          if (refusal === null && !isMissing) throw error;
          setState(IDLE);
          if (isMissing) onRefused(error.kinds, DOCUMENT_MESSAGES.missing);
          if (refusal !== null) onRefused([refusal.kind], refusal.problem);
        }
      }, DOCUMENT_MESSAGES.submissionFailed),
    restart: () =>
      attempt(async () => {
        const { restartReview } = await import('./verification-store');
        await restartReview(uid);
      }, DOCUMENT_MESSAGES.saveFailed),
  };
}

async function submitFirst(uid: string, drafts: Drafts): Promise<void> {
  const { submitDocuments } = await import('./verification-store');
  await submitDocuments(uid, {
    idDocument: submittedDocument(uid, 'idDocument', drafts),
    proofOfAddress: submittedDocument(uid, 'proofOfAddress', drafts),
  });
}

async function resubmit(drafts: Drafts): Promise<void> {
  await call('resubmitDocuments', {
    idDocument: replacement('idDocument', drafts),
    proofOfAddress: replacement('proofOfAddress', drafts),
  });
}

/** A document with its new file; none if it is kept. */
function replacement(kind: DocumentKind, drafts: Drafts) {
  const { type, file } = drafts[kind];
  if (type === null || file === null) throw new Error(`The ${kind} is not complete`);
  return { type, file: file.storedAt === undefined ? { name: file.name } : null };
}

function submittedDocument(uid: string, kind: DocumentKind, drafts: Drafts): SubmittedDocument {
  const { type, file } = drafts[kind];
  if (type === null || file === null || file.size === null)
    throw new Error(`The ${kind} is not complete`);
  const { name: fileName, contentType, size, storedAt } = file;
  const storagePath = storedAt ?? privatePathOf(uid, kind);
  return { type, fileName, storagePath, contentType, size };
}

/** Whether both documents are ready to submit. */
export function isComplete(drafts: Drafts): boolean {
  return DOCUMENT_KINDS.every(
    (kind) => drafts[kind].type !== null && drafts[kind].upload === 'done',
  );
}
