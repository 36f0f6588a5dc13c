import { NOTIFICATION_TOPICS } from '@hearthkin/domain/notification/kinds';
import { render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { UnsubscribePage } from '../../web/src/features/unsubscribe/unsubscribe-page';
import { call, refuse } from './fake-call';
import { COMPANION, MEMBER } from './people';
import { expectLink } from './shown';
import { visit } from './site';

test.each([
  ['a visitor', null],
  ['a member', MEMBER],
  ['a companion', COMPANION],
])('%s who opens the link is unsubscribed, and the token leaves the URL', async (_who, person) => {
  call.mockResolvedValueOnce({ topic: 'messages', wanted: false });
  const site = await visit('/unsubscribe?token=abc', person);
  expect(await screen.findByRole('heading', { name: 'Unsubscribed' })).toBeTruthy();
  expect(screen.getByText('You won’t get emails about messages anymore.')).toBeTruthy();
  expect(call).toHaveBeenCalledExactlyOnceWith('setMailByLink', { token: 'abc', wanted: false });
  await site.isAt('/unsubscribe');
  await expectLink('All notification settings', '/notifications/settings');
});

test.each(NOTIFICATION_TOPICS)('a visitor sees which emails stop for %s', async (topic) => {
  call.mockResolvedValueOnce({ topic, wanted: false });
  await visit('/unsubscribe?token=abc');
  await screen.findByText(/^You won’t get emails about [a-z ]+ anymore\.$/);
});

test('a visitor whose page renders twice sends one request', async () => {
  call.mockResolvedValue({ topic: 'messages', wanted: false });
  sessionStorage.setItem('hearthkin.unsubscribe-token', 'abc');
  render(
    <StrictMode>
      <MemoryRouter>
        <UnsubscribePage />
      </MemoryRouter>
    </StrictMode>,
  );
  await screen.findByRole('heading', { name: 'Unsubscribed' });
  expect(call).toHaveBeenCalledTimes(1);
});

test('search engines do not index the page', async () => {
  call.mockResolvedValueOnce({ topic: 'messages', wanted: false });
  await visit('/unsubscribe?token=abc');
  await screen.findByRole('heading', { name: 'Unsubscribed' });
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(document.title).toMatch(/^Your emails · /);
});

test('a visitor subscribes again', async () => {
  call.mockResolvedValueOnce({ topic: 'messages', wanted: false });
  const site = await visit('/unsubscribe?token=abc');
  const again = await screen.findByRole('button', { name: 'Send them again' });
  call.mockResolvedValueOnce({ topic: 'messages', wanted: true });
  await site.user.click(again);
  const heading = await screen.findByRole('heading', { name: 'You’ll get them again' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText('You’ll get emails about messages again.')).toBeTruthy();
  expect(call).toHaveBeenLastCalledWith('setMailByLink', { token: 'abc', wanted: true });
  // Reloading this page must not unsubscribe again.
  expect(sessionStorage.length).toBe(0);
});

test('a visitor who reloads the page stays unsubscribed', async () => {
  call.mockResolvedValue({ topic: 'messages', wanted: false });
  await visit('/unsubscribe?token=abc');
  await screen.findByRole('heading', { name: 'Unsubscribed' });
  await visit('/unsubscribe');
  await screen.findByRole('heading', { name: 'Unsubscribed' });
});

test.each(['token-invalid', 'invalid-input'] as const)(
  'a visitor whose link is rejected with %s sees that it does not work',
  async (code) => {
    refuse(code);
    await visit('/unsubscribe?token=abc');
    await screen.findByRole('heading', { name: 'This link doesn’t work' });
    expect(screen.getByRole('link', { name: 'All notification settings' })).toBeTruthy();
  },
);

test('a visitor without a token sees that the link does not work', async () => {
  await visit('/unsubscribe');
  await screen.findByRole('heading', { name: 'This link doesn’t work' });
  expect(call).not.toHaveBeenCalled();
});

test.each([
  ['unavailable', /can’t connect right now/],
  ['rate-limited', /too many/i],
  ['offline', /offline/i],
] as const)(
  'a visitor who gets %s sees why and retries with the same link',
  async (code, sentence) => {
    refuse(code);
    const site = await visit('/unsubscribe?token=abc');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert').textContent).toMatch(sentence);
    call.mockResolvedValueOnce({ topic: 'bookings', wanted: false });
    await site.user.click(retry);
    await screen.findByText('You won’t get emails about your bookings anymore.');
    await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  },
);
