import { cardOf } from '@hearthkin/emulators/payments/cards';
import type { Page } from '@playwright/test';
import { expectToFit } from './usable';

/** What a card does on the hosted page. */
export const CARDS = {
  pays: '4242424242424242',
  'needs authentication': '4000002500003155',
  declined: '4000000000000002',
  'insufficient funds': '4000000000009995',
} as const;

/**
 * Pays on a hosted page of test payments, which must be open, and answers the bank's question. The page then leads
 * back to the site, or says why the card was refused.
 */
export async function payWith(
  page: Page,
  name: keyof typeof CARDS = 'pays',
  answer: 'Complete' | 'Fail' = 'Complete',
): Promise<void> {
  const card = cardOf(CARDS[name]);
  const cards = page.getByRole('list', { name: 'Test cards' });
  await cards.waitFor();
  await expectToFit(page);
  if (!card) throw new Error(`Test payments know no card that ${name}.`);
  await cards.locator(`[value="${card.number}"]`).click();
  if (card.asksFirst) await page.getByRole('button', { name: answer }).click();
}

/** From the booking page to the hosted page, and back with a request that is paid. */
export async function requestAndPay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await payWith(page);
}
