import type { DocumentKind } from '@hearthkin/domain/verification/documents';
import { useEffect, useRef, useState } from 'react';
import { useDocumentDrafts } from './use-document-drafts';
import type { VerificationStatus } from './verification-words';
import { INITIAL_STATE, loadState, saveState, serializeState } from './wizard-state';
import { WIZARD_STEPS } from './wizard-steps';

/**
 * The wizard's step and documents. They survive a reload until they are submitted, and reset when
 * the status changes.
 */
export function useWizardState(uid: string, status: VerificationStatus) {
  const isOpen = status === 'not_started';
  const [first] = useState(() => (isOpen ? loadState(uid) : INITIAL_STATE));
  const documents = useDocumentDrafts(uid, first.drafts);
  const [step, setStep] = useState(first.step);

  const { clear, drafts } = documents;
  const former = useRef(status);
  useEffect(() => {
    if (former.current === status) return;
    former.current = status;
    clear();
    setStep(0);
  }, [status, clear]);

  const text = isOpen ? serializeState({ step, drafts }) : null;
  useEffect(() => saveState(uid, text), [uid, text]);

  return {
    documents,
    step,
    setStep,
    /** Goes back to the first missing file. */
    reportMissing: (kinds: readonly DocumentKind[]): void => {
      documents.reportMissing(kinds);
      setStep(WIZARD_STEPS.findIndex((one) => one.asks === 'file' && kinds.includes(one.kind)));
    },
  };
}
