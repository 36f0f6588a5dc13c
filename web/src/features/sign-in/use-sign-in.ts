import type { ProviderId } from '@hearthkin/domain/account/provider-signup';
import { useRef, useState } from 'react';
import type { SignedIn, SignInFailure } from '../../session/auth-client';
import type { LinkNeeded } from '../../session/provider-link';
import { providerProblem, providerSentence } from '../../session/provider-messages';
import { signIn, waitForSession } from '../../session/session';
import type { SignInValues } from './sign-in-form';
import {
  SIGN_IN_MESSAGES,
  THROUGH_FAILED,
  throughProvider,
  WELCOME_BACK,
} from './sign-in-messages';

export type SignInState =
  | { readonly status: 'idle' }
  | { readonly status: 'busy'; readonly by: 'password' | ProviderId }
  | { readonly status: 'failed'; readonly message: string }
  /** The provider's address has an account that is opened otherwise. */
  | { readonly status: 'link-needed'; readonly link: LinkNeeded }
  | { readonly status: 'done'; readonly message: string; readonly person: SignedIn };

/** The sign-in from idle over busy to a failure or a welcome (specification 1, section 4). */
export function useSignIn() {
  const [state, setState] = useState<SignInState>({ status: 'idle' });
  // A provider's window that is gone is noticed late: by then the person may have tried again.
  const attempts = useRef(0);

  async function attempt(
    by: 'password' | ProviderId,
    work: () => Promise<SignInState>,
    problem: (error: unknown) => string,
  ): Promise<void> {
    attempts.current += 1;
    const own = attempts.current;
    setState({ status: 'busy', by });
    const outcome = await work().catch(
      (error: unknown): SignInState => ({ status: 'failed', message: problem(error) }),
    );
    if (own === attempts.current) setState(outcome);
  }

  const submit = ({ email, password, remember }: SignInValues) =>
    attempt(
      'password',
      async () => {
        await signIn(email, password, remember);
        return welcome(WELCOME_BACK, SIGN_IN_MESSAGES.offline);
      },
      (error) => SIGN_IN_MESSAGES[failureOf(error)],
    );

  const continueWith = (provider: ProviderId, remember: boolean) =>
    attempt(
      provider,
      async () => {
        if (!navigator.onLine) {
          return { status: 'failed', message: providerSentence(provider, 'offline') };
        }
        const { signInWithProvider } = await import('../../session/provider-sign-in');
        const link = await signInWithProvider(provider, remember);
        return link === null
          ? welcome(throughProvider(provider), THROUGH_FAILED)
          : { status: 'link-needed', link };
      },
      (error) => providerProblem(provider, error),
    );

  const linked = (provider: ProviderId) =>
    attempt(
      provider,
      () => welcome(throughProvider(provider), THROUGH_FAILED),
      () => THROUGH_FAILED,
    );

  const reset = () => setState({ status: 'idle' });
  const clearFailure = () =>
    setState((current) => (current.status === 'failed' ? { status: 'idle' } : current));
  return { state, submit, continueWith, linked, reset, clearFailure };
}

/** Whose pages to open is known once the token's claims are read. */
async function welcome(message: string, failed: string): Promise<SignInState> {
  const session = await waitForSession(
    ({ status }) => status === 'signed-in' || status === 'failed',
  );
  return session.status === 'signed-in'
    ? { status: 'done', message, person: session }
    : { status: 'failed', message: failed };
}

/** Told by its shape: the class itself lives in a script that is only loaded on demand. */
function failureOf(error: unknown): SignInFailure {
  return error instanceof Error && error.name === 'SignInError' && 'reason' in error
    ? (error.reason as SignInFailure)
    : 'failed';
}
