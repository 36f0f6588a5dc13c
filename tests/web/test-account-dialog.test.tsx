// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestAccountHost } from '../../web/src/app/test-account-host';
import { chooseTestAccount } from '../../web/src/session/provider-test-accounts';

const user = userEvent.setup();

beforeEach(() => {
  render(<TestAccountHost />);
});

afterEach(cleanup);

test('a developer chooses one of the sample accounts', async () => {
  const chosen = chooseTestAccount('google.com');
  await screen.findByRole('dialog', { name: 'Choose a test account' });
  await user.click(screen.getByRole('button', { name: /Greta Lind/ }));
  expect(await chosen).toMatchObject({ name: 'Greta Lind', email: 'greta.lind@example.test' });
});

test('a developer who types the same email again gets the same account', async () => {
  const makeUp = async (email: string) => {
    const chosen = chooseTestAccount('facebook.com');
    await user.type(await screen.findByLabelText('Email of the test account'), email);
    await user.click(screen.getByRole('button', { name: 'Use this account' }));
    return chosen;
  };
  const first = await makeUp('zoe@example.test');
  expect(first).toMatchObject({ name: '', email: 'zoe@example.test' });
  expect((await makeUp('Zoe@example.test'))?.id).toBe(first?.id);
});

test('a developer who types no email sees an error', async () => {
  const chosen = chooseTestAccount('facebook.com');
  await user.type(await screen.findByLabelText('Name of the test account'), 'Zoe');
  await user.click(screen.getByRole('button', { name: 'Use this account' }));
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await chosen).toBeNull();
});

test('a dialog replaced by another resolves without an account', async () => {
  const first = chooseTestAccount('google.com');
  const own = { id: 'own', name: 'Maya Ross', email: 'maya@example.test' };
  const second = chooseTestAccount('google.com', own);
  expect(await first).toBeNull();
  await user.click(await screen.findByRole('button', { name: /Maya Ross/ }));
  expect(await second).toEqual(own);
});
