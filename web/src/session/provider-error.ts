import type { ProviderId } from '@hearthkin/domain/account/provider-signup';
import { FirebaseError } from 'firebase/app';

/** Why signing in with a provider did not come to an end, as far as Firebase tells. */
export type ProviderFailure =
  /** The person closed the provider's window, or said no in it. */
  | 'cancelled'
  | 'popup-blocked'
  /** The provider, or Firebase, does not take what the other one says. */
  | 'rejected'
  | 'not-configured'
  /** Somebody else's account was chosen than the one it was about. */
  | 'other-account'
  /** The account has already another sign-in of this provider. */
  | 'other-linked'
  | 'wrong-password'
  | 'suspended'
  | 'too-many-attempts'
  | 'offline'
  | 'failed';

export class ProviderError extends Error {
  readonly provider: ProviderId;
  readonly reason: ProviderFailure;

  constructor(provider: ProviderId, reason: ProviderFailure) {
    super(reason);
    this.name = 'ProviderError';
    this.provider = provider;
    this.reason = reason;
  }
}

const FAILURES: Readonly<Record<string, ProviderFailure>> = {
  'auth/popup-closed-by-user': 'cancelled',
  'auth/cancelled-popup-request': 'cancelled',
  'auth/user-cancelled': 'cancelled',
  'auth/popup-blocked': 'popup-blocked',
  'auth/invalid-credential': 'rejected',
  'auth/invalid-login-credentials': 'rejected',
  'auth/missing-or-invalid-nonce': 'rejected',
  'auth/web-storage-unsupported': 'rejected',
  'auth/operation-not-supported-in-this-environment': 'rejected',
  'auth/operation-not-allowed': 'not-configured',
  'auth/configuration-not-found': 'not-configured',
  'auth/auth-domain-config-required': 'not-configured',
  'auth/invalid-oauth-client-id': 'not-configured',
  'auth/invalid-oauth-provider': 'not-configured',
  'auth/unauthorized-domain': 'not-configured',
  'auth/user-mismatch': 'other-account',
  'auth/provider-already-linked': 'other-linked',
  'auth/credential-already-in-use': 'other-linked',
  'auth/wrong-password': 'wrong-password',
  'auth/user-disabled': 'suspended',
  'auth/too-many-requests': 'too-many-attempts',
  'auth/network-request-failed': 'offline',
  'auth/timeout': 'offline',
};

/** The one error that leaves these modules, from whatever the SDK threw. */
export function providerErrorOf(provider: ProviderId, error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  const reason = error instanceof FirebaseError ? FAILURES[error.code] : undefined;
  if (reason === undefined) console.warn(`The sign-in with ${provider} failed`, error);
  return new ProviderError(provider, reason ?? 'failed');
}
