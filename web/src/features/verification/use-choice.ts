import type { DocumentKind } from '@hearthkin/domain/verification/documents';
import { useEffect, useRef, useState } from 'react';
import { choiceText, loadChoice, NO_CHOICE, saveChoice } from './kept-choice';
import { useDocumentDrafts } from './use-document-drafts';
import type { VerificationStatus } from './verification-words';
import { WIZARD_STEPS } from './wizard-steps';

/**
 * The wizard's step and documents, which outlive a reload for as long as nothing is handed in. With
 * every new status one begins anew.
 */
export function useChoice(uid: string, status: VerificationStatus) {
  const isOpen = status === 'not_started';
  const [first] = useState(() => (isOpen ? loadChoice(uid) : NO_CHOICE));
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

  const text = isOpen ? choiceText({ step, drafts }) : null;
  useEffect(() => saveChoice(uid, text), [uid, text]);

  return {
    documents,
    step,
    setStep,
    /** Goes back to the first of the files that Storage does not have. */
    askAgain: (kinds: readonly DocumentKind[]): void => {
      documents.askAgain(kinds);
      setStep(WIZARD_STEPS.findIndex((one) => one.asks === 'file' && kinds.includes(one.kind)));
    },
  };
}
