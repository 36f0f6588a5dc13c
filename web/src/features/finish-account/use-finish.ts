import { useState } from 'react';
import { call } from '../../firebase/call';
import { waitForSession } from '../../session/session';
import { finishProblem } from './finish-messages';

export type FinishState =
  | { readonly status: 'idle' | 'busy' | 'done' }
  | { readonly status: 'failed'; readonly message: string };

/** Creates the account and waits until the session has its claims. */
export function useFinish() {
  const [state, setState] = useState<FinishState>({ status: 'idle' });

  async function finish(dateOfBirth: string): Promise<void> {
    setState({ status: 'busy' });
    try {
      await call('completeProviderSignup', { dateOfBirth, agreeToTerms: true });
      const { refreshClaims } = await import('../../session/complete-account');
      await refreshClaims();
      await waitForSession(
        (session) => session.status !== 'signed-in' || session.userType !== null,
      );
      setState({ status: 'done' });
    } catch (error) {
      console.warn('Could not create the account', error);
      setState({ status: 'failed', message: finishProblem(error) });
    }
  }

  const clear = () =>
    setState((current) => (current.status === 'failed' ? { status: 'idle' } : current));
  return { state, finish, clear };
}
