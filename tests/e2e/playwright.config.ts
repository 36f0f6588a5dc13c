import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from '../support/browser-flags';

/** The hosting emulator serves the site; `npm test` sets both variables. */
const { SITE_URL, CHROME_PATH } = process.env;
if (!SITE_URL || !CHROME_PATH) {
  throw new Error('These tests need the local suite. Run them with: npm test -- journeys');
}

/** Tests with a site of their own: where nothing is paid, and the one that `npm start` serves. */
const ALONE = ['pilot.spec.ts', 'start.spec.ts'];

/** A journey is what a person does from end to end, in several parts of the product; at most fifteen with `start`. */
const JOURNEY = /@journey/;

export default defineConfig({
  testDir: '.',
  // Both may run at the same time, and each empties its own folder.
  projects: [
    { name: 'journeys', testIgnore: ALONE, grep: JOURNEY },
    { name: 'browser', testIgnore: ALONE, grepInvert: JOURNEY },
    { name: 'pilot', testMatch: 'pilot.spec.ts' },
    { name: 'start', testMatch: 'start.spec.ts' },
  ].map((project) => ({ ...project, outputDir: `../../test-results/${project.name}` })),
  forbidOnly: true,
  // Each test creates its own people, so files run in parallel: one worker more than there are
  // processors, since they mostly wait for emulators.
  workers: 3,
  // The Firestore emulator may lock documents read by a transaction for up to half a minute, and
  // other writes wait for as long.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  use: {
    baseURL: SITE_URL,
    actionTimeout: 45_000,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Saves the time of animations.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: CHROME_PATH,
      args: [...BROWSER_FLAGS],
    },
  },
});
