import { latePart } from '../lib/use-part';

/** Dialogs that many places open, each with `usePart`. */
export const formDialog = latePart(async () => (await import('./form-dialog')).FormDialog);
export const reasonDialog = latePart(async () => (await import('./reason-dialog')).ReasonDialog);
export const discardDialog = latePart(async () => (await import('./discard-dialog')).DiscardDialog);
export const planDialog = latePart(async () => (await import('./plan-dialog')).PlanDialog);
export const cropDialog = latePart(async () => (await import('./crop-dialog')).CropDialog);
export const sessionReviewDialog = latePart(
  async () => (await import('./session-review-dialog')).SessionReviewDialog,
);
