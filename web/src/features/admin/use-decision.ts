import { ERROR_MESSAGES } from '@hearthkin/domain/messages';
import { useState } from 'react';
import { call } from '../../firebase/call';
import { CallError } from '../../lib/call-error';

interface DecisionState {
  readonly isBusy: boolean;
  /** What to read when it did not succeed. */
  readonly error: string | null;
}

const IDLE: DecisionState = { isBusy: false, error: null };

/** Decides about one person's documents. */
export function useDecision(uid: string) {
  const [state, setState] = useState(IDLE);

  /** Whether it succeeded. */
  async function decide(decision: 'verified' | 'rejected', notes: string): Promise<boolean> {
    setState({ isBusy: true, error: null });
    try {
      await call('reviewVerification', { uid, decision, notes });
      setState(IDLE);
      return true;
    } catch (error) {
      setState({ isBusy: false, error: sentenceOf(error) });
      return false;
    }
  }

  return { ...state, decide, clear: () => setState(IDLE) };
}

function sentenceOf(error: unknown): string {
  const code = error instanceof CallError ? error.code : 'internal';
  // The catalogue's sentence is about bookings.
  return code === 'bad-transition'
    ? 'Somebody else has decided about these documents in the meantime.'
    : ERROR_MESSAGES[code];
}
