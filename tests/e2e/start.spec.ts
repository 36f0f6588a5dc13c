import { MINUTE_MS } from '@hearthkin/domain/durations';
import { expect, test } from '@playwright/test';
import { makeCompanion, makeMember } from '../support/actors';
import { browserWith, FAKE_DEVICES } from '../support/browser-flags';
import { moveSession } from './paid-booking';
import { requestAndPay } from './pay';
import { otherBrowser, signIn } from './people';
import { expectToSeeAndHear, join } from './room';

test.use({ launchOptions: browserWith(...FAKE_DEVICES) });

/** The payment provider knows the built site beside this one, and leads back to that. */
const { HOSTED_SITE_URL = 'none', SITE_URL = '' } = process.env;

test('a member asks for a talk right now, pays, and meets the companion who accepts in the room', async ({
  page,
  browser,
}) => {
  // The development server compiles each page when it is first asked for.
  test.slow();
  const companion = await makeCompanion(
    {},
    { firstName: 'Nora', lastName: 'Quist', talksNow: true },
  );
  const member = await makeMember({ firstName: 'Jonah', lastName: 'Reed' });
  const { page: theirs, context } = await otherBrowser(browser, companion);
  await theirs.goto('/earnings');
  await expect(theirs.getByText('Talk Right Now is on')).toBeVisible();

  await signIn(page, member);
  await page.goto(`/need-support?mood=bored&companion=${companion.uid}`);
  await page.getByRole('radio', { name: /Talk Right Now/ }).click();
  const comesBack = page.waitForRequest((request) => request.url().startsWith(HOSTED_SITE_URL));
  await requestAndPay(page);
  const address = (await comesBack).url().replace(HOSTED_SITE_URL, SITE_URL);
  await page.waitForLoadState();
  await page.goto(address);
  // Where the request was made, and not the page of the booking.
  await expect(page.getByRole('heading', { name: /Nora.* is being asked/ })).toBeVisible();

  await theirs.getByRole('button', { name: /^Accept/ }).click();
  await expect(page).toHaveURL(/\/sessions\/[^/]+$/);
  await expect(theirs).toHaveURL(/\/sessions\/[^/]+$/);
  // It begins with the next quarter of an hour, and the room may open a few minutes later.
  const bookingId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await moveSession(bookingId, new Date(Date.now() + 5 * MINUTE_MS));
  await join(page);
  await join(theirs);
  await expectToSeeAndHear(page, 'Nora Q.');
  await expectToSeeAndHear(theirs, 'Jonah R.');
  await context.close();
});
