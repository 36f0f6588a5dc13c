import type { Locator, Page } from '@playwright/test';

/** Selects the first matching option of a select field. */
export async function choose(page: Page, label: string, option: RegExp): Promise<void> {
  const list = page.getByRole('combobox', { name: label });
  const text = await list.getByRole('option', { name: option }).first().innerText();
  await list.selectOption({ label: text });
}

/** The selected option of a select field. */
export function chosen(page: Page, label: string | RegExp): Locator {
  return page.getByRole('combobox', { name: label }).locator('option:checked');
}
