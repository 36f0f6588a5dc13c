import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addAccount } from './fake-auth';
import { MEMBER, userDocument } from './people';
import { expectTexts, expectWords } from './shown';
import { type Site, visit } from './site';

async function logIn(site: Site, email: string, password: string): Promise<void> {
  for (const [label, text] of [
    ['Email', email],
    ['Password', password],
  ] as const) {
    const field = await screen.findByLabelText(label);
    await site.retype(field, text);
  }
  await site.press('Test login');
}

test('a visitor signs in, sees every field of the session and signs out', async () => {
  addAccount('Warm-Tea-1', MEMBER);
  const site = await visit('/auth-test', null, { users: { [MEMBER.uid]: userDocument(MEMBER) } });
  await expectTexts('Not logged in', 'Password minimum 3 characters');
  expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();

  await logIn(site, MEMBER.email, 'Warm-Tea-1');
  expect(await screen.findByText('Login successful!')).toBeTruthy();
  const status = screen.getByRole('region', { name: 'Login status' });
  await within(status).findByText('Jonah Reed');
  expectWords(status, 'Logged in', MEMBER.uid, MEMBER.email, 'Member', 'not_started');
  expect(status.textContent).toContain('{"userType":"spender","admin":false}');

  await site.press('Logout');
  await expectTexts('Logged out successfully!', 'Not logged in');
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
