import { expect, type Locator, test } from '@playwright/test';
import { makeMember } from '../support/actors';
import { signIn } from './people';

/** The distance of two elements, from the lower edge of the first. */
async function gapBelow(first: Locator, second: Locator): Promise<number> {
  const [above, below] = await Promise.all([first.boundingBox(), second.boundingBox()]);
  if (above === null || below === null) throw new Error('One of them is not to be seen');
  return below.y - (above.y + above.height);
}

test('a member sees the tooltip of an icon button on hover and on focus', async ({ page }) => {
  const member = await makeMember();
  await signIn(page, member);
  await page.goto('/profile');
  const name = page.getByRole('button', { name: 'Edit name' });
  // By name, since the previous button's hint takes a moment to disappear.
  const hint = page.getByRole('tooltip', { name: 'Edit name' });
  await name.hover();
  await expect(hint).toBeVisible();
  const gap = await gapBelow(name, hint);
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(24);

  await page.mouse.move(0, 0);
  await expect(hint).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit photo' }).focus();
  await page.keyboard.press('Tab');
  await expect(name).toBeFocused();
  await expect(hint).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);
});
