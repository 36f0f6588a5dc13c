import type { ProviderId } from '@hearthkin/domain/account/provider-signup';
import { useRef, useState } from 'react';
import type { SignedIn, SignInFailure } from '../../session/auth-client';
import type { LinkNeeded } from '../../session/provider-link';
import { providerProblem, providerSentence } from '../../session/provider-messages';
import { signIn, waitForSession } from '../../session/session';
import type { SignInValues } from './sign-in-form';
import {
  PROVIDER_FAILED,
  providerWelcome,
  SIGN_IN_MESSAGES,
  WELCOME_BACK,
} from './sign-in-messages';

export type SignInState =
  | { readonly status: 'idle' }
  | { readonly status: 'busy'; readonly by: 'password' | ProviderId }
  | { readonly status: 'failed'; readonly message: string }
  /** The email belongs to an account with another sign-in method. */
  | { readonly status: 'link-needed'; readonly link: LinkNeeded }
  | { readonly status: 'done'; readonly message: string; readonly person: SignedIn };

/** The sign-in state, from idle to failure or welcome (specification 1, section 4). */
export function useSignIn() {
  const [state, setState] = useState<SignInState>({ status: 'idle' });
  // A closed popup is reported late. By then there may be a newer attempt.
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
          ? welcome(providerWelcome(provider), PROVIDER_FAILED)
          : { status: 'link-needed', link };
      },
      (error) => providerProblem(provider, error),
    );

  const linked = (provider: ProviderId) =>
    attempt(
      provider,
      () => welcome(providerWelcome(provider), PROVIDER_FAILED),
      () => PROVIDER_FAILED,
    );

  const reset = () => setState({ status: 'idle' });
  const clearFailure = () =>
    setState((current) => (current.status === 'failed' ? { status: 'idle' } : current));
  return { state, submit, continueWith, linked, reset, clearFailure };
}

/** Waits for the token's claims, which decide the start page. */
async function welcome(message: string, failed: string): Promise<SignInState> {
  const session = await waitForSession(
    ({ status }) => status === 'signed-in' || status === 'failed',
  );
  return session.status === 'signed-in'
    ? { status: 'done', message, person: session }
    : { status: 'failed', message: failed };
}

/** Recognized by name, because the class is in a lazy chunk. */
function failureOf(error: unknown): SignInFailure {
  return error instanceof Error && error.name === 'SignInError' && 'reason' in error
    ? (error.reason as SignInFailure)
    : 'failed';
}
