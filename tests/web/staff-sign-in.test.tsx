import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { askForFreshSignIn } from '../../web/src/lib/fresh-sign-in';
import { addAccount, setUser } from './fake-auth';
import { CODE } from './fake-phone';
import { CURRENT_PASSWORD } from './fake-reauthenticate';
import { NOW, STAFF } from './people';
import { expectAlert } from './shown';
import { type Site, visitWithShell } from './site';

const PASSWORD = 'Warm-Tea-1';
const HOUR_MS = 3_600_000;
const database = '/admin/database';
const heading = () => screen.findByRole('heading', { level: 1, name: 'Team desk' });

/** The dialog for the code, after email and password. */
async function askedForCode(site: Site): Promise<HTMLElement> {
  await site.user.type(await screen.findByLabelText('Email'), STAFF.email);
  await site.user.type(screen.getByLabelText('Password'), PASSWORD);
  const dialog = await site.openDialog('Sign In', 'Enter your code');
  await within(dialog).findByText('We sent a code to the phone ending in 0101.');
  return dialog;
}

test('staff sign in with the code that their phone gets', async () => {
  addAccount(PASSWORD, STAFF, CODE);
  const site = await visitWithShell(`/login?next=${database}`);
  const dialog = await askedForCode(site);
  const field = within(dialog).getByLabelText('6-digit code');
  await site.user.type(field, '12');
  await site.pressIn(dialog, 'Verify');
  await expectAlert('Please enter a valid 6-digit code', within(dialog));
  await site.user.type(field, '1111');
  await site.pressIn(dialog, 'Verify');
  await expectAlert('Invalid verification code. Please try again.', within(dialog));
  await site.retype(field, `${CODE}{Enter}`);
  await site.isAt(database);
});

test('staff who close the question for the code stay signed out', async () => {
  addAccount(PASSWORD, STAFF, CODE);
  const site = await visitWithShell('/login');
  const dialog = await askedForCode(site);
  await site.pressIn(dialog, 'Cancel');
  await expectAlert('Sign-in needs the code we text you. Please try again.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('staff without a second step are told what is missing', async () => {
  await visitWithShell(database, { ...STAFF, lacksSecondStep: true });
  await expectAlert(/These pages need a second step\./);
});

test('staff whose twelve hours are over sign in again, and the page opens', async () => {
  const { user } = await visitWithShell(database, {
    ...STAFF,
    signedInAt: new Date(NOW.getTime() - 12 * HOUR_MS),
  });
  await expectAlert(/You signed in more than 12 hours ago\./);
  await user.click(screen.getByRole('button', { name: 'Sign in again' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign in again' });
  await user.type(within(dialog).getByLabelText('Current password'), CURRENT_PASSWORD);
  await user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => setUser({ ...STAFF, signedInAt: NOW }));
  expect(await heading()).toBeTruthy();
});

test('an act that asks for a fresh sign-in learns whether there was one', async () => {
  const { user } = await visitWithShell(database, STAFF);
  await heading();
  const asked = askForFreshSignIn();
  const dialog = await screen.findByRole('dialog', { name: 'Sign in again' });
  await user.type(within(dialog).getByLabelText('Current password'), 'wrong');
  await user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
  expect((await within(dialog).findByRole('alert')).textContent).toBe('Incorrect password.');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(await asked).toBe(false);
});
