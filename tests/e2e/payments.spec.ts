import { expect, type Page, test } from '@playwright/test';
import { makeCompanion, makeMember } from '../support/actors';
import { adminDb, read } from '../support/admin';
import { paymentsAtProvider } from '../support/test-payments';
import { chooseSession } from './forms';
import { unpaidRequest } from './paid-booking';
import { payWith } from './pay';
import { signIn } from './people';

const jonah = () => makeMember({ firstName: 'Jonah', lastName: 'Reed' });
const wilhelmina = () => makeCompanion({}, { firstName: 'Wilhelmina', lastName: 'Quist' });

/** Two hours for half the price, as a first session. */
const AUTHORIZED = [{ status: 'requires_capture', amount: 3_000, refunded: 0 }];

/** The page that a paid request leads to. */
async function expectSent(page: Page, bookingId: string): Promise<void> {
  await expect(page).toHaveURL(`/my-bookings/${bookingId}`);
  await expect(page.getByText('Your request has been sent')).toBeVisible();
}

test('a member whose card is declined, and whose bank says no, pays with another card', async ({
  page,
}) => {
  const [member, companion] = await Promise.all([jonah(), wilhelmina()]);
  const { bookingId, checkoutUrl } = await unpaidRequest(member, companion);
  await signIn(page, member);
  await page.goto(checkoutUrl);
  const why = page.getByRole('alert');
  await payWith(page, 'declined');
  await expect(why).toHaveText('The card was declined. Try another.');
  await payWith(page, 'insufficient funds');
  await expect(why).toHaveText('The card has insufficient funds. Try another.');
  await payWith(page, 'needs authentication', 'Fail');
  await expect(why).toContainText('The bank was not told that it’s you.');
  expect(await read(`bookings/${bookingId}`)).toBeUndefined();
  await payWith(page, 'needs authentication');
  await expectSent(page, bookingId);
  expect(await paymentsAtProvider(bookingId)).toEqual(AUTHORIZED);
});

test('a member who goes back, closes the tab and pays in two tabs has one booking', async ({
  page,
  context,
}) => {
  test.slow();
  const [member, companion] = await Promise.all([jonah(), wilhelmina()]);
  await signIn(page, member, { remember: true });
  await page.goto(`/book/${companion.uid}?activity=coffee-walk`);
  await chooseSession(page);
  const goOn = page.getByRole('button', { name: 'Continue to payment' });
  await goOn.click();
  const hosted = page.getByRole('heading', { name: /^Coffee & Walk/ });
  await expect(hosted).toBeVisible();
  const address = page.url();
  await page.goBack();
  await goOn.click();
  await expect(hosted).toBeVisible();
  expect(page.url()).toBe(address);
  await page.close();

  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const tab of [first, second]) {
    await tab.goto('/my-bookings');
    const open = tab.getByRole('list', { name: 'Not paid yet' });
    await expect(open).toContainText(/1[45] minutes left/);
    await open
      .getByRole('link', { name: 'Continue to payment: session with Wilhelmina Q.' })
      .click();
    await tab
      .getByRole('region', { name: 'Not paid yet' })
      .getByRole('button', { name: 'Continue to payment' })
      .click();
    await expect(tab).toHaveURL(address);
  }
  await payWith(first);
  await expect(first).toHaveURL(/\/my-bookings\/[^/]+$/);
  await payWith(second);
  await expect(second.getByRole('heading', { name: 'This is paid already' })).toBeVisible();
  await second.getByRole('link', { name: 'Go on' }).click();
  await expect(second).toHaveURL(first.url());

  const made = await adminDb.collection('bookings').where('spenderId', '==', member.uid).get();
  expect(made.docs.map(({ id }) => `/my-bookings/${id}`)).toEqual([new URL(first.url()).pathname]);
  expect(await paymentsAtProvider(made.docs[0]?.id ?? '')).toEqual(AUTHORIZED);
});
