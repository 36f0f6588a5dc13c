import type { ReactNode } from 'react';
import { late } from '../late';

export interface SnackbarProps {
  /** The latest event; null when there is nothing to say. */
  readonly message: string | null;
  readonly onClose: () => void;
  /** A button, such as Undo. */
  readonly action?: ReactNode;
  /** The time for which it is shown, if not a few seconds. */
  readonly lastsMs?: number;
  /** On a phone, places the snackbar above a field at the end of the page. */
  readonly isAboveField?: boolean;
}

export const Snackbar = late<SnackbarProps>(
  async () => (await import('./snackbar-content')).SnackbarContent,
  { isOpen: ({ message }) => message !== null },
);
