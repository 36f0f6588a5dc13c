import type { DocumentKind } from '@hearthkin/domain/verification/documents';
import type { Drafts } from './documents/use-document-drafts';
import { isComplete } from './use-submission';

export type WizardStep =
  | { readonly title: string; readonly asks: 'type' | 'file'; readonly kind: DocumentKind }
  | { readonly title: string; readonly asks: 'review' };

/** The five steps (specification 2, section 2, "Document verification page"). */
export const WIZARD_STEPS: readonly WizardStep[] = [
  { title: 'Choose your ID type', asks: 'type', kind: 'idDocument' },
  { title: 'Upload your ID', asks: 'file', kind: 'idDocument' },
  { title: 'Choose your proof of address', asks: 'type', kind: 'proofOfAddress' },
  { title: 'Upload your proof of address', asks: 'file', kind: 'proofOfAddress' },
  { title: 'Review and submit', asks: 'review' },
];

/** Whether a step is complete, which enables Next (specification 2, section 5). */
export function isStepDone(step: WizardStep, drafts: Drafts): boolean {
  switch (step.asks) {
    case 'type':
      return drafts[step.kind].type !== null;
    case 'file':
      return drafts[step.kind].upload === 'done';
    case 'review':
      return isComplete(drafts);
  }
}

/** The first incomplete step, or the last one. From 0. */
export function firstOpenStep(drafts: Drafts): number {
  const index = WIZARD_STEPS.findIndex((step) => !isStepDone(step, drafts));
  return index === -1 ? WIZARD_STEPS.length - 1 : index;
}
