import { late } from '../late';

export const FormDialog = late(async () => (await import('./form-dialog')).FormDialog);
export const ReasonDialog = late(async () => (await import('./reason-dialog')).ReasonDialog);
export const DiscardDialog = late(async () => (await import('./discard-dialog')).DiscardDialog, {
  onLoadFailed: ({ onKeep }) => onKeep(),
});
