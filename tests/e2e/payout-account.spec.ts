import { expect, test } from '@playwright/test';
import { makeCompanion, makeMember } from '../support/actors';
import { read } from '../support/admin';
import { otherBrowser, signIn } from './people';

test('a companion is found once they can be paid, and not while something is missing', async ({
  page,
  browser,
}) => {
  test.slow();
  const companion = await makeCompanion(
    { payoutAccount: 'missing' },
    { firstName: 'Wilhelmina', lastName: 'Quist' },
  );
  const member = await otherBrowser(browser, await makeMember());
  await member.page.goto(`/companion/${companion.uid}`);
  const gone = member.page.getByRole('heading', { name: 'We can’t find this companion' });
  await expect(gone).toBeVisible();

  await signIn(page, companion);
  await page.goto('/earnings');
  const account = page.getByRole('region', { name: 'Payout account' });
  await expect(account).toContainText('Not set up');
  await expect(account).toContainText('Until then, members can’t find you.');
  await account.getByRole('button', { name: 'Add your payout account' }).click();
  await page.getByRole('button', { name: 'Leave out the bank account' }).click();
  await expect(page).toHaveURL('/earnings');
  await expect(account).toContainText('Needs more');
  await expect(account).toContainText('Still missing:Your bank account');
  await account.getByRole('button', { name: 'Add what’s missing' }).click();
  await page.getByRole('button', { name: 'Send it in' }).click();
  await expect(page).toHaveURL('/earnings');
  await expect(account).toContainText('Your pay goes to your bank account automatically.');
  await expect.poll(async () => (await read(`companions/${companion.uid}`))?.listed).toBe(true);
  await member.page.reload();
  await expect(
    member.page.getByRole('heading', { name: 'Wilhelmina Q.', exact: true }),
  ).toBeVisible();

  await account.getByRole('button', { name: 'See payouts and bank account' }).click();
  await page.getByRole('button', { name: 'Remove the bank account' }).click();
  await expect(page.getByText('Waits for a bank account.')).toBeVisible();
  // The provider's word comes by itself.
  await page.goto('/earnings');
  await expect(account).toContainText(
    'Members can’t find you, and your pay waits, until your payout account is ready.',
  );
  await expect(gone).toBeVisible();
  expect((await read(`companions/${companion.uid}`))?.listed).toBe(false);
  await member.context.close();
});
