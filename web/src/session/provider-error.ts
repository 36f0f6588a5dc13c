import type { ProviderId } from '@hearthkin/domain/account/provider-signup';
import { FirebaseError } from 'firebase/app';
import { refusalIn } from './sign-in-refusal';

/** The reason why signing in with a provider failed. */
export type ProviderFailure =
  /** The user closed the popup or declined. */
  | 'cancelled'
  | 'popup-blocked'
  /** The provider or Firebase rejected the credential. */
  | 'rejected'
  | 'not-configured'
  /** The user chose a different account from the expected one. */
  | 'other-account'
  /** The account is already linked to another account of this provider. */
  | 'other-linked'
  | 'wrong-password'
  /** The account doesn't have this provider among its ways to sign in. */
  | 'not-added'
  /** The account's password or address were changed past the product. */
  | 'changed'
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

/** Turns anything the SDK threw into a ProviderError. */
export function providerErrorOf(provider: ProviderId, error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  const refusal = refusalIn(error);
  if (refusal !== null) {
    return new ProviderError(provider, refusal === 'way-not-added' ? 'not-added' : 'changed');
  }
  const reason = error instanceof FirebaseError ? FAILURES[error.code] : undefined;
  if (reason === undefined) console.warn(`The sign-in with ${provider} failed`, error);
  return new ProviderError(provider, reason ?? 'failed');
}
