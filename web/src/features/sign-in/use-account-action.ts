import { CallError } from '../../lib/call-error';
import type { SignInMethods } from '../../session/reauthenticate';
import { keepSessionDuring } from '../../session/session-end';
import { useAction } from '../../ui/hooks/use-action';
import { accountFailure } from './account-failure';

/**
 * Reauthenticates, then runs a sensitive account change.
 * @param failureText a more specific error sentence; null for the default one.
 */
export function useAccountAction(
  methods: SignInMethods,
  failureText: (error: unknown) => string | null = () => null,
) {
  const { run, isBusy, failure } = useAction(
    undefined,
    (error) => failureText(error) ?? accountFailure(error, methods.provider),
  );
  return {
    isBusy,
    failure,
    /**
     * @param password the typed one; empty with a provider.
     * @returns whether it succeeded.
     */
    run: async (password: string, work: () => Promise<void>): Promise<boolean> => {
      const problem = await run(async () => {
        if (!navigator.onLine) throw new CallError('offline');
        await keepSessionDuring(async () => {
          await reauthenticate(methods, password);
          await work();
        });
      });
      return problem === null;
    },
  };
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
