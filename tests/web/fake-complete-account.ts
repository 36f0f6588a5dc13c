import { vi } from 'vitest';
import type * as CompleteAccount from '../../web/src/session/complete-account';
import { betweenTests } from './between-tests';

/** Replaces linking a password to a phone sign-in. */
export const linkPassword = vi.fn<typeof CompleteAccount.linkPassword>();
export const shareSignIn = vi.fn<typeof CompleteAccount.shareSignIn>();
export const refreshClaims = vi.fn<typeof CompleteAccount.refreshClaims>();

export function refuseLink(reason: CompleteAccount.LinkFailure): void {
  const error = Object.assign(new Error(reason), { name: 'LinkError', reason });
  linkPassword.mockRejectedValueOnce(error);
}

betweenTests(() => {
  linkPassword.mockReset();
  shareSignIn.mockReset();
  refreshClaims.mockReset();
});
