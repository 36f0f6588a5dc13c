import type { UserType } from '@hearthkin/domain/account/fields';
import { useState } from 'react';
import type { SignInFailure } from '../../lib/auth-client';
import { settledSession, signIn } from '../../lib/session';
import type { SignInValues } from './sign-in-form';

export type SignInState =
  | { readonly status: 'idle' | 'busy' }
  | { readonly status: 'failed'; readonly reason: SignInFailure }
  | { readonly status: 'done'; readonly userType: UserType | null };

/** The sign-in from idle over busy to a failure or a welcome (specification 1, section 4). */
export function useSignIn() {
  const [state, setState] = useState<SignInState>({ status: 'idle' });

  async function submit({ email, password, remember }: SignInValues): Promise<void> {
    setState({ status: 'busy' });
    try {
      await signIn(email, password, remember);
      // Whose pages to open is known once the token's claims are read.
      const session = await settledSession(
        ({ status }) => status === 'signed-in' || status === 'failed',
      );
      if (session.status !== 'signed-in') return setState({ status: 'failed', reason: 'offline' });
      setState({ status: 'done', userType: session.userType });
    } catch (error) {
      setState({ status: 'failed', reason: failureOf(error) });
    }
  }

  function clearFailure(): void {
    setState((current) => (current.status === 'failed' ? { status: 'idle' } : current));
  }

  return { state, submit, clearFailure };
}

/** Told by its shape: the class itself lives in a script that is only loaded on demand. */
function failureOf(error: unknown): SignInFailure {
  return error instanceof Error && error.name === 'SignInError' && 'reason' in error
    ? (error.reason as SignInFailure)
    : 'failed';
}
