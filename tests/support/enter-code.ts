import type { Page } from '@playwright/test';

/** Takes the second step of staff on the page, with the code that the local suite shows. */
export async function enterCode(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Enter your code' });
  const shown = await dialog.getByText(/^Local code: /).innerText();
  await dialog.getByRole('textbox', { name: '6-digit code' }).fill(shown.replace(/\D/g, ''));
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await dialog.waitFor({ state: 'hidden' });
}
