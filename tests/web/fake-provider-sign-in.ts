import type { ProviderId } from '@hearthkin/domain/account/provider-signup';
import { vi } from 'vitest';
import type { ProviderFailure } from '../../web/src/session/provider-error';
import type { LinkNeeded } from '../../web/src/session/provider-link';
import type * as ProviderSignIn from '../../web/src/session/provider-sign-in';
import { betweenTests } from './between-tests';

/** Replaces sign-in with Google and Facebook. */
export const signInWithProvider = vi.fn<typeof ProviderSignIn.signInWithProvider>();
export const reauthenticateWithProvider = vi.fn<typeof ProviderSignIn.reauthenticateWithProvider>();
export const linkProvider = vi.fn<typeof ProviderSignIn.linkProvider>();

betweenTests(() => {
  linkProvider.mockReset();
  signInWithProvider.mockReset();
  reauthenticateWithProvider.mockReset();
});

export const providerError = (provider: ProviderId, reason: ProviderFailure) =>
  Object.assign(new Error(reason), { name: 'ProviderError', provider, reason });

/** A Facebook sign-in whose email already has an account; the test decides how to link it. */
export function linkNeeded(email: string) {
  const withPassword = vi.fn<LinkNeeded['withPassword']>();
  const withOther = vi.fn<LinkNeeded['withOther']>();
  const link: LinkNeeded = {
    provider: 'facebook.com',
    other: 'google.com',
    email,
    withPassword,
    withOther,
  };
  return { link, withPassword, withOther };
}
