import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { PATHS } from '../../../web/src/lib/paths';
import { expectReadableOnPaper, seriousViolations, tooWide } from '../../e2e/usable';
import { settled } from '../bench/site';

const SCREENS = [
  { name: '390', width: 390, height: 844 },
  { name: '1440', width: 1440, height: 900 },
] as const;

const SCHEMES = ['light', 'dark'] as const;

/** Widths at which only sideways scrolling is checked: the narrowest phone, and where the header is fullest. */
const OTHER_WIDTHS = [320, 360, 768, 1210, 1920];

/** Pages that people print. */
const PRINTED: readonly string[] = [PATHS.terms, PATHS.privacy];

/** Only the payment provider's pages ask for a card. */
const CARD_FIELD = 'input:is([autocomplete^="cc-"], [name*="card" i], [id*="card" i])';

export const PICTURES_A_PLACE = SCREENS.length * SCHEMES.length;

/**
 * Opens a place on a phone and a desktop, in both color schemes, and saves pictures; at other widths it only
 * checks that nothing sticks out.
 * @param folder for the pictures; null for none.
 */
export async function inspectPlace(
  page: Page,
  url: string,
  folder: string | null,
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
    for (const field of await page.locator(CARD_FIELD).all()) {
      found(`asks for a card: ${await field.evaluate((element) => element.outerHTML)}`);
    }
    for (const what of await tooWide(page)) found(`${screen.name}: ${what}`);
    // As when a browser translates the page into a right-to-left language.
    await turn(page, 'rtl');
    for (const what of await tooWide(page)) found(`${screen.name}, from right to left: ${what}`);
    await turn(page, 'ltr');
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme });
      // The dark scheme changes only colors.
      const violations = await seriousViolations(page, (axe) =>
        scheme === 'dark' ? axe.withRules('color-contrast') : axe,
      );
      for (const violation of violations) found(`${screen.name} ${scheme}: ${violation}`);
      if (folder === null) continue;
      const path = join(folder, `${screen.name}-${scheme}`, `${name}.png`);
      await mkdir(dirname(path), { recursive: true });
      await page.screenshot({ path, fullPage: true, animations: 'disabled' });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  for (const width of OTHER_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const what of await tooWide(page)) found(`${width}: ${what}`);
  }
  if (PRINTED.includes(new URL(url).pathname)) await expectReadableOnPaper(page);
}

function turn(page: Page, direction: 'ltr' | 'rtl'): Promise<void> {
  return page.evaluate((dir) => {
    document.documentElement.dir = dir;
  }, direction);
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
