import type { Page } from '@playwright/test';

/** Picks an option of a drop-down list. */
export async function choose(page: Page, label: string, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).first().click();
}
