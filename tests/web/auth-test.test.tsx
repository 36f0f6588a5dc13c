import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addAccount } from './fake-auth';
import { MEMBER, userDocument } from './people';
import { type Site, visit } from './site';
import { setWorld } from './world';

async function logIn(site: Site, email: string, password: string): Promise<void> {
  for (const [label, text] of [
    ['Email', email],
    ['Password', password],
  ] as const) {
    const field = await screen.findByLabelText(label);
    await site.user.clear(field);
    await site.user.type(field, text);
  }
  await site.user.click(screen.getByRole('button', { name: 'Test login' }));
}

test('a visitor signs in, sees every field of the session and signs out', async () => {
  addAccount('Warm-Tea-1', MEMBER);
  setWorld({ users: { [MEMBER.uid]: userDocument(MEMBER) } });
  const site = await visit('/auth-test');
  expect(await screen.findByText('Not logged in')).toBeTruthy();
  expect(screen.getByText('Password minimum 3 characters')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();

  await logIn(site, MEMBER.email, 'Warm-Tea-1');
  expect(await screen.findByText('Login successful!')).toBeTruthy();
  const status = screen.getByRole('region', { name: 'Login status' });
  await within(status).findByText('Jonah Reed');
  for (const text of ['Logged in', MEMBER.uid, MEMBER.email, 'Member', 'not_started']) {
    expect(status.textContent).toContain(text);
  }
  expect(status.textContent).toContain('{"userType":"spender","admin":false}');

  await site.user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Logged out successfully!')).toBeTruthy();
  expect(await screen.findByText('Not logged in')).toBeTruthy();
});

test('a visitor sees why signing in failed, and a two-letter password is not sent', async () => {
  addAccount('Warm-Tea-1', MEMBER);
  const site = await visit('/auth-test');
  await logIn(site, MEMBER.email, 'no');
  const password = screen.getByLabelText('Password');
  expect(password.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('alert')).toBeNull();
  await logIn(site, MEMBER.email, 'nope');
  expect((await screen.findByRole('alert')).textContent).toBe('Login failed: Incorrect password.');
});
