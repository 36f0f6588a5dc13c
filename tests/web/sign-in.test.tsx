import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addAccount } from './fake-auth';
import { COMPANION, MEMBER } from './people';
import { expectAlert } from './shown';
import { type Site, visit } from './site';

async function fillIn(site: Site, email: string, password: string) {
  await site.user.clear(await screen.findByLabelText('Email'));
  await site.user.type(screen.getByLabelText('Email'), email);
  await site.user.clear(screen.getByLabelText('Password'));
  await site.user.type(screen.getByLabelText('Password'), password);
  await site.user.click(screen.getByRole('button', { name: 'Sign In' }));
}

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
  await site.user.click(await screen.findByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('Please enter your email address')).toBeTruthy();
  expect(screen.getByText('Please enter your password')).toBeTruthy();
});

test('a signed-in companion who opens the sign-in page lands on their dashboard', async () => {
  const site = await visit('/login', COMPANION);
  await site.isAt('/earners/dashboard');
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
  await site.user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.getAttribute('type')).toBe('text');
});
