import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from '../support/browser-flags';

/** The site under test is served by the hosting emulator; `npm test` sets both variables. */
const { SITE_URL, CHROME_PATH } = process.env;
if (!SITE_URL || !CHROME_PATH) {
  throw new Error('These tests need the local suite. Run them with: npm test -- e2e');
}

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  forbidOnly: true,
  // Files side by side, for each person in them is made for one test, and one more than there are
  // processors, for they wait for emulators more than they compute.
  workers: 3,
  // The Firestore emulator may hold what a transaction has read for up to half a minute, and whatever
  // else wants to write it waits for as long.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  use: {
    baseURL: SITE_URL,
    actionTimeout: 45_000,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Pages move less for whoever asks for it, and nobody watches these.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: CHROME_PATH,
      args: [...BROWSER_FLAGS],
    },
  },
});
