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
  /** The typed password; empty with a provider. */
  readonly password: string;
  readonly work: () => Promise<void>;
  /** A more specific error sentence; null for the default one. */
  readonly failureText?: (error: unknown) => string | null;
}

/** Reauthenticates, then runs a sensitive account change. */
export function useAccountAction(methods: SignInMethods) {
  const [state, setState] = useState<ActionState>(IDLE);

  /** @returns whether it succeeded. */
  async function run({ password, work, failureText }: Action): Promise<boolean> {
    setState({ isBusy: true, failure: null });
    try {
      if (!navigator.onLine) throw new CallError('offline');
      await keepSessionDuring(async () => {
        await reauthenticate(methods, password);
        await work();
      });
      setState(IDLE);
      return true;
    } catch (error) {
      const failure = failureText?.(error) ?? accountFailure(error, methods.provider);
      setState({ isBusy: false, failure });
      return false;
    }
  }

  return { ...state, run };
}

/** @throws SignInError or ProviderError */
async function reauthenticate(
  { hasPassword, provider }: SignInMethods,
  password: string,
): Promise<void> {
  if (hasPassword || provider === null) {
    const { reauthenticateWithPassword } = await import('../../session/reauthenticate');
    return reauthenticateWithPassword(password);
  }
  const { reauthenticateWithProvider } = await import('../../session/provider-sign-in');
  return reauthenticateWithProvider(provider);
}
