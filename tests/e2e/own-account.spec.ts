import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { makeCompanion, makeMember, PASSWORD } from '../support/actors';
import { adminBucket, adminDb } from '../support/admin';
import { signIn, trySignIn } from './people';

/** A small picture, as a photo to upload. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

async function openProfile(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /account/i }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The photos that a person has uploaded for their profile, by name. */
async function photosOf(uid: string): Promise<string[]> {
  const [files] = await adminBucket.getFiles({ prefix: `profiles/${uid}/photo/` });
  return files.map(({ name }) => name);
}

test('a companion edits bio and photo, and visitors see both', async ({ page }) => {
  const companion = await makeCompanion({}, { firstName: 'Ottilie', lastName: 'Brand' });
  await signIn(page, companion);
  await openProfile(page);
  await page.getByRole('button', { name: 'Edit bio' }).click();
  await page
    .getByRole('textbox', { name: 'Bio' })
    .fill('I collect maps of places I have not seen.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your bio is saved.')).toBeVisible();

  const choose = async (width: number, height: number) => {
    await page.getByRole('button', { name: 'Edit photo' }).click();
    const buffer = await picture(width, height);
    await page
      .locator('input[type=file][aria-label*="photo"]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await page.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
    await page.getByRole('button', { name: 'Use photo' }).click();
    await expect(page.getByRole('img', { name: 'How your photo will look' })).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    // The badge goes with the photo that staff have looked at.
    await page.getByRole('button', { name: 'Change photo' }).click();
    await expect(page.getByText('Your photo is saved.')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await choose(400, 300);
  const [first] = await photosOf(companion.uid);
  await page.reload();
  await expect(page.getByText('I collect maps of places I have not seen.')).toBeVisible();
  const shown = page.locator(
    `img[src*="${encodeURIComponent(`profiles/${companion.uid}/sized/`)}"]`,
  );
  await expect(shown.first()).toBeVisible();
  await expect
    .poll(() => shown.first().evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);

  await choose(300, 400);
  await expect.poll(async () => (await photosOf(companion.uid)).length).toBe(1);
  const [second] = await photosOf(companion.uid);
  expect(second).not.toBe(first);
  const [account, listing] = await Promise.all([
    adminDb.doc(`users/${companion.uid}`).get(),
    adminDb.doc(`companions/${companion.uid}`).get(),
  ]);
  expect(account.get('profilePhoto')).toBe(second);
  expect(listing.get('photo')).toBe(second);
  expect(listing.get('bio')).toBe('I collect maps of places I have not seen.');
});

test('a member downloads their data, deletes their account and can no longer sign in', {
  tag: '@journey',
}, async ({ page }) => {
  const member = await makeMember({ bio: 'I collect maps.' });
  await signIn(page, member);
  await openProfile(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  await page.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^hearthkin-\d{4}-\d{2}-\d{2}\.json$/);
  const { data } = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data.account).toMatchObject({ bio: 'I collect maps.', email: member.email });

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
  await dialog.getByRole('textbox', { name: 'Type DELETE to confirm' }).fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText(/Your account has been deleted/)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect((await adminDb.doc(`users/${member.uid}`).get()).exists).toBe(false);

  await trySignIn(page, member.email, PASSWORD);
  await expect(page.getByRole('alert')).toBeVisible();
});
