import { useState } from 'react';
import { call } from '../../firebase/call';
import { requestFailure } from './reset-errors';

interface ResetRequest {
  readonly isBusy: boolean;
  /** Why the last attempt failed. */
  readonly failure: string | null;
  /** When the last email was sent, in milliseconds since 1970; 0 before the first. */
  readonly sentAt: number;
}

/** Requests a reset link, repeatedly if needed. */
export function useResetRequest() {
  const [state, setState] = useState<ResetRequest>({ isBusy: false, failure: null, sentAt: 0 });

  /** @returns whether the email was sent. */
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
