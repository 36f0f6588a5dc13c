import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { anotherPortrait, type Person, portrait, turnedPortrait } from '../functions/sample-people';
import { PASSWORD } from '../support/actors';
import { showToCamera } from './page-camera';
import { expectToFit } from './usable';

/** A unique phone number in New Jersey. */
export function newPhone(): string {
  return `201555${randomInt(1000, 9999)}`;
}

async function next(page: Page): Promise<void> {
  await expectToFit(page);
  await page.getByRole('button', { name: 'Next' }).click();
}

/** Steps 1 to 5. */
export async function fillIn(
  page: Page,
  person: {
    readonly kind: 'Looking for company' | 'Become a companion';
    readonly phone: string;
    readonly email: string;
    readonly photo?: Buffer;
    readonly name?: { readonly first: string; readonly last: string };
  },
): Promise<void> {
  await page.getByRole('radio', { name: person.kind }).check();
  await next(page);
  for (const interest of ['LGBTQ+', 'Gastronomy', 'Wellness & Nature']) {
    await page.getByRole('checkbox', { name: interest }).check();
  }
  await next(page);
  const { first, last } = person.name ?? { first: 'Maya', last: 'Ross' };
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('Phone number').fill(person.phone);
  if (person.photo) await choosePhoto(page, person.photo);
  await next(page);
  await page.getByLabel('Add another language').click();
  await page.getByRole('listbox').getByRole('option', { name: 'French' }).click();
  await next(page);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Date of birth').fill('1990-05-01');
  await page.getByLabel('Street address').fill('1 Elm St');
  await page.getByLabel('City').fill('Springfield');
  await page.getByLabel('State or province').fill('Illinois');
  await page.getByLabel('ZIP or postal code').fill('62701');
  await next(page);
}

async function choosePhoto(page: Page, photo: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(jpeg(photo));
  const use = page.getByRole('dialog').getByRole('button', { name: 'Use photo' });
  await use.click();
  await expect(page.getByRole('button', { name: 'Remove photo' })).toBeVisible();
}

/** Step 6, with the code that the local suite shows. */
export async function enterCode(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send code' }).click();
  const shown = await page.getByText(/^Local code: \d{6}$/).textContent();
  await page.getByLabel('6-digit code').fill(shown?.slice(-6) ?? '');
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
}

/** Uploads one of the two photos of step 7. */
export async function uploadPicture(
  page: Page,
  name: 'ID photo' | 'Selfie',
  photo: Buffer,
): Promise<void> {
  const section = page.getByRole('region', { name });
  await section.locator('input[type=file]').setInputFiles(jpeg(photo));
  await expect(section.getByText('uploaded', { exact: true })).toBeAttached();
}

const jpeg = (buffer: Buffer) => ({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });

/** Takes the three pictures of a selfie with the page's camera, turned as the page asks. */
export async function takeSelfie(page: Page, person: Person): Promise<void> {
  const section = page.getByRole('region', { name: 'Selfie' });
  await section.getByRole('button', { name: 'Use camera' }).click();
  for (const number of [1, 2, 3]) {
    const instruction = section.getByRole('status').filter({ hasText: `Picture ${number} of 3` });
    const asked = await instruction.textContent();
    const side = /turn your head to your (left|right)/.exec(asked ?? '')?.[1];
    const picture =
      side === undefined
        ? await anotherPortrait(person)
        : await turnedPortrait(person, side === 'left' ? 'left' : 'right');
    await showToCamera(page, picture);
    await section.getByRole('button', { name: 'Take photo' }).click();
  }
  await expect(section.getByText('uploaded', { exact: true })).toBeAttached();
}

/** Step 7, with a live selfie of the person, whose face no other test has. Needs `withPageCamera`. */
export async function verifyIdentity(page: Page, person: Person): Promise<void> {
  await expect(page).toHaveURL(/\/register\/7$/);
  await page.getByRole('checkbox', { name: /my face compared/ }).check();
  await uploadPicture(page, 'ID photo', await portrait(person));
  await takeSelfie(page, person);
  await page.getByRole('button', { name: 'Verify identity' }).click();
  await expect(page.getByText(/Photos match!$/)).toBeVisible(COMPARED);
  await expect(page).toHaveURL(/\/register\/8$/);
}

/** Step 8, without the fields for companions. */
export async function setPassword(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('checkbox', { name: /Terms of Service/ }).check();
  await expectToFit(page);
}

/** The first comparison loads the models. */
export const COMPARED = { timeout: 60_000 };
