import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const failOnConsoleError = './tests/support/fail-on-console-error.ts';

/** Modules are loaded once per worker instead of once per file, which halves the time. */
const sharedModules = { isolate: false };

/** Tests of `tests/web` that need no site. */
const WITHOUT_SITE = [
  'tests/web/check-video.test.ts',
  'tests/web/served-profile.test.tsx',
  'tests/web/test-account-dialog.test.tsx',
];

const WEB_TESTS = [
  ...readdirSync('web/src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => `web/src/${path}`),
  ...WITHOUT_SITE,
];

/** A replaced module stays replaced for the next file, so files that do it share no modules. */
function replacesModules(path: string): boolean {
  return readFileSync(path, 'utf8').includes('vi.mock(');
}

/** A worker ends where the next file runs in another environment, so those with a document are a project of their own. */
function hasDocument(path: string): boolean {
  return readFileSync(path, 'utf8').startsWith('// @vitest-environment jsdom');
}

/** Ends what hangs, and nothing else: a busy machine takes minutes to build the site. */
const longTimeouts = { testTimeout: 900_000, hookTimeout: 900_000 };

/** Needed by tests that use the Admin SDK in transactions. */
const wholeTransactions = './emulators/launcher/whole-transactions.mjs';

/**
 * Tests with the triggers and sweeps of the emulators take turns: a sweep of one would process documents
 * of another. All others run in parallel. `npm test` runs all kinds at the same time.
 */
const onSharedData = {
  setupFiles: [wholeTransactions],
  ...sharedModules,
  ...longTimeouts,
  sequence: { groupOrder: 0 },
  maxWorkers: 1,
};
const parallel = { sequence: { groupOrder: 1 }, maxWorkers: 2 };
/** More tests than processors, since some of them wait: for the emulators, or for timers of a page. */
const waiting = { sequence: { groupOrder: 2 }, maxWorkers: 3 };
const waitingMore = { sequence: { groupOrder: 3 }, maxWorkers: 3 };

const browserSetup = [failOnConsoleError, './tests/support/testing-library-setup.ts'];
const pageSetup = [...browserSetup, './tests/web/setup.ts'];

/** They run on Node. A file that needs a document says so in its first line. */
const webUnit = {
  root: '.',
  setupFiles: [failOnConsoleError, './tests/support/document-setup.ts'],
  ...longTimeouts,
  ...parallel,
};

export default defineConfig({
  test: {
    // Functions that run in a test's process log each call.
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{domain,functions}/src/**/*.test.ts',
            '{emulators/seed,production}/**/*.test.ts',
            'tests/{borders,corpus,crisis-words,deep,indexes,lab/mutants,mail,media,payments,runner}/**/*.test.ts',
          ],
          setupFiles: [failOnConsoleError],
          ...sharedModules,
          ...longTimeouts,
          ...parallel,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          ...webUnit,
          ...sharedModules,
          name: 'web',
          include: WEB_TESTS.filter((path) => !replacesModules(path) && !hasDocument(path)),
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          ...webUnit,
          ...sharedModules,
          name: 'web-document',
          include: WEB_TESTS.filter((path) => !replacesModules(path) && hasDocument(path)),
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          ...webUnit,
          name: 'web-alone',
          include: WEB_TESTS.filter(replacesModules),
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          root: '.',
          environment: 'jsdom',
          ...sharedModules,
          ...longTimeouts,
          ...waitingMore,
          name: 'pages',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          exclude: WITHOUT_SITE,
          setupFiles: pageSetup,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          root: '.',
          environment: 'jsdom',
          ...sharedModules,
          ...longTimeouts,
          ...parallel,
          name: 'translated',
          include: ['tests/lab/translated/**/*.test.tsx'],
          setupFiles: pageSetup,
        },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          setupFiles: ['./tests/lab/replay/record-firestore.ts'],
          ...sharedModules,
          ...longTimeouts,
          // Each file has a project of its own.
          ...parallel,
        },
      },
      {
        test: {
          name: 'language',
          include: [
            'emulators/storage-rules/**/*.test.ts',
            'tests/lab/{coverage,language,mutation,replay}/**/*.test.ts',
          ],
          ...sharedModules,
          ...longTimeouts,
          ...parallel,
        },
      },
      ...['functions', 'attacks'].map((name) => ({
        test: {
          name,
          include: [`tests/${name}/*.test.ts`],
          setupFiles: [wholeTransactions, './tests/support/own-project.ts'],
          ...sharedModules,
          ...longTimeouts,
          // Each worker has a project of its own.
          ...waiting,
        },
      })),
      {
        test: {
          name: 'emulated',
          include: ['tests/functions/triggers/**/*.test.ts', 'tests/attacks/emulated/**/*.test.ts'],
          ...onSharedData,
        },
      },
      {
        test: {
          name: 'stories',
          include: ['tests/lab/{interleavings,crashes}/**/*.test.ts'],
          ...onSharedData,
        },
      },
      ...['accepted', 'offers'].map((name) => ({
        test: {
          name,
          include: [`tests/lab/${name}/**/*.test.ts`],
          setupFiles: [failOnConsoleError],
          ...sharedModules,
          ...longTimeouts,
          ...parallel,
        },
      })),
      {
        test: {
          name: 'launcher',
          include: ['{emulators/launcher,emulators/mailbox,tests/emulators}/**/*.test.ts'],
          ...longTimeouts,
          // They start suites of their own, after the tests that use the shared one.
          sequence: { groupOrder: 4 },
          maxWorkers: 1,
        },
      },
    ],
  },
});
