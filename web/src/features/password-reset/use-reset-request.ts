import { useState } from 'react';
import { call } from '../../firebase/call';
import { requestFailure } from './reset-errors';

interface ResetRequest {
  readonly isBusy: boolean;
  /** Why the last attempt failed. */
  readonly failure: string | null;
  /** When the last mail went out, in milliseconds since 1970; 0 before the first. */
  readonly sentAt: number;
}

/** Asks for a reset link, again as often as wanted. */
export function useResetRequest() {
  const [state, setState] = useState<ResetRequest>({ isBusy: false, failure: null, sentAt: 0 });

  /** Whether the mail went out. */
  async function send(email: string): Promise<boolean> {
    setState((before) => ({ ...before, isBusy: true, failure: null }));
    try {
      await call('requestPasswordReset', { email });
      setState({ isBusy: false, failure: null, sentAt: Date.now() });
      return true;
    } catch (error) {
      setState((before) => ({ ...before, isBusy: false, failure: requestFailure(error) }));
      return false;
    }
  }

  function clearFailure(): void {
    setState((before) => (before.failure === null ? before : { ...before, failure: null }));
  }

  return { ...state, send, clearFailure };
}
