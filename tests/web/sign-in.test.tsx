import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addAccount } from './fake-auth';
import { MEMBER } from './people';
import { expectAlert, expectTexts } from './shown';
import { type Site, visit } from './site';

async function fillIn(site: Site, email: string, password: string) {
  await site.user.clear(await screen.findByLabelText('Email'));
  await site.user.type(screen.getByLabelText('Email'), email);
  await site.retype(screen.getByLabelText('Password'), password);
  await site.press('Sign In');
}

test.each([
  ['/browse?mood=sad', 'Please log in to browse companions.'],
  ['/messages', 'Please log in to view your messages.'],
])('a visitor who opens %s reads why they are asked to sign in', async (path, why) => {
  const site = await visit(path);
  await screen.findByText(why);
  await site.isAt(`/login?${new URLSearchParams({ next: path })}`);
});

test('a visitor who opens a guarded page signs in and lands on it', async () => {
  addAccount('Warm-Tea-1', MEMBER);
  const site = await visit('/my-bookings');
  expect(await screen.findByText('Please log in to view your bookings.')).toBeTruthy();
  await fillIn(site, MEMBER.email, 'Warm-Tea-1');
  expect(await screen.findByText('Welcome back! Redirecting to your dashboard...')).toBeTruthy();
  await site.isAt('/my-bookings');
});

test('a member with a wrong password sees an error that typing clears', async () => {
  addAccount('Warm-Tea-1', MEMBER);
  const site = await visit('/login');
  await fillIn(site, MEMBER.email, 'cold');
  expect((await screen.findByRole('alert')).textContent).toBe('Incorrect password.');
  await site.user.type(screen.getByLabelText('Password'), 'x');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a visitor without an account sees an error', async () => {
  const site = await visit('/login');
  await fillIn(site, 'nobody@example.test', 'whatever');
  await expectAlert('No account found with this email address.');
});

test('a visitor who leaves the fields empty sees what is missing', async () => {
  const site = await visit('/login');
  await site.press('Sign In');
  await expectTexts('Please enter your email address', 'Please enter your password');
});

test('a visitor is not redirected off the site after signing in', async () => {
  addAccount('Warm-Tea-1', MEMBER);
  const site = await visit('/login?next=//evil.example');
  await fillIn(site, MEMBER.email, 'Warm-Tea-1');
  await site.isAt('/spenders/browse');
});

test('a visitor can show the password they typed', async () => {
  const site = await visit('/login');
  const field = await screen.findByLabelText('Password');
  expect(field.getAttribute('type')).toBe('password');
  await site.press('Show password');
  expect(field.getAttribute('type')).toBe('text');
});
