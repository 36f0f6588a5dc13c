import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Progress } from '@hearthkin/emulators/launcher/progress';
import type { Suite } from '@hearthkin/emulators/launcher/suite';
import { readPlaywright } from './playwright-results';
import { bin, runNode } from './run-command';
import type { SuiteName } from './suite-names';
import { type Outcome, single } from './tally';
import { readVitest } from './vitest-results';

/** The compiler and the linter, which count as one test each. */
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

/**
 * Runs projects of vitest.config.ts; what they say is shown as it comes. Functions tests wait for
 * emulators more than they compute, one after the other: the longest way to the end. They go first
 * and the others have what they leave of the processors.
 *
 * @param afterFunctions goes the same long way, once the functions tests are done.
 */
export async function runVitest(
  projects: readonly SuiteName[],
  env: Record<string, string>,
  reports: string,
  afterFunctions: () => Promise<void> = async () => {},
): Promise<Outcome[]> {
  const run = (names: readonly SuiteName[], isPatient: boolean) => {
    const chosen = projects.filter((name) => names.includes(name));
    return runProjects(chosen, env, join(reports, `${names[0]}.json`), isPatient);
  };
  const longWay = async () => {
    const functions = await run(['functions'], false);
    await afterFunctions();
    // They build the functions anew, which every running suite would load again.
    return [...functions, ...(await run(['emulators'], false))];
  };
  const outcomes = await Promise.all([run(['unit', 'web', 'rules', 'language'], true), longWay()]);
  return outcomes.flat();
}

/** Which projects of vitest.config.ts make up a suite: most are one. */
function projectsOf(suite: SuiteName): readonly string[] {
  return suite === 'web' ? ['web', 'pages', 'pages-apart'] : [suite];
}

async function runProjects(
  projects: readonly SuiteName[],
  env: Record<string, string>,
  report: string,
  isPatient: boolean,
): Promise<Outcome[]> {
  if (projects.length === 0) return [];
  const args = [
    bin('vitest', 'vitest.mjs'),
    'run',
    ...projects.flatMap(projectsOf).flatMap((name) => ['--project', name]),
    '--passWithNoTests',
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ];
  const { ok } = await runNode(args, { env, show: true, isPatient });
  return readVitest(report, projects, ok);
}

/** Judges every mutant of the rules; each counts as a test, which a survivor fails. */
export async function runMutants(
  env: Record<string, string>,
  reports: string,
  progress: Progress,
): Promise<Outcome> {
  const report = join(reports, 'mutants.json');
  const args = ['--import', 'tsx', 'rules-lab/mutation/run-suite.ts', report];
  const { output } = await progress.step('Judged mutants of the rules', () =>
    runNode(args, { env }),
  );
  if (existsSync(report)) return { suite: 'mutants', ...JSON.parse(readFileSync(report, 'utf8')) };
  console.log(`\n${output}\n`);
  return single('mutants', false, 'it ended without a report, see above');
}

/** Runs the browser tests against the site that the suite hosts. */
export async function runPlaywright(
  browser: string,
  suite: Suite,
  env: Record<string, string>,
  reports: string,
): Promise<Outcome> {
  const report = join(reports, 'playwright.json');
  const args = [
    bin('@playwright/test', 'cli.js'),
    'test',
    ...['-c', 'tests/e2e/playwright.config.ts', '--reporter=list,json'],
  ];
  const settings = {
    CHROME_PATH: browser,
    SITE_URL: `http://127.0.0.1:${suite.ports.hosting}`,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  const { ok } = await runNode(args, { env: { ...env, ...settings }, show: true });
  return readPlaywright(report, ok);
}
