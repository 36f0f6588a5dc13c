import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import type { SuiteName } from './suite-names';
import { type Outcome, requireTests } from './tally';

/** The used part of Vitest's JSON report. */
interface Report {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

/** The places of the tests of suites; all others are unit tests. */
const PLACES: readonly (readonly [RegExp, SuiteName])[] = [
  [/^(web|tests\/web)\//, 'web'],
  [/^tests\/rules\//, 'rules'],
  [/^tests\/(functions\/triggers|attacks\/emulated)\//, 'emulated'],
  [/^tests\/functions\//, 'functions'],
  [/^tests\/attacks\//, 'attacks'],
  [/^tests\/lab\/(crashes|interleavings)\//, 'stories'],
  [/^tests\/lab\/offers\//, 'offers'],
  [/^tests\/lab\/translated\//, 'translated'],
  [/^(tests\/emulators|emulators\/(launcher|mailbox))\//, 'launcher'],
  [/^tests\/lab\/accepted\//, 'accepted'],
  [/^(emulators\/storage-rules|tests\/lab\/(coverage|language|mutation|replay))\//, 'language'],
];

/** The suite that a test file belongs to. */
export function suiteOf(path: string): SuiteName {
  return PLACES.find(([place]) => place.test(path))?.[1] ?? 'unit';
}

/**
 * Reads the results of projects. A file that doesn't load is one failure, and so is a skipped test.
 */
export function readVitest(path: string, projects: readonly SuiteName[], ok: boolean): Outcome[] {
  if (!existsSync(path)) {
    const problems = ['Vitest ended without a report; its words are above.'];
    return projects.map((suite) => ({ suite, passed: 0, failed: 1, problems }));
  }
  const report: Report = JSON.parse(readFileSync(path, 'utf8'));
  const outcomes = projects.map((suite) => {
    const files = report.testResults
      .map((file) => ({ ...file, path: relative(ROOT, file.name) }))
      .filter((file) => suiteOf(file.path) === suite);
    const tests = files.flatMap((file) =>
      file.assertionResults.map((test) => ({ ...test, path: file.path })),
    );
    const bad = tests.filter((test) => test.status !== 'passed');
    const broken = files.filter(
      (file) =>
        file.status === 'failed' && !file.assertionResults.some((test) => test.status !== 'passed'),
    );
    return requireTests({
      suite,
      passed: tests.length - bad.length,
      failed: bad.length + broken.length,
      problems: [
        ...bad.map(
          (test) =>
            `${test.path} › ${test.fullName}: ${firstLine(test.failureMessages?.[0]) || test.status}`,
        ),
        ...broken.map((file) => `${file.path}: ${firstLine(file.message)}`),
      ],
    });
  });
  return ok || outcomes.some((outcome) => outcome.failed > 0)
    ? outcomes
    : [...outcomes, unexplained()];
}

/** Vitest itself failed, e.g. for an error outside of a test. */
function unexplained(): Outcome {
  const problems = [
    'Vitest failed although its tests passed: an error outside of them, see above.',
  ];
  return { suite: 'vitest', passed: 0, failed: 1, problems };
}

function firstLine(text: string | undefined): string {
  return text?.trim().split('\n')[0] ?? '';
}
