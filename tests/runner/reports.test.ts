import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPlaywright } from './playwright-results';
import { readVitest, suiteOf } from './vitest-results';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const file = (name: string, ...statuses: string[]) => ({
  name: join(ROOT, name),
  status: statuses.every((status) => status === 'passed') ? 'passed' : 'failed',
  message: '',
  assertionResults: statuses.map((status, index) => ({
    fullName: `test ${index}`,
    status,
    failureMessages: status === 'failed' ? ['AssertionError: no\n  at x'] : [],
  })),
});

describe('a report of Vitest', () => {
  it.each([
    ['domain/src/foundation/money.test.ts', 'unit'],
    ['web/src/ui/card.test.tsx', 'web'],
    ['tests/web/routes.test.tsx', 'web'],
    ['tests/rules/bookings.test.ts', 'rules'],
    ['tests/lab/language/strings.test.ts', 'language'],
    ['tests/lab/coverage/conditions.test.ts', 'language'],
    ['tests/lab/accepted/accepted.test.ts', 'accepted'],
    ['tests/attacks/limits.test.ts', 'attacks'],
    ['tests/attacks/emulated/levels.test.ts', 'emulated'],
    ['tests/functions/triggers/wiring.test.ts', 'emulated'],
    ['tests/lab/interleavings/booking-interleavings.test.ts', 'stories'],
    ['tests/lab/crashes/money-stories.test.ts', 'stories'],
    ['tests/emulators/start.test.ts', 'launcher'],
    ['emulators/launcher/ports.test.ts', 'launcher'],
    ['emulators/seed/samples.test.ts', 'unit'],
  ])('assigns %s to %s', (path, suite) => {
    expect(suiteOf(path)).toBe(suite);
  });

  it('is summed for each project', () => {
    const path = report({
      testResults: [
        file('domain/src/foundation/money.test.ts', 'passed', 'failed'),
        file('tests/rules/users.test.ts', 'passed'),
      ],
    });
    const [unit, rules] = readVitest(path, ['unit', 'rules'], false);
    expect(unit).toEqual({
      suite: 'unit',
      passed: 1,
      failed: 1,
      problems: ['domain/src/foundation/money.test.ts › test 1: AssertionError: no'],
    });
    expect(rules).toMatchObject({ passed: 1, failed: 0 });
  });

  it('counts a skipped test and a file that does not load as failures', () => {
    const broken = { ...file('domain/src/b.test.ts'), status: 'failed', message: 'SyntaxError: x' };
    const path = report({ testResults: [file('domain/src/a.test.ts', 'skipped'), broken] });
    expect(readVitest(path, ['unit'], false)[0]).toMatchObject({ passed: 0, failed: 2 });
  });

  it('is not trusted if all tests passed and Vitest failed', () => {
    const path = report({ testResults: [file('domain/src/a.test.ts', 'passed')] });
    expect(readVitest(path, ['unit'], false).at(-1)).toMatchObject({ suite: 'vitest', failed: 1 });
    expect(readVitest(path, ['unit'], true)).toHaveLength(1);
  });

  it('that is missing fails every project', () => {
    expect(readVitest(join(folder, 'none'), ['unit', 'web'], false)).toMatchObject([
      { suite: 'unit', failed: 1 },
      { suite: 'web', failed: 1 },
    ]);
  });
});

describe('a report of Playwright', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'booking.spec.ts',
    tests: [{ status, results: [{ error: { message: 'Timed out\n\nCall log:\n  - long' } }] }],
  });

  it('counts nested tests, and a flaky one as failed', () => {
    const path = report({
      suites: [{ specs: [spec('a', 'expected')], suites: [{ specs: [spec('b', 'flaky')] }] }],
    });
    expect(readPlaywright('journeys', path, true)).toEqual({
      suite: 'journeys',
      passed: 1,
      failed: 1,
      problems: ['booking.spec.ts › b: Timed out'],
    });
  });

  it('says where a test failed, what was expected, and what the page showed', () => {
    const path = join(folder, 'error-context.md');
    const page = ['- banner', '  - main [ref=e2]:', '    - heading "Bookings"'];
    writeFileSync(path, ['# Page snapshot', '```yaml', ...page, '```', ''].join('\n'));
    const message = 'no\n\nLocator: heading\nExpected: "Yes"\n\nCall log:\n  - waiting';
    const result = {
      error: { message, location: { line: 7 } },
      attachments: [{ name: 'error-context', path }],
    };
    const bad = {
      ...spec('b', 'unexpected'),
      tests: [{ status: 'unexpected', results: [result] }],
    };
    expect(readPlaywright('journeys', report({ specs: [bad] }), false).problems).toEqual([
      'booking.spec.ts:7 › b: no\nLocator: heading\nExpected: "Yes"\n  - main [ref=e2]:\n    - heading "Bookings"',
    ]);
  });

  it('without a test is a failure', () => {
    expect(readPlaywright('journeys', report({ suites: [] }), true)).toMatchObject({
      passed: 0,
      failed: 1,
    });
  });

  it('that is missing is a failure', () => {
    expect(readPlaywright('journeys', join(folder, 'none'), false)).toMatchObject({ failed: 1 });
  });
});
