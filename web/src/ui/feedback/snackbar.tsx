import type { ReactNode } from 'react';
import { late } from '../late';

export interface SnackbarProps {
  /** A sentence on what has just happened; null when there is none. */
  readonly message: string | null;
  readonly onClose: () => void;
  /** What can still be done about it. */
  readonly action?: ReactNode;
  /** The page ends with a field to write in: on a phone the snackbar stands above it. */
  readonly isAboveField?: boolean;
}

export const Snackbar = late<SnackbarProps>(
  async () => (await import('./snackbar-content')).SnackbarContent,
  { isOpen: ({ message }) => message !== null },
);
