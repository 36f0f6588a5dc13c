import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Which rules a page is looked at by; all of them, unless told otherwise. */
type Choice = (axe: AxeBuilder) => AxeBuilder;

/** What of the page is hard to see, to hear or to reach for some. */
export async function seriousViolations(
  page: Page,
  choose: Choice = (axe) => axe,
): Promise<string[]> {
  // A colour that is on its way to another is neither. What never ends is not waited for.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  );
  // Without frames there is nothing to gather from elsewhere, which would take a tab of its own.
  // Of what is right only the names of the rules are wanted, which is worked out faster.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await choose(axe).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Nothing on the page keeps anybody from using it, as far as a machine can tell. */
export async function expectUsable(page: Page): Promise<void> {
  expect(await seriousViolations(page), `${page.url()} is hard to use for some`).toEqual([]);
}

/** On paper stands what the page is about and nothing to press, dark on white by night as well. */
export async function expectReadableOnPaper(page: Page): Promise<void> {
  const ink = () =>
    page.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).color);
  await page.emulateMedia({ colorScheme: 'light' });
  const byDay = await ink();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect.poll(ink).toBe(byDay);
  for (const role of ['banner', 'navigation', 'contentinfo', 'button'] as const) {
    await expect(page.getByRole(role), `${role} of ${page.url()} on paper`).toHaveCount(0);
  }
  const pale = await seriousViolations(page, (axe) => axe.withRules('color-contrast'));
  expect(pale, `${page.url()} is hard to read on paper`).toEqual([]);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
}
