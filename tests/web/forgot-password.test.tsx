import { ERROR_MESSAGES } from '@hearthkin/domain/foundation/messages';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { call, holdCall, refuse } from './fake-call';
import { fill } from './fill';
import { NOW } from './people';
import { visit } from './site';

const EMAIL = 'jonah@gmail.com';
const sendButton = () => screen.findByRole('button', { name: 'Send reset link' });

async function requestReset(email = EMAIL) {
  const site = await visit('/forgot-password');
  fill(await screen.findByLabelText('Email'), email);
  await site.user.click(await sendButton());
  return site;
}

/** Advances the clock by the minute until the button works again. */
function waitAMinute() {
  act(() => {
    vi.setSystemTime(NOW.getTime() + 60_000);
  });
}

test('a visitor who types no email, or none that can be right, sees why nothing was sent', async () => {
  const site = await visit('/forgot-password');
  await site.user.click(await sendButton());
  expect(await screen.findByText('Please enter your email address')).toBeTruthy();
  fill(screen.getByLabelText('Email'), 'jonah');
  await site.user.click(await sendButton());
  expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
});

test('a member sees that the request is being sent, and is told to check their email, with a link to their mail app', async () => {
  const arrive = holdCall();
  await requestReset(`  ${EMAIL.toUpperCase()}`);
  const busy = await screen.findByRole('button', { name: 'Sending...' });
  expect(busy).toHaveProperty('disabled', true);
  arrive({ sent: true });
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

test('a member who got no email can resend it after a minute, reads if they ask too often, and may go back', async () => {
  call.mockResolvedValueOnce({ sent: true });
  const site = await requestReset();
  const resend = await screen.findByRole('button', { name: 'Resend in 60 s' });
  expect(resend).toHaveProperty('disabled', true);
  waitAMinute();
  refuse('rate-limited');
  await site.press('Resend');
  expect((await screen.findByRole('alert')).textContent).toBe(ERROR_MESSAGES['rate-limited']);
  call.mockResolvedValueOnce({ sent: true });
  await site.press('Resend');
  expect((await screen.findByText(/sent it again/)).textContent).toMatch(/spam/);
  const again = await screen.findByRole('button', { name: 'Resend in 60 s' });
  expect(again).toHaveProperty('disabled', true);
  expect(call).toHaveBeenCalledTimes(3);
  await site.press('Try different email');
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', EMAIL);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a member keeps the typed email when sending fails', async () => {
  const site = await visit('/forgot-password');
  const field = await screen.findByLabelText('Email');
  for (const [code, details, sentence] of [
    ['sender-failed', { status: 451 }, 'Email service error'],
    ['internal', {}, 'Failed to send email. Please try again.'],
    ['unavailable', {}, ERROR_MESSAGES.unavailable],
    ['offline', {}, ERROR_MESSAGES.offline],
  ] as const) {
    fill(field, EMAIL);
    refuse(code, details);
    await site.user.click(await sendButton());
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(field).toHaveProperty('value', EMAIL);
    fill(field, `${EMAIL}x`);
    expect(screen.queryByRole('alert')).toBeNull();
  }
});
