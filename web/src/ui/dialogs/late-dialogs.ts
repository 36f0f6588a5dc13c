import { latePart } from '../later/use-part';

/** Dialogs that many places open, each with `usePart`. */
export const formDialog = latePart(async () => (await import('./form-dialog')).FormDialog);
export const reasonDialog = latePart(async () => (await import('./reason-dialog')).ReasonDialog);
export const discardDialog = latePart(async () => (await import('./discard-dialog')).DiscardDialog);
export const cropDialog = latePart(async () => (await import('./crop-dialog')).CropDialog);
