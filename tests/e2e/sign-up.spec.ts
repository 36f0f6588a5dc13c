import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { portrait } from '../functions/sample-people';
import { makeCompanion } from '../support/actors';
import { adminAuth, adminDb } from '../support/admin';
import { browserWith, FAKE_DEVICES } from '../support/browser-flags';
import { paymentsAtProvider } from '../support/test-payments';
import { chooseSession, shortDay } from './forms';
import { withPageCamera } from './page-camera';
import { requestAndPay } from './pay';
import {
  COMPARED,
  enterCode,
  fillIn,
  newPhone,
  setPassword,
  takeSelfie,
  uploadPicture,
} from './sign-up-steps';
import { expectUsable } from './usable';

test.use({ launchOptions: browserWith(...FAKE_DEVICES) });

const newEmail = () => `${randomUUID()}@hearthkin.test`;

test('a member signs up through all eight steps, finds a companion, books and pays', {
  tag: '@journey',
}, async ({ page }) => {
  // Two comparisons, each of four pictures.
  test.setTimeout(300_000);
  const firstName = `Q${randomUUID().replace(/[^a-f]/g, '')}`;
  await makeCompanion({}, { firstName, lastName: 'Quist' });
  const phone = newPhone();
  const email = newEmail();
  await page.goto('/');
  await page.getByRole('link', { name: 'Find My Companion' }).click();
  const photo = await portrait('anna');
  await fillIn(page, { kind: 'Looking for company', phone, email, photo });

  await expect(page).toHaveURL(/\/register\/6$/);
  await expectUsable(page);
  await enterCode(page);
  await expect(page.getByText(`+1${phone} is verified.`)).toBeVisible();
  await expect(page).toHaveURL(/\/register\/7$/);

  await page.reload();
  await page.getByRole('checkbox', { name: /my face compared/ }).check();
  await page.getByRole('button', { name: 'Use camera' }).click();
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth))
    .toBeGreaterThan(0);
  await expectUsable(page);
  for (const number of [1, 2, 3]) {
    await expect(page.getByText(`Picture ${number} of 3`)).toBeVisible();
    await page.getByRole('button', { name: 'Take photo' }).click();
  }
  await expect(page.locator('video')).toHaveCount(0);
  await uploadPicture(page, 'ID photo', await portrait('anna'));
  await expect(page.getByRole('region', { name: 'Selfie' }).getByText('uploaded')).toBeAttached();
  await expectUsable(page);
  await page.getByRole('button', { name: 'Verify identity' }).click();
  // The test pattern has no face.
  await expect(page.getByText(/^We couldn’t find a face in the selfie\./)).toBeVisible(COMPARED);

  await page.getByRole('button', { name: 'Try again' }).click();
  await withPageCamera(page);
  await page.reload();
  await uploadPicture(page, 'ID photo', await portrait('anna'));
  await takeSelfie(page, 'anna');
  // What was taken outlives a reload.
  await page.reload();
  await expect(page.getByText('This photo is uploaded.')).toHaveCount(2);
  await page.getByRole('button', { name: 'Verify identity' }).click();
  await expect(
    page.getByText(/^Identity verified with \d+% confidence\. Photos match!$/),
  ).toBeVisible(COMPARED);
  await expect(page).toHaveURL(/\/register\/8$/);

  await setPassword(page);
  await expectUsable(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Account created successfully! Welcome to Hearthkin')).toBeVisible();
  await expect(page).toHaveURL(/\/spenders\/browse$/);
  await expect(page.getByRole('button', { name: 'Account menu of Maya Ross' })).toBeVisible();
  const avatar = page.getByRole('banner').locator('img');
  await expect
    .poll(() => avatar.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  const { uid } = await adminAuth.getUserByEmail(email);
  const account = (await adminDb.doc(`users/${uid}`).get()).data();
  expect(account).toMatchObject({ phone: `+1${phone}`, email, phoneVerified: true });

  await page.getByRole('searchbox').fill(firstName);
  await page.getByRole('link', { name: `Book ${firstName} Q.` }).click();
  await page.getByRole('radio', { name: /Coffee & Walk/ }).check();
  await chooseSession(page);
  await page.getByLabel(/location/i).fill('The corner café by the park');
  await expectUsable(page);
  await requestAndPay(page);
  await expect(page).toHaveURL(/\/my-bookings\/[^/]+$/);
  await expect(page.getByText('Your request has been sent')).toBeVisible();
  const payment = page.getByRole('region', { name: 'Payment' });
  await expect(payment).toContainText(`€30 authorized on ${shortDay(new Date())}.`);
  const bookingId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(await paymentsAtProvider(bookingId)).toEqual([
    { status: 'requires_capture', amount: 3_000, refunded: 0 },
  ]);
});
