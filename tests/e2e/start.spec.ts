import { OPEN_OFFER } from '@hearthkin/domain/companion/open-offer';
import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
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

test('a member sees who can talk come and go, asks, pays, and meets the companion who accepts in the room', async ({
  page,
  browser,
}) => {
  // The development server compiles each page when it is first asked for.
  test.slow();
  const offer = { ...OPEN_OFFER, talksNow: false };
  // No other journey names a companion so: the list shows everyone.
  const companion = await makeCompanion({ offer }, { firstName: 'Rosalind', lastName: 'Quist' });
  const member = await makeMember({ firstName: 'Jonah', lastName: 'Reed' });
  const { page: theirs, context } = await otherBrowser(browser, companion);
  await theirs.goto('/earners/dashboard');
  const talks = theirs.getByRole('switch', { name: /^Talk Right Now/ });

  await signIn(page, member);
  await page.goto('/need-support?mood=bored');
  await page.getByRole('button', { name: 'Can talk right now' }).click();
  const choice = page.getByRole('link', { name: 'Choose Rosalind Q.' });
  for (const isOn of [true, false, true]) {
    await talks.setChecked(isOn);
    await expect(choice).toBeVisible({ visible: isOn });
  }
  await choice.click();
  await page.getByRole('radio', { name: /Talk Right Now/ }).click();
  const comesBack = page.waitForRequest((request) => request.url().startsWith(HOSTED_SITE_URL));
  await requestAndPay(page);
  const address = (await comesBack).url().replace(HOSTED_SITE_URL, SITE_URL);
  await page.waitForLoadState();
  await page.goto(address);
  // Where the request was made, and not the page of the booking.
  await expect(page.getByRole('heading', { name: /Rosalind.* is being asked/ })).toBeVisible();

  const ringing = theirs.getByRole('region', { name: 'Request to talk right now' });
  await ringing.getByRole('button', { name: /^Accept/ }).click();
  await expect(page).toHaveURL(/\/sessions\/[^/]+$/);
  await expect(theirs).toHaveURL(/\/sessions\/[^/]+$/);
  // It begins with the next quarter of an hour, and the room may open a few minutes later.
  const bookingId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await moveSession(bookingId, new Date(Date.now() + 5 * MINUTE_MS));
  await join(page);
  await join(theirs);
  await expectToSeeAndHear(page, 'Rosalind Q.');
  await expectToSeeAndHear(theirs, 'Jonah R.');
  await context.close();
});
