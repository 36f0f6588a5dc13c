import { pageAfterSignIn } from '../../session/session';
import { useRedirect } from '../../ui/hooks/use-redirect';
import type { SignInState } from './use-sign-in';

/** The time in which a welcome can be read before the redirect, in milliseconds (specification 1, section 9). */
export const REDIRECT_MS = 1_000;

/** Goes on after a sign-in. `next` is the page that was asked for. */
export function useGoOn(state: SignInState, next: string | null): void {
  useRedirect(state.status === 'done' ? pageAfterSignIn(state.person, next) : null, REDIRECT_MS);
}
