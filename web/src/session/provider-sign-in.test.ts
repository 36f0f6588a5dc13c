// @vitest-environment jsdom

import { renderHook } from '@testing-library/react';
import { FirebaseError } from 'firebase/app';
import {
  browserPopupRedirectResolver,
  FacebookAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  setPersistence,
  signInWithPopup,
} from 'firebase/auth';
import { beforeEach, expect, it, vi } from 'vitest';
import { type ProviderFailure, providerErrorOf } from './provider-error';
import { usePhotoToken } from './provider-photo-token';
import { signInWithProvider } from './provider-sign-in';

const AUTH = vi.hoisted(() => ({ currentUser: null }));

vi.mock('../firebase/auth', () => ({ openAuth: () => AUTH }));
vi.mock('firebase/auth', async (original) => ({
  ...(await original<object>()),
  setPersistence: vi.fn(),
  signInWithPopup: vi.fn(),
}));

const popup = vi.mocked(signInWithPopup);

beforeEach(() => {
  popup.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

it('opens Google’s window and stays signed in with `remember`', async () => {
  expect(await signInWithProvider('google.com', true)).toBeNull();
  expect(document.cookie).toBe('');
  expect(setPersistence).toHaveBeenLastCalledWith(AUTH, indexedDBLocalPersistence);
  const [auth, provider, resolver] = popup.mock.calls[0] ?? [];
  expect(auth).toBe(AUTH);
  expect(provider).toBeInstanceOf(GoogleAuthProvider);
  expect((provider as GoogleAuthProvider).getScopes()).toEqual(['profile', 'email']);
  expect(resolver).toBe(browserPopupRedirectResolver);
});

it('opens Facebook’s window and ends with the browser without `remember`', async () => {
  popup.mockResolvedValue({
    _tokenResponse: { oauthAccessToken: 'what-facebook-said', providerId: 'facebook.com' },
  } as never);
  await signInWithProvider('facebook.com', false);
  expect(renderHook(usePhotoToken).result.current).toBe('what-facebook-said');
  expect(setPersistence).toHaveBeenLastCalledWith(AUTH, indexedDBLocalPersistence);
  expect(document.cookie).toContain('hearthkin_open=1');
  const provider = popup.mock.calls[0]?.[1];
  expect(provider).toBeInstanceOf(FacebookAuthProvider);
  expect((provider as FacebookAuthProvider).getScopes()).toEqual(['email']);
});

it('returns the email when its account has another sign-in method', async () => {
  const tokens = { oauthAccessToken: 'what-facebook-said', providerId: 'facebook.com' };
  popup.mockRejectedValue(
    new FirebaseError('auth/account-exists-with-different-credential', '', {
      email: 'maya@example.test',
      _tokenResponse: tokens,
    }),
  );
  expect(await signInWithProvider('facebook.com', true)).toMatchObject({
    provider: 'facebook.com',
    other: 'google.com',
    email: 'maya@example.test',
  });
});

it('fails when there is no credential to link', async () => {
  popup.mockRejectedValue(
    new FirebaseError('auth/account-exists-with-different-credential', '', {
      email: 'maya@example.test',
    }),
  );
  await expect(signInWithProvider('facebook.com', true)).rejects.toMatchObject({
    provider: 'facebook.com',
    reason: 'failed',
  });
});

it.each<[string, ProviderFailure]>([
  ['auth/popup-closed-by-user', 'cancelled'],
  ['auth/popup-blocked', 'popup-blocked'],
  ['auth/invalid-credential', 'rejected'],
  ['auth/operation-not-allowed', 'not-configured'],
  ['auth/configuration-not-found', 'not-configured'],
  ['auth/unauthorized-domain', 'not-configured'],
  ['auth/user-disabled', 'suspended'],
  ['auth/too-many-requests', 'too-many-attempts'],
  ['auth/network-request-failed', 'offline'],
  ['auth/something-new', 'failed'],
])('reports %s as %s', async (code, reason) => {
  popup.mockRejectedValue(new FirebaseError(code, ''));
  await expect(signInWithProvider('google.com', true)).rejects.toMatchObject({
    name: 'ProviderError',
    reason,
  });
});

it('reports an error that is not Firebase’s as failed', () => {
  expect(providerErrorOf('google.com', new TypeError('no')).reason).toBe('failed');
});
