import { expect, test } from '@playwright/test';
import { makeCompanion, makeMember } from '../support/actors';
import { newId } from '../support/builders';
import { requestAndPay } from './pay';
import { otherBrowser, signIn } from './people';

const uniqueName = () => `Q${newId('').replace(/\W/g, '').slice(0, 9)}`;

test('a member asks one who can’t, then the next, and both are in the room', async ({
  page,
  browser,
}) => {
  test.slow();
  const [first, second] = [uniqueName(), uniqueName()];
  // Before all others who fit.
  const listing = { traits: ['energetic' as const], ratingAverage: 5, lastActiveAt: new Date() };
  const make = (firstName: string, ratingCount: number) =>
    makeCompanion({ ...listing, ratingCount }, { firstName, talksNow: true });
  const [busy, free, member] = await Promise.all([
    make(first, 90_000),
    make(second, 80_000),
    makeMember({ firstName: 'Jonah', lastName: 'Reed' }),
  ]);
  const [theirs, others] = await Promise.all([
    otherBrowser(browser, busy),
    otherBrowser(browser, free),
  ]);
  await theirs.page.goto('/earnings');
  await others.page.goto('/earnings');
  await expect(theirs.page.getByText('Talk Right Now is on')).toBeVisible();
  await expect(others.page.getByText('Talk Right Now is on')).toBeVisible();

  await signIn(page, member);
  await page.goto(`/need-support?mood=bored&companion=${busy.uid}`);
  await page.getByRole('radio', { name: /Talk Right Now/ }).click();
  await expect(page.getByText(`${first} M. has 10 minutes to reply.`)).toBeVisible();
  await requestAndPay(page);
  await expect(
    page.getByRole('heading', { name: new RegExp(`${first}.* is being asked`) }),
  ).toBeVisible();
  await expect(page.getByText(/left to reply/).first()).toBeVisible();

  await theirs.page.getByRole('button', { name: /^Decline/ }).click();
  await theirs.page.getByRole('dialog').getByRole('button', { name: 'Decline request' }).click();
  await expect(
    page.getByRole('heading', { name: new RegExp(`${first}.* can’t talk right now`) }),
  ).toBeVisible();
  await expect(page.getByText(`${second} M. has 10 minutes to reply.`)).toBeVisible();
  await requestAndPay(page);
  await expect(
    page.getByRole('heading', { name: new RegExp(`${second}.* is being asked`) }),
  ).toBeVisible();

  await others.page.getByRole('button', { name: /^Accept/ }).click();
  await expect(page).toHaveURL(/\/sessions\/[^/]+$/);
  await expect(others.page).toHaveURL(/\/sessions\/[^/]+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Virtual Chat' })).toBeVisible();
  await expect(others.page.getByRole('heading', { level: 1, name: 'Virtual Chat' })).toBeVisible();
  await theirs.context.close();
  await others.context.close();
});
