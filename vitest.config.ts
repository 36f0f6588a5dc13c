import { defineConfig } from 'vitest/config';

const failOnConsoleError = './tests/support/fail-on-console-error.ts';

/** Modules are loaded once a worker instead of once a file, which takes half of the time. */
const sharedModules = { isolate: false };

/** Tests of pages that put something of their own in the place of a module, and so share none. */
const WITH_OWN_FAKES = [
  'tests/web/{admin-accounts,earnings,last-login,profile,profile-account}.test.tsx',
  'tests/web/{provider-sign-in,sign-up,sign-up-account,sign-up-phone}.test.tsx',
  'tests/web/{verification,verification-reload}.test.tsx',
];

/** Tests of parts that need no site around them. */
const WITHOUT_SITE = ['tests/web/{profile-views,test-account-dialog}.test.{ts,tsx}'];

/** A busy machine needs more than the usual five seconds. */
const patient = { testTimeout: 90_000, hookTimeout: 240_000 };

/**
 * Functions tests take turns: a sweep of one would find what another is in the middle of. All the
 * others share the processors. `npm test` runs the two kinds at the same time.
 */
const inTurn = { sequence: { groupOrder: 0 }, maxWorkers: 1 };
const sideBySide = { sequence: { groupOrder: 1 }, maxWorkers: 2 };

const browserSetup = [failOnConsoleError, './tests/support/less-rendering-work.ts'];
const pageSetup = [...browserSetup, './tests/web/setup.ts'];

const inBrowserLike = {
  root: '.',
  environment: 'jsdom',
  setupFiles: browserSetup,
  ...patient,
  ...sideBySide,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{domain,functions}/src/**/*.test.ts',
            'emulators/**/*.test.ts',
            'rules-lab/{interpreter,coverage,mutation,replay}/**/*.test.ts',
            'tests/{borders,indexes,runner}/**/*.test.ts',
          ],
          setupFiles: [failOnConsoleError],
          ...sharedModules,
          ...patient,
          ...sideBySide,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          ...inBrowserLike,
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}', ...WITHOUT_SITE],
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          ...inBrowserLike,
          ...sharedModules,
          name: 'pages',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          exclude: [...WITHOUT_SITE, ...WITH_OWN_FAKES],
          setupFiles: pageSetup,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          ...inBrowserLike,
          name: 'pages-apart',
          include: WITH_OWN_FAKES,
          setupFiles: pageSetup,
        },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          setupFiles: ['./rules-lab/replay/record-firestore.ts'],
          ...sharedModules,
          ...patient,
          // Each file has a project of its own.
          ...sideBySide,
        },
      },
      {
        test: {
          name: 'language',
          include: ['rules-lab/language/**/*.test.ts'],
          ...sharedModules,
          ...patient,
          ...sideBySide,
        },
      },
      {
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          setupFiles: ['./emulators/launcher/whole-transactions.mjs'],
          ...sharedModules,
          ...patient,
          ...inTurn,
        },
      },
      {
        test: {
          name: 'emulators',
          include: ['tests/emulators/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // They start whole suites of their own: after those that use one.
          sequence: { groupOrder: 2 },
          maxWorkers: 1,
        },
      },
    ],
  },
});
