import type { Locator, Page } from '@playwright/test';

/** Picks the first such option of a field with choices. */
export async function choose(page: Page, label: string, option: RegExp): Promise<void> {
  const list = page.getByRole('combobox', { name: label });
  const text = await list.getByRole('option', { name: option }).first().innerText();
  await list.selectOption({ label: text });
}

/** The option that is chosen in a field with choices. */
export function chosen(page: Page, label: string | RegExp): Locator {
  return page.getByRole('combobox', { name: label }).locator('option:checked');
}
