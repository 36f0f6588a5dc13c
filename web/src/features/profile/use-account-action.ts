import { useState } from 'react';
import { CallError } from '../../lib/call-error';
import type { SignInMethods } from '../../session/reauthenticate';
import { keepSessionDuring } from '../../session/session-end';
import { accountFailure } from './account-failure';

interface ActionState {
  readonly isBusy: boolean;
  readonly failure: string | null;
}

const IDLE: ActionState = { isBusy: false, failure: null };

interface Action {
  /** What was typed to show that it is them; empty where a provider vouches for them. */
  readonly password: string;
  readonly work: () => Promise<void>;
  /** A better sentence for what may go wrong with this, if there is one. */
  readonly sentenceOf?: (error: unknown) => string | null;
}

/** Something an account hangs on: first the person shows that it is them, then it is done. */
export function useAccountAction(methods: SignInMethods) {
  const [state, setState] = useState<ActionState>(IDLE);

  /** Whether it was done. */
  async function run({ password, work, sentenceOf }: Action): Promise<boolean> {
    setState({ isBusy: true, failure: null });
    try {
      if (!navigator.onLine) throw new CallError('offline');
      await keepSessionDuring(async () => {
        await prove(methods, password);
        await work();
      });
      setState(IDLE);
      return true;
    } catch (error) {
      const failure = sentenceOf?.(error) ?? accountFailure(error, methods.provider);
      setState({ isBusy: false, failure });
      return false;
    }
  }

  return { ...state, run };
}

/** @throws SignInError or ProviderError */
async function prove({ hasPassword, provider }: SignInMethods, password: string): Promise<void> {
  if (hasPassword || provider === null) {
    const { reauthenticateWithPassword } = await import('../../session/reauthenticate');
    return reauthenticateWithPassword(password);
  }
  const { reauthenticateWithProvider } = await import('../../session/provider-sign-in');
  return reauthenticateWithProvider(provider);
}
