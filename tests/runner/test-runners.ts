import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Progress } from '@hearthkin/emulators/launcher/progress';
import type { Suite } from '@hearthkin/emulators/launcher/suite';
import { readPlaywright } from './playwright-results';
import { bin, runNode } from './run-command';
import type { SuiteName } from './suite-names';
import { type Outcome, single } from './tally';
import { readVitest } from './vitest-results';

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
    check('types', [bin('typescript', 'bin/tsc'), '-b']),
    check('lint', [bin('@biomejs/biome', 'bin/biome'), 'ci', '.']),
  ]);
  return outcomes.flat();
}

/** The projects of vitest.config.ts in a suite; mostly one. */
function projectsOf(suite: SuiteName): readonly string[] {
  return suite === 'web' ? ['web', 'web-alone', 'pages'] : [suite];
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
  const args = ['--import', 'tsx', 'rules-lab/mutation/run-suite.ts', report];
  const { output } = await progress.step('Checked mutants of the rules', () =>
    runNode(args, { env }),
  );
  if (existsSync(report)) return { suite: 'mutants', ...JSON.parse(readFileSync(report, 'utf8')) };
  console.log(`\n${output}\n`);
  return single('mutants', false, 'it ended without a report, see above');
}

/** Runs the browser tests of a suite against the hosted site. */
export async function runPlaywright(
  name: 'e2e' | 'pilot',
  browser: string,
  suite: Suite,
  env: Record<string, string>,
  reports: string,
): Promise<Outcome> {
  const report = join(reports, `${name}.json`);
  const args = [
    bin('@playwright/test', 'cli.js'),
    'test',
    ...['-c', 'tests/e2e/playwright.config.ts', `--project=${name}`, '--reporter=list,json'],
  ];
  const settings = {
    CHROME_PATH: browser,
    SITE_URL: `http://127.0.0.1:${suite.ports.hosting}`,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  const { ok } = await runNode(args, { env: { ...env, ...settings }, show: true });
  return readPlaywright(name, report, ok);
}
