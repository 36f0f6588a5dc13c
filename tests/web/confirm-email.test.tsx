import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { call, holdCall, refuse } from './fake-call';
import { MEMBER, userDocument } from './people';
import { visit, visitWithShell } from './site';
import { setWorld } from './world';

test('a member who opens the link confirms the new email, and the token leaves the URL', async () => {
  call.mockResolvedValueOnce({ email: 'new@example.test', moved: true });
  const site = await visit('/confirm-email?token=abc', MEMBER);
  expect(await screen.findByRole('heading', { name: 'Email changed' })).toBeTruthy();
  expect(screen.getByText('new@example.test')).toBeTruthy();
  expect(call).toHaveBeenCalledTimes(1);
  expect(call).toHaveBeenCalledWith('confirmEmailChange', { token: 'abc' });
  await site.isAt('/confirm-email');
  expect(sessionStorage.length).toBe(0);
  expect(screen.getByRole('main').textContent).toContain('Sign In');
});

test('a member whose session the change has ended reads so before they leave', async () => {
  const arrive = holdCall();
  const site = await visitWithShell('/confirm-email?token=abc', MEMBER);
  await waitFor(() => expect(call).toHaveBeenCalled());
  await screen.findByRole('button', { name: /^Account menu/ });
  const sessionsEndedAt = new Date(MEMBER.signedInAt.getTime() + 60_000);
  const ended = userDocument(MEMBER, { sessionsEndedAt, firstName: 'Ended' });
  await act(async () => setWorld({ users: { [MEMBER.uid]: ended } }));
  await screen.findByRole('button', { name: /^Account menu of Ended/ });
  await act(() => vi.dynamicImportSettled());
  await site.isAt('/confirm-email');
  await act(async () => arrive({ email: 'new@example.test', moved: true }));
  expect(await screen.findByRole('heading', { name: 'Email changed' })).toBeTruthy();
  await site.isAt('/confirm-email');
});

test('a newcomer confirms their email from the welcome mail and stays signed in', async () => {
  call.mockResolvedValueOnce({ email: MEMBER.email, moved: false });
  const site = await visit('/confirm-email?token=abc', MEMBER);
  expect(await screen.findByRole('heading', { name: 'Email confirmed' })).toBeTruthy();
  await site.user.click(screen.getByRole('link', { name: 'Continue' }));
  await site.isAt('/spenders/browse');
});

test.each([
  ['token-invalid', /invalid or was already used/],
  ['token-expired', /This link has expired/],
  ['already-exists', /Another account uses that email now/],
] as const)('a member whose link is rejected with %s sees why', async (code, sentence) => {
  refuse(code);
  await visit('/confirm-email?token=abc');
  expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
});

test('a visitor without a token sees that the link does not work', async () => {
  await visit('/confirm-email');
  expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
});

test('a member retries with the same link when the server does not answer', async () => {
  refuse('unavailable');
  const site = await visit('/confirm-email?token=abc');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  call.mockResolvedValueOnce({ email: 'new@example.test', moved: true });
  await site.user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Email changed' })).toBeTruthy();
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
});
