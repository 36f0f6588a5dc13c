import { vi } from 'vitest';
import type * as CompleteAccount from '../../web/src/session/complete-account';
import { betweenTests } from './between-tests';

/** Replaces linking a password to a phone sign-in. */
export const createSignIn = vi.fn<typeof CompleteAccount.createSignIn>();
export const linkPassword = vi.fn<typeof CompleteAccount.linkPassword>();
export const shareSignIn = vi.fn<typeof CompleteAccount.shareSignIn>();
export const refreshClaims = vi.fn<typeof CompleteAccount.refreshClaims>();

const linkError = (reason: CompleteAccount.LinkFailure) =>
  Object.assign(new Error(reason), { name: 'LinkError', reason });

export function refuseLink(reason: CompleteAccount.LinkFailure): void {
  linkPassword.mockRejectedValueOnce(linkError(reason));
}

export function refuseSignIn(reason: CompleteAccount.LinkFailure): void {
  createSignIn.mockRejectedValueOnce(linkError(reason));
}

betweenTests(() => {
  createSignIn.mockReset();
  linkPassword.mockReset();
  shareSignIn.mockReset();
  refreshClaims.mockReset();
});
