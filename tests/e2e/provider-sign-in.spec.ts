import { expect, type Page, test } from '@playwright/test';
import { makeMember, PASSWORD } from '../support/actors';
import { adminAuth, adminDb } from '../support/admin';
import { newId } from '../support/builders';
import { expectUsable } from './usable';

type Provider = 'Google' | 'Facebook';

const newEmail = () => `${newId('provider')}@hearthkin.test`;

const continueWith = (page: Page, provider: Provider) =>
  page.getByRole('button', { name: `Continue with ${provider}` }).click();

/** Signs in with that address in the dialog that replaces the provider's popup. */
async function choose(page: Page, email: string, name = ''): Promise<void> {
  await page.getByLabel('Name of the test account').fill(name);
  await page.getByLabel('Email of the test account').fill(email);
  await page.getByRole('button', { name: 'Use this account' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
}

test('a newcomer signs up with Google on one page and later just signs in', {
  tag: '@journey',
}, async ({ page }) => {
  const others: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') others.push(request.url());
  });
  const email = newEmail();
  await page.goto('/my-bookings');
  await continueWith(page, 'Google');
  await expect(page.getByRole('dialog', { name: 'Choose a test account' })).toBeVisible();
  await expectUsable(page);
  await choose(page, email, 'Maya de Souza');
  await expect(page.getByText('Successfully logged in with Google!')).toBeVisible();
  await expect(page).toHaveURL(/\/register\/finish\?next=/);
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'Use your Google photo' }).click();
  await expect(page.getByRole('img', { name: 'Your profile photo' })).toBeVisible();

  const create = page.getByRole('button', { name: 'Create account' });
  await page.getByRole('checkbox', { name: /Terms of Service/ }).check();
  await page.getByLabel('Date of birth').fill('1990-05-01');
  await expectUsable(page);
  await create.click();
  await expect(page.getByText('Account created successfully! Welcome to Hearthkin')).toBeVisible();
  await expect(page).toHaveURL(/\/my-bookings$/);
  await expect(page.getByRole('button', { name: 'Account menu of Maya de Souza' })).toBeVisible();
  const { uid } = await adminAuth.getUserByEmail(email);
  expect((await adminDb.doc(`users/${uid}`).get()).data()).toMatchObject({
    userType: 'spender',
    oauthProvider: 'google.com',
    emailVerified: true,
    phoneVerified: false,
    profilePhoto: expect.stringMatching(new RegExp(`^profiles/${uid}/photo/`)),
  });

  await logOut(page);
  await page.goto('/login');
  await continueWith(page, 'Google');
  await choose(page, email, 'Maya de Souza');
  await expect(page).toHaveURL(/\/spenders\/browse$/);
  expect(others, 'nothing was asked of another host').toEqual([]);
});

test('a member with a password links Facebook to their account', async ({ page }) => {
  const member = await makeMember({ firstName: 'Frida', lastName: 'Lund' });
  await page.goto('/login');
  await continueWith(page, 'Facebook');
  await choose(page, member.email, 'Somebody Else');
  await expect(page.getByRole('heading', { name: 'You already have an account' })).toBeFocused();
  await expectUsable(page);
  await page.getByRole('textbox', { name: 'Password' }).fill('not it');
  await page.getByRole('button', { name: 'Sign in and link Facebook' }).click();
  await expect(page.getByRole('alert')).toHaveText('Incorrect password.');
  // Without the password there is no sign-in.
  expect((await adminAuth.getUser(member.uid)).providerData).toHaveLength(1);

  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in and link Facebook' }).click();
  await expect(page.getByText('Successfully logged in with Facebook!')).toBeVisible();
  await expect(page).toHaveURL(/\/spenders\/browse$/);
  await expect(page.getByRole('button', { name: 'Account menu of Frida Lund' })).toBeVisible();

  await logOut(page);
  await page.goto('/login');
  await continueWith(page, 'Facebook');
  await choose(page, member.email, 'Somebody Else');
  await expect(page).toHaveURL(/\/spenders\/browse$/);
});

test('a member who has not added Google reads how', async ({ page }) => {
  const member = await makeMember();
  await adminAuth.updateUser(member.uid, { emailVerified: true });
  await page.goto('/login');
  await continueWith(page, 'Google');
  await choose(page, member.email);
  await expect(page.getByRole('alert')).toHaveText(/^Google isn’t one of your ways to sign in yet/);
});
