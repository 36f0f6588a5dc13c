import { DAY_MS } from '@hearthkin/domain/durations';
import { expect, test } from '@playwright/test';
import { makeMember } from '../support/actors';
import { read } from '../support/admin';
import { paymentsControl } from '../support/test-payments';
import { shortDay } from './forms';
import { payWith } from './pay';
import { signIn } from './people';

test('a member buys a plan, changes it, makes up for a failed payment and ends it', async ({
  page,
}) => {
  test.slow();
  const member = await makeMember();
  await signIn(page, member);
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Choose Emotional Lite' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('You pay €49 now and every month');
  await dialog.getByRole('button', { name: 'Go to payment' }).click();
  await payWith(page, 'declined');
  await expect(page.getByRole('alert')).toHaveText('The card was declined. Try another.');
  await payWith(page);
  await expect(page).toHaveURL(/\/subscription-dashboard/);
  const plan = page.getByRole('region', { name: 'Your plan' });
  await expect(plan).toContainText('€52 of session credit left');

  await plan.getByRole('link', { name: 'Change plan' }).click();
  await page.getByRole('button', { name: 'Choose Emotional Care' }).click();
  await expect(dialog).toContainText('We charge your card the difference');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('You’re on Emotional Care now.')).toBeVisible();
  await page.goto('/subscription-dashboard');
  await expect(plan).toContainText('Emotional Care');

  await plan.getByRole('button', { name: 'Card and invoices' }).click();
  await page.getByRole('button', { name: 'Change to a card that fails' }).click();
  const { subscriptionId: subscription } = (await read(`subscriptions/${member.uid}`)) ?? {};
  await paymentsControl('POST', 'end-month', { subscription });
  await page.getByRole('link', { name: 'Back' }).click();
  const failed = plan.getByRole('alert');
  const grace = shortDay(new Date(Date.now() + 7 * DAY_MS));
  await expect(failed).toContainText(
    `Your payment for Emotional Care didn’t go through. Pay by ${grace} to keep it.`,
  );
  await failed.getByRole('button', { name: 'Pay now' }).click();
  await payWith(page);
  await expect(page.getByRole('heading', { name: 'This is paid already' })).toBeVisible();
  await page.goto('/subscription-dashboard');
  await expect(plan).toContainText('Emotional Care');
  await expect(failed).toHaveCount(0);

  await plan.getByRole('button', { name: 'End plan' }).click();
  await dialog.getByRole('button', { name: 'End plan' }).click();
  await expect(failed.filter({ hasText: 'Emotional Care and its credit end on' })).toBeVisible();
  await plan.getByRole('button', { name: 'Keep Emotional Care' }).click();
  await expect(failed).toHaveCount(0);
  await plan.getByRole('button', { name: 'Card and invoices' }).click();
  await page.getByRole('button', { name: 'Cancel the plan' }).click();
  await paymentsControl('POST', 'end-month', { subscription });
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(plan).toContainText('You’re not on a plan.');
});
