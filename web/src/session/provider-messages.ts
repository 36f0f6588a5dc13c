import { PROVIDER_NAMES, type ProviderId } from '@hearthkin/domain/account/provider-signup';
import { ERROR_MESSAGES } from '@hearthkin/domain/foundation/messages';
import { ACCOUNT_CLOSED } from '../lib/closed-account';
import type { ProviderError, ProviderFailure } from './provider-error';

/** `{provider}` stands for the provider's name. */
const SENTENCES: Readonly<Record<ProviderFailure, string>> = {
  // Specification 1, section 8.
  cancelled: '{provider} authentication was cancelled or failed.',
  rejected: '{provider} authentication failed.',
  failed: '{provider} login failed. Please try again.',
  'not-configured': '{provider} OAuth is not configured. Please contact support.',
  'wrong-password': 'Incorrect password.',
  'popup-blocked':
    'Your browser blocked the {provider} window. Please allow pop-ups for this site and try again.',
  'other-account':
    'That’s another {provider} account. Please choose the one that belongs to this account.',
  'other-linked': 'This account already has another {provider} sign-in.',
  'not-added':
    '{provider} isn’t one of your ways to sign in yet. Sign in with your password or another way, then add {provider} under “Ways to sign in” on your profile.',
  changed: ERROR_MESSAGES['sign-in-changed'],
  suspended: ACCOUNT_CLOSED,
  'too-many-attempts': 'Too many attempts. Wait a few minutes, then try again.',
  offline: 'We couldn’t sign you in. Check your connection and try again.',
};

/** The message for a failed provider sign-in. */
export function providerSentence(provider: ProviderId, reason: ProviderFailure): string {
  return SENTENCES[reason].replaceAll('{provider}', PROVIDER_NAMES[provider]);
}

/**
 * The same for any error. It is recognized by name, because the class is loaded on demand.
 * @param tried the provider to name when the error doesn't.
 */
export function providerProblem(tried: ProviderId, error: unknown): string {
  if (error instanceof Error && error.name === 'ProviderError') {
    const { provider, reason } = error as ProviderError;
    return providerSentence(provider, reason);
  }
  return providerSentence(tried, 'failed');
}
