import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Selects the rules to check; all by default. */
type Choice = (axe: AxeBuilder) => AxeBuilder;

/** Serious accessibility violations of the page. */
export async function seriousViolations(
  page: Page,
  choose: Choice = (axe) => axe,
): Promise<string[]> {
  // Wait for color transitions, but not for endless animations.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  );
  // Without frames no extra tab is needed, and details of passed rules aren't needed either.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await choose(axe).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Expects no serious accessibility violations. */
export async function expectUsable(page: Page): Promise<void> {
  const first = await seriousViolations(page);
  // A notice that fades away during the check is pale for a moment: what counts is what stays.
  const found = first.length === 0 ? first : await seriousViolations(page);
  expect(found, `${page.url()} is hard to use for some: ${found.join('; ')}`).toEqual([]);
  await expectToFit(page);
}

/** The narrowest phone. */
const NARROW = { width: 320, height: 640 };

/** Expects that nothing sticks out of the page on the narrowest phone. */
export async function expectToFit(page: Page): Promise<void> {
  const before = page.viewportSize() ?? NARROW;
  await page.setViewportSize(NARROW);
  expect(await tooWide(page), `${page.url()} on a phone of ${NARROW.width} px`).toEqual([]);
  await page.setViewportSize(before);
}

/** A sentence of how much wider the page is than its window, and of what sticks out; none if it fits. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const root = document.documentElement;
    // A change of width takes some frames: what counts is what stays.
    for (let frame = 0; frame < 90; frame += 1) {
      await new Promise(requestAnimationFrame);
      if (frame > 0 && root.scrollWidth <= root.clientWidth) return [];
    }
    const { scrollWidth, clientWidth } = root;
    const out = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < 0 || right > clientWidth;
    });
    const inmost = out.filter(
      (element) => !out.some((other) => other !== element && element.contains(other)),
    );
    const names = inmost.slice(0, 5).map((element) => element.outerHTML.slice(0, 200));
    return [`scrolls sideways by ${scrollWidth - clientWidth} px: ${names.join(' ')}`];
  });
}

/** In print the page has its content without controls, dark on white in both schemes. */
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
