import { vi } from 'vitest';
import type * as Reauthenticate from '../../web/src/session/reauthenticate';
import { betweenTests } from './between-tests';
import { SignInError } from './fake-auth';

/** Replaces reauthentication. */
export const CURRENT_PASSWORD = 'Quiet-Harbour-7';

const BY_PASSWORD: Reauthenticate.SignInMethods = { hasPassword: true, provider: null };
let methods = BY_PASSWORD;

betweenTests(() => {
  methods = BY_PASSWORD;
  reauthenticateWithPassword.mockClear();
  signInAgain.mockClear();
});

export function setSignInMethods(next: Reauthenticate.SignInMethods): void {
  methods = next;
}

export const ownSignInMethods: typeof Reauthenticate.ownSignInMethods = () => methods;

export const reauthenticateWithPassword = vi.fn<typeof Reauthenticate.reauthenticateWithPassword>(
  async (password) => {
    if (password !== CURRENT_PASSWORD) throw new SignInError('wrong-password');
  },
);

export const signInAgain = vi.fn<typeof Reauthenticate.signInAgain>(async () => {});
