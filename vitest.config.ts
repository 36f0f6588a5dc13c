import { defineConfig } from 'vitest/config';

const failOnConsoleError = './tests/support/fail-on-console-error.ts';

/** A busy machine needs more than the usual five seconds; a failing test says so soon enough. */
const patient = { testTimeout: 20_000, hookTimeout: 60_000 };

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
          ...patient,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          root: '.',
          include: ['web/src/**/*.test.{ts,tsx}', 'tests/web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: [failOnConsoleError],
          ...patient,
        },
      },
      { test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], ...patient } },
      {
        test: {
          name: 'language',
          include: ['tests/rules-language/**/*.test.ts'],
          ...patient,
        },
      },
      { test: { name: 'functions', include: ['tests/functions/**/*.test.ts'], ...patient } },
      {
        test: {
          name: 'emulators',
          include: ['tests/emulators/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // They start whole suites of their own: after the others, which measure time.
          sequence: { groupOrder: 1 },
          maxWorkers: 1,
        },
      },
    ],
  },
});
