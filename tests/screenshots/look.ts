import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { settled } from '../bench/site';
import { seriousViolations } from '../e2e/usable';

const SCREENS = [
  { name: '390', width: 390, height: 844 },
  { name: '1440', width: 1440, height: 900 },
] as const;

const SCHEMES = ['light', 'dark'] as const;

export const PICTURES_A_PLACE = SCREENS.length * SCHEMES.length;

/** Opens a place on a phone and a desktop, in both color schemes, and saves pictures. */
export async function inspectPlace(
  page: Page,
  url: string,
  folder: string,
  name: string,
  found: (what: string) => void,
): Promise<void> {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(url);
    await settled(page);
    await scrollThrough(page);
    for (const picture of await lostPictures(page)) found(`does not show ${picture}`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) found(`scrolls sideways by ${overflow} px at ${screen.name}`);
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme });
      // The dark scheme changes only colors.
      const violations = await seriousViolations(page, (axe) =>
        scheme === 'dark' ? axe.withRules('color-contrast') : axe,
      );
      for (const violation of violations) found(`${screen.name} ${scheme}: ${violation}`);
      const path = join(folder, `${screen.name}-${scheme}`, `${name}.png`);
      await mkdir(dirname(path), { recursive: true });
      await page.screenshot({ path, fullPage: true, animations: 'disabled' });
    }
  }
}

/** Brings every part into view once, since some read their data only then. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // No named functions: those that tsx compiles need a helper that the page lacks.
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo(0, y);
      // What comes into view is drawn in the frame after it.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    }
    window.scrollTo(0, 0);
  });
  await settled(page);
}

/** Loads all pictures of the page, also below the screen; returns those that fail. */
function lostPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const lost = await Promise.all(
      [...document.images].map(async (image) => {
        image.loading = 'eager';
        return image.decode().then(
          () => [],
          () => [image.src],
        );
      }),
    );
    return lost.flat();
  });
}
