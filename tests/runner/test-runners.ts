import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Progress } from '@hearthkin/emulators/launcher/progress';
import { lockProblem } from '../deep/lock';
import { readPlaywright } from './playwright-results';
import { bin, runNode } from './run-command';
import type { SuiteName } from './suite-names';
import { type Outcome, single } from './tally';
import { readVitest } from './vitest-results';

/** The compiler with as many threads as a small machine has processors; more would check the same types again. */
const TYPES = [bin('typescript', 'bin/tsc'), '-b', '--checkers', '1', '--builders', '2'];

/** Compiler and linter; each counts as one test. */
export async function staticChecks(
  suites: readonly SuiteName[],
  progress: Progress,
): Promise<Outcome[]> {
  const check = async (suite: SuiteName, args: readonly string[]): Promise<Outcome[]> => {
    if (!suites.includes(suite)) return [];
    const { ok, output } = await progress.step(`Checked ${suite}`, () => runNode(args));
    if (!ok) console.log(`${output}\n`);
    return [single(suite, ok, `see the output of "npm run ${suite}" above`)];
  };
  const outcomes = await Promise.all([
    check('types', TYPES),
    check('lint', [bin('@biomejs/biome', 'bin/biome'), 'ci', '.']),
  ]);
  return outcomes.flat();
}

/** Whether the parts of the deep tests have passed with these files; counts as one test. */
export function lockCheck(): Outcome {
  const problem = lockProblem();
  return single('lock', problem === null, problem ?? '');
}

/** The projects of vitest.config.ts in a suite; mostly one. */
function projectsOf(suite: SuiteName): readonly string[] {
  return suite === 'web' ? ['web', 'web-document', 'web-alone', 'pages'] : [suite];
}

/**
 * Runs suites of vitest.config.ts, showing their output.
 * @param isLowPriority runs at a lower priority.
 */
export async function runVitest(
  projects: readonly SuiteName[],
  env: Record<string, string>,
  reports: string,
  { isLowPriority }: { readonly isLowPriority: boolean },
): Promise<Outcome[]> {
  if (projects.length === 0) return [];
  const report = join(reports, `${projects[0]}.json`);
  const args = [
    bin('vitest', 'vitest.mjs'),
    'run',
    ...projects.flatMap(projectsOf).flatMap((name) => ['--project', name]),
    '--passWithNoTests',
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ];
  const { ok } = await runNode(args, { env, show: true, isLowPriority });
  return readVitest(report, projects, ok);
}

/** Checks every mutant of the rules; each counts as a test, and a survivor fails. */
export async function runMutants(
  env: Record<string, string>,
  reports: string,
  progress: Progress,
): Promise<Outcome> {
  const report = join(reports, 'mutants.json');
  const args = ['--import', 'tsx', 'tests/lab/mutation/run-suite.ts', report];
  const { output } = await progress.step('Checked mutants of the rules', () =>
    runNode(args, { env }),
  );
  if (existsSync(report)) return { suite: 'mutants', ...JSON.parse(readFileSync(report, 'utf8')) };
  console.log(`\n${output}\n`);
  return single('mutants', false, 'it ended without a report, see above');
}

/** Suites that are commands with emulators of their own, and how much they do. */
const COMMANDS = {
  expressions: ['tests/lab/language/fuzz.ts', '5000'],
  inputs: ['tests/lab/fuzz/run-fuzz.ts', '100'],
  'every-page': ['tests/lab/screenshots/run.ts', '--check'],
} as const;
export const SCRIPTS = ['expressions', 'inputs', 'every-page'] as const;

/** Runs such a command; it counts as one test. */
export async function runScript(name: keyof typeof COMMANDS, progress: Progress): Promise<Outcome> {
  const { ok, output } = await progress.step(`Checked ${name}`, () =>
    runNode(['--import', 'tsx', ...COMMANDS[name]]),
  );
  if (!ok) console.log(`\n${output}\n`);
  return single(name, ok, output.split('\n').at(-1) ?? '');
}

/** Runs a project of Playwright against the site at `url`. */
export async function runPlaywright(
  name: SuiteName,
  browser: string,
  url: string,
  env: Record<string, string>,
  reports: string,
): Promise<Outcome> {
  const report = join(reports, `${name}.json`);
  const args = [
    bin('@playwright/test', 'cli.js'),
    'test',
    ...['-c', 'tests/e2e/playwright.config.ts', `--project=${name}`, '--reporter=list,json'],
  ];
  const settings = { CHROME_PATH: browser, SITE_URL: url, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const { ok } = await runNode(args, { env: { ...env, ...settings }, show: true });
  return readPlaywright(name, report, ok);
}
