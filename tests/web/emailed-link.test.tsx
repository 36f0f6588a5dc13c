import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { call, refuse } from './fake-call';
import { saveFile } from './fake-save-file';
import { visit } from './site';
import { textOf } from './text-of';

const SUSPENDED = {
  reason: 'Insulting messages.\nTwice.',
  since: '2026-11-20T15:00:00.000Z',
  download: null,
};

describe.each([
  ['/trusted-contact', { of: 'Sam', status: 'waiting' }, 'Sam would like you as a trusted contact'],
  [
    '/session-photo',
    { name: 'Nora', photo: null, until: '2026-11-21T20:00:00.000Z' },
    'This is Nora',
  ],
  ['/suspended', SUSPENDED, 'Your account is suspended'],
] as const)('the page %s', (path, answer, heading) => {
  test.each(['token-invalid', 'token-expired', 'invalid-input'] as const)(
    'says that the link doesn’t work for %s',
    async (code) => {
      refuse(code);
      await visit(`${path}?token=abc`);
      expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeTruthy();
    },
  );

  test('says so without a token, too, and asks nothing', async () => {
    await visit(path);
    expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeTruthy();
    expect(call).not.toHaveBeenCalled();
  });

  test('asks again without an answer, and after a reload', async () => {
    refuse('unavailable');
    const site = await visit(`${path}?token=abc`);
    call.mockResolvedValueOnce(answer);
    await site.press('Try again');
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
    call.mockResolvedValueOnce(answer);
    await visit(path);
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
  });

  test('is not indexed', async () => {
    call.mockResolvedValueOnce(answer);
    await visit(`${path}?token=abc`);
    await screen.findByRole('heading', { name: heading });
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });
});

test('a suspended person reads why, can write to us, and downloads their data', async () => {
  call.mockResolvedValueOnce(SUSPENDED);
  const site = await visit('/suspended?token=abc');
  expect(await screen.findByText(/^Since Nov 20/)).toBeTruthy();
  expect(screen.getByText(/Insulting messages/).textContent).toBe(
    'Reason: Insulting messages.\nTwice.',
  );
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
  expect(call).toHaveBeenCalledExactlyOnceWith('openSuspension', { token: 'abc', data: null });

  const button = screen.getByRole('button', { name: 'Download my data' });
  refuse('rate-limited');
  await site.user.click(button);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(saveFile).not.toHaveBeenCalled();

  const download = { exportedAt: '2026-11-21T10:00:00.000Z', data: { moods: [] } };
  const rest = { conversations: [], goesOn: false, next: null };
  call.mockResolvedValueOnce({ ...SUSPENDED, download: { ...download, ...rest } });
  await site.user.click(button);
  expect(await screen.findByText('Your data is in your downloads.')).toBeTruthy();
  expect(call).toHaveBeenLastCalledWith('openSuspension', { token: 'abc', data: { after: null } });
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  const [file, name] = saveFile.mock.calls[0] ?? [];
  expect(name).toBe('hearthkin-2026-11-21.json');
  expect(JSON.parse(await textOf(file))).toEqual({
    ...download,
    data: { moods: [], conversations: [] },
  });
});
