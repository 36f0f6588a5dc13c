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
