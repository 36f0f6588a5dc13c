import { ERROR_MESSAGES } from '@hearthkin/domain/foundation/messages';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { call, holdCall, refuse } from './fake-call';
import { MEMBER } from './people';
import { expectAlert } from './shown';
import { visit } from './site';

const TOKEN = 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6';
const LINK = `/reset-password?token=${TOKEN}`;
const PASSWORD = 'Bright-Morning-9';
const INVALID = 'This password reset link is invalid or has expired. Please request a new one.';

/** Opens a valid link. */
async function open(person: Parameters<typeof visit>[1] = null) {
  call.mockResolvedValueOnce({ valid: true, email: 'sam@example.test' });
  const site = await visit(LINK, person);
  await screen.findByLabelText('New password');
  return site;
}

async function submit(
  site: Awaited<ReturnType<typeof open>>,
  password: string,
  confirmation = password,
) {
  for (const [label, value] of [
    ['New password', password],
    ['Confirm new password', confirmation],
  ] as const) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  await site.press('Reset password');
}

test('a member who opens the link gets a form, and the token leaves the URL', async () => {
  const arrive = holdCall();
  const site = await visit(LINK);
  expect(await screen.findByRole('status', { name: 'Checking your link' })).toBeTruthy();
  await site.isAt('/reset-password');
  arrive({ valid: true, email: 'sam@example.test' });
  expect(await screen.findByLabelText('New password')).toBeTruthy();
  expect(call.mock.calls).toEqual([['checkPasswordResetToken', { token: TOKEN }]]);
});

test('a member who reloads the page can still use the link', async () => {
  await open();
  call.mockResolvedValueOnce({ valid: true, email: 'sam@example.test' });
  await visit('/reset-password');
  await screen.findByLabelText('New password');
  expect(call).toHaveBeenLastCalledWith('checkPasswordResetToken', { token: TOKEN });
});

test.each([
  ['/reset-password', null, 'Invalid or missing reset token'],
  ['/reset-password?token=', null, 'Invalid or missing reset token'],
  [LINK, 'token-invalid', 'Invalid or expired reset token'],
  [LINK, 'token-expired', 'Invalid or expired reset token'],
] as const)('a member at %s, rejected with %s, asks for a new link', async (path, code, reason) => {
  if (code !== null) refuse(code);
  const site = await visit(path);
  await expectAlert(reason + INVALID);
  await site.user.click(screen.getByRole('link', { name: 'Request new reset link' }));
  await site.isAt('/forgot-password');
});

test('a member retries when the link could not be checked', async () => {
  refuse('unavailable');
  const site = await visit(LINK);
  expect((await screen.findByRole('alert')).textContent).toContain(ERROR_MESSAGES.unavailable);
  call.mockResolvedValueOnce({ valid: true, email: 'sam@example.test' });
  await site.press('Try again');
  expect(await screen.findByLabelText('New password')).toBeTruthy();
});

test('a member sees what is wrong with the passwords they type, and can show each of the two', async () => {
  const site = await open();
  for (const [first, second, sentence] of [
    ['', '', 'Please enter a new password'],
    ['quiet', 'quiet', 'Please ensure your password meets all requirements'],
    [PASSWORD, '', "Passwords don't match"],
    [PASSWORD, 'Bright-Morning-8', "Passwords don't match"],
  ] as const) {
    await submit(site, first, second);
    expect(await screen.findByText(sentence)).toBeTruthy();
  }
  expect(call).toHaveBeenCalledTimes(1);
  await site.press('Show new password');
  expect(screen.getByLabelText('New password').getAttribute('type')).toBe('text');
  expect(screen.getByLabelText('Confirm new password').getAttribute('type')).toBe('password');
  await site.press('Show confirmation');
  expect(screen.getByLabelText('Confirm new password').getAttribute('type')).toBe('text');
});

test('a member with a new password is signed out and lands on the sign-in page', async () => {
  const site = await open(MEMBER);
  call.mockResolvedValueOnce({ reset: true });
  await submit(site, PASSWORD);
  expect(call).toHaveBeenLastCalledWith('resetPassword', { token: TOKEN, password: PASSWORD });
  const heading = await screen.findByRole('heading', { level: 1, name: 'Password changed' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await site.isAt('/reset-password');
  await site.isAt('/login');
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeTruthy();
  expect(JSON.stringify(sessionStorage)).not.toContain(TOKEN);
});

test('a member keeps what they typed when saving fails', async () => {
  const site = await open();
  for (const [code, sentence] of [
    ['internal', 'Failed to reset password. Please try again.'],
    ['invalid-input', 'Failed to reset password. Please try again.'],
    ['unavailable', ERROR_MESSAGES.unavailable],
    ['offline', ERROR_MESSAGES.offline],
  ] as const) {
    refuse(code);
    await submit(site, PASSWORD);
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(screen.getByLabelText('New password')).toHaveProperty('value', PASSWORD);
    expect(screen.getByLabelText('Confirm new password')).toHaveProperty('value', PASSWORD);
    await site.user.type(screen.getByLabelText('New password'), 'x');
    expect(screen.queryByRole('alert')).toBeNull();
  }
});

test.each(['token-invalid', 'token-expired'] as const)(
  'a member whose link expires while they type sees an error: %s',
  async (code) => {
    const site = await open();
    refuse(code);
    await submit(site, PASSWORD);
    await expectAlert(`Token is invalid or expired${INVALID}`);
  },
);
