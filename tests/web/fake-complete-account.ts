import { vi } from 'vitest';
import type * as CompleteAccount from '../../web/src/session/complete-account';
import { betweenTests } from './between-tests';

/** Stands in for the part of Firebase Auth that gives a phone's sign-in its password. */
export const linkPassword = vi.fn<typeof CompleteAccount.linkPassword>();
export const refreshClaims = vi.fn<typeof CompleteAccount.refreshClaims>();

export function refuseLink(reason: CompleteAccount.LinkFailure): void {
  const error = Object.assign(new Error(reason), { name: 'LinkError', reason });
  linkPassword.mockRejectedValueOnce(error);
}

betweenTests(() => {
  linkPassword.mockReset();
  refreshClaims.mockReset();
});
