import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall, canAptInstall } from '@hearthkin/emulators/launcher/debian';
import { LauncherError } from '@hearthkin/emulators/launcher/launcher-error';
import { chromium } from '@playwright/test';

/** Chromium without a window to draw comes first: it needs two thirds of the processor time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** An installed browser: CHROME_PATH, the system's, or Playwright's. */
export function findBrowser(env = process.env): string | undefined {
  const given = env.CHROME_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new LauncherError(`CHROME_PATH names ${given}, and there is no such file.`);
  }
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...MAC_APPS, chromium.executablePath()].find((path) => existsSync(path));
}

/**
 * Finds a browser for the end-to-end tests, or installs Debian's if possible.
 * @throws LauncherError with the command that installs one.
 */
export function requireBrowser(say: (line: string) => void): string {
  const found = findBrowser();
  if (found) return found;
  if (canAptInstall()) {
    say("No browser found; installing Debian's chromium…");
    const isInstalled = aptInstall('chromium-headless-shell') || aptInstall('chromium');
    const installed = isInstalled ? findBrowser() : undefined;
    if (installed) return installed;
  }
  throw new LauncherError(
    'The end-to-end tests need Chromium or Chrome, and none was found. ' +
      'Install one: npx playwright install chromium, or point CHROME_PATH at one.',
  );
}
