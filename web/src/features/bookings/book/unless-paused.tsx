import type { Pausable } from '@hearthkin/domain/foundation/switches';
import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { usePaused } from '../../../data/switches/use-paused';

export interface UnlessPausedProps {
  readonly name: Pausable;
  /** The part of the page that the sentence replaces. It has no state of its own. */
  readonly children?: ReactNode;
}

/** The sentence about what operators have switched off, while they have. */
export function UnlessPaused({ name, children }: UnlessPausedProps) {
  const paused = usePaused(name);
  return paused === null ? children : <Alert severity="info">{paused}</Alert>;
}
