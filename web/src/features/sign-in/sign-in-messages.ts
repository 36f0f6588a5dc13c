import { PROVIDER_NAMES, type ProviderId } from '@hearthkin/domain/account/provider-signup';
import { ERROR_MESSAGES } from '@hearthkin/domain/foundation/messages';
import { ACCOUNT_CLOSED } from '../../lib/closed-account';
import type { SignInFailure } from '../../session/auth-client';

/** Said to a person whose account has just been suspended here; a sign-in later can’t tell as much. */
export const SUSPENDED = 'This account has been suspended. Please contact support.';

/** The reason why a sign-in failed (specification 1, section 8). */
export const SIGN_IN_MESSAGES: Readonly<Record<SignInFailure, string>> = {
  'unknown-email': 'No account found with this email address.',
  'wrong-password': 'Incorrect password.',
  'wrong-credentials': 'That email or password isn’t right.',
  changed: ERROR_MESSAGES['sign-in-changed'],
  cancelled: 'Sign-in needs the code we text you. Please try again.',
  ended: 'Your session on this device has ended. Please sign in again.',
  suspended: ACCOUNT_CLOSED,
  'too-many-attempts': 'Too many attempts. Wait a few minutes, then try again.',
  offline: 'We couldn’t sign you in. Check your connection and try again.',
  failed: 'Login failed. Please try again.',
};

export const WELCOME_BACK = 'Welcome back! Redirecting to your dashboard...';

export function providerWelcome(provider: ProviderId): string {
  return `Successfully logged in with ${PROVIDER_NAMES[provider]}!`;
}

/** The provider succeeded, but the session could not be read. */
export const PROVIDER_FAILED = 'OAuth login failed. Please try again.';

/** The reason why a session is over (`?ended`): ended on this device, or elsewhere. */
export function endedSentence(how: string): string {
  return how === 'everywhere'
    ? 'You’re signed out everywhere. Sign in again to continue.'
    : 'Your session on this device has ended. Please sign in again.';
}

/** The reason why the visitor was sent here, by the page they wanted. */
const REASONS: readonly (readonly [prefix: string, sentence: string])[] = [
  ['/browse', 'Please log in to browse companions.'],
  ['/spenders/browse', 'Please log in to browse companions.'],
  ['/my-bookings', 'Please log in to view your bookings.'],
  ['/messages', 'Please log in to view your messages.'],
];

export function reasonFor(next: string | null): string | null {
  if (next === null) return null;
  const known = REASONS.find(([prefix]) => next.startsWith(prefix));
  return known?.[1] ?? ERROR_MESSAGES.unauthenticated;
}
