import { ERROR_MESSAGES } from '@hearthkin/domain/foundation/messages';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { call, holdCall, refuse } from './fake-call';
import { NOW } from './people';
import { visit } from './site';

const EMAIL = 'jonah@gmail.com';
const sendButton = () => screen.findByRole('button', { name: 'Send reset link' });

async function requestReset(email = EMAIL) {
  const site = await visit('/forgot-password');
  await site.user.type(await screen.findByLabelText('Email'), email);
  await site.user.click(await sendButton());
  return site;
}

/** Advances the clock by the minute until the button works again. */
function waitAMinute() {
  act(() => {
    vi.setSystemTime(NOW.getTime() + 60_000);
  });
}

test.each([
  ['', 'Please enter your email address'],
  ['jonah', 'Please enter a valid email address'],
])('a visitor who types "%s" as email sees why nothing was sent', async (typed, sentence) => {
  const site = await visit('/forgot-password');
  if (typed !== '') await site.user.type(await screen.findByLabelText('Email'), typed);
  await site.user.click(await sendButton());
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
});

test('a member is told to check their email, with a link to their mail app', async () => {
  call.mockResolvedValueOnce({ sent: true });
  await requestReset(`  ${EMAIL.toUpperCase()}`);
  const heading = await screen.findByRole('heading', { level: 1, name: 'Check your email' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText(EMAIL)).toBeTruthy();
  expect(call.mock.calls).toEqual([['requestPasswordReset', { email: EMAIL }]]);
  const app = screen.getByRole('link', { name: 'Open email app' });
  expect(app.getAttribute('href')).toBe('https://mail.google.com/mail/');
  expect(app.getAttribute('rel')).toContain('noreferrer');
  expect(screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe('/login');
});

test('a member with an unknown email provider gets a link to their device’s email app', async () => {
  call.mockResolvedValueOnce({ sent: true });
  await requestReset('jonah@example.test');
  const app = await screen.findByRole('link', { name: 'Open email app' });
  expect([app.getAttribute('href'), app.getAttribute('target')]).toEqual(['mailto:', null]);
});

test('a member who got no email can resend it after a minute', async () => {
  call.mockResolvedValue({ sent: true });
  const site = await requestReset();
  const resend = await screen.findByRole('button', { name: 'Resend in 60 s' });
  expect(resend).toHaveProperty('disabled', true);
  waitAMinute();
  await site.press('Resend');
  expect((await screen.findByText(/sent it again/)).textContent).toMatch(/spam/);
  const again = await screen.findByRole('button', { name: 'Resend in 60 s' });
  expect(again).toHaveProperty('disabled', true);
  expect(call).toHaveBeenCalledTimes(2);
});

test('a member who asks too often sees an error and may go back', async () => {
  call.mockResolvedValueOnce({ sent: true });
  const site = await requestReset();
  await screen.findByRole('button', { name: 'Resend in 60 s' });
  waitAMinute();
  refuse('rate-limited');
  await site.press('Resend');
  expect((await screen.findByRole('alert')).textContent).toBe(ERROR_MESSAGES['rate-limited']);
  await site.press('Try different email');
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', EMAIL);
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['sender-failed', { status: 451 }, 'Email service error'],
  ['internal', {}, 'Failed to send email. Please try again.'],
  ['unavailable', {}, ERROR_MESSAGES.unavailable],
  ['offline', {}, ERROR_MESSAGES.offline],
] as const)(
  'a member keeps the typed email when sending fails: %s %j',
  async (code, details, sentence) => {
    refuse(code, details);
    const site = await requestReset();
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    const field = screen.getByLabelText('Email');
    expect(field).toHaveProperty('value', EMAIL);
    await site.user.type(field, 'x');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('a member sees that the request is being sent', async () => {
  const arrive = holdCall();
  await requestReset();
  expect(await screen.findByRole('button', { name: 'Sending...' })).toHaveProperty(
    'disabled',
    true,
  );
  arrive({ sent: true });
  await screen.findByRole('heading', { name: 'Check your email' });
});
