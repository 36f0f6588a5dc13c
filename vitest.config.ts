import { defineConfig } from 'vitest/config';

const failOnConsoleError = './tests/support/fail-on-console-error.ts';

/**
 * Modules are read once a worker instead of once a file, which takes half of the time. Pages keep
 * theirs apart: what is faked differs from file to file.
 */
const sharedModules = { isolate: false };

/** A busy machine needs more than the usual five seconds; a failing test says so soon enough. */
const patient = { testTimeout: 20_000, hookTimeout: 60_000 };

/**
 * Tests that write to the suite take turns: a sweep of one would find what another is in the middle
 * of. All the others share the processors. `npm test` runs the two kinds at the same time.
 */
const inTurn = { sequence: { groupOrder: 0 }, maxWorkers: 1 };
const sideBySide = { sequence: { groupOrder: 1 }, maxWorkers: 2 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{domain,functions}/src/**/*.test.ts',
            'emulators/**/*.test.ts',
            'tests/{borders,indexes,rules-tools,runner}/**/*.test.ts',
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
          name: 'web',
          root: '.',
          include: ['web/src/**/*.test.{ts,tsx}', 'tests/web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: [failOnConsoleError, './tests/support/no-owner-stacks.ts'],
          ...patient,
          ...sideBySide,
        },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          ...sharedModules,
          ...patient,
          ...inTurn,
        },
      },
      {
        test: {
          name: 'language',
          include: ['tests/rules-language/**/*.test.ts'],
          ...sharedModules,
          ...patient,
          ...sideBySide,
        },
      },
      {
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
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
