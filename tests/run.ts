/** `npm test`: every suite, or those named, closing with one line "N passed, N failed". */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildFunctions } from '@hearthkin/emulators/launcher/build-functions';
import { claimOffset } from '@hearthkin/emulators/launcher/claim-offset';
import { listenForInterrupts } from '@hearthkin/emulators/launcher/interrupts';
import { describeFailure } from '@hearthkin/emulators/launcher/launcher-error';
import { DATA } from '@hearthkin/emulators/launcher/paths';
import { Progress } from '@hearthkin/emulators/launcher/progress';
import type { Suite } from '@hearthkin/emulators/launcher/suite';
import { requireBrowser } from './runner/browser';
import { killCommands } from './runner/run-command';
import { staticChecks } from './runner/static-checks';
import { chooseSuites, NEEDS_EMULATORS, type SuiteName, VITEST_SUITES } from './runner/suite-names';
import { closingLines, type Outcome, single } from './runner/tally';
import { runMutants, runPlaywright, runVitest } from './runner/test-runners';
import { buildTestSite, startTestSuite, testEmulators, testEnvironment } from './runner/test-suite';

const FIRST_OFFSET = 10_000;

const progress = new Progress();

/** The rules tests and the storage rules runtime write down there what the mutants are judged by. */
function recordRulesTests(folder: string): void {
  mkdirSync(folder);
  process.env.HEARTHKIN_RULES_RECORDING = folder;
}

async function runSuites(suites: readonly SuiteName[], signal: AbortSignal): Promise<Outcome[]> {
  const needing = suites.filter((name) => NEEDS_EMULATORS.includes(name));
  const withBrowser = suites.includes('e2e');
  // A machine without a browser hears of it before anything slow begins.
  const browser = withBrowser ? requireBrowser(progress.say) : '';
  const outcomes: Outcome[] = [];
  let failed: readonly SuiteName[] = [];
  const fail = (names: readonly SuiteName[], problem: string, error: unknown): undefined => {
    if (signal.aborted) throw error;
    console.log(`\n${describeFailure(error)}\n`);
    const more = names.filter((name) => !failed.includes(name));
    outcomes.push(...more.map((name) => single(name, false, problem)));
    failed = [...failed, ...more];
  };

  const claim = needing.length > 0 ? await claimOffset(FIRST_OFFSET) : undefined;
  const reports = join(DATA, 'run', `reports-${process.pid}`);
  mkdirSync(reports, { recursive: true });
  if (suites.includes('mutants')) recordRulesTests(join(reports, 'rules-recording'));
  let suite: Suite | undefined;
  try {
    const emulators = claim ? testEmulators(withBrowser) : [];
    const build = (what: string, run: () => Promise<void>, names: readonly SuiteName[]) =>
      progress.step(what, run).catch((error) => fail(names, 'what it tests does not build', error));
    const [checks] = await Promise.all([
      staticChecks(suites, progress),
      claim && build('Functions built', buildFunctions, needing),
      claim && withBrowser
        ? build('Site built', () => buildTestSite(claim.offset, emulators), ['e2e'])
        : undefined,
    ]);
    outcomes.push(...checks);
    signal.throwIfAborted();
    const start = async (offset: number, names: readonly SuiteName[]) => {
      suite = await startTestSuite(offset, emulators, progress, signal).catch((error) =>
        fail(names, 'the local suite did not start', error),
      );
    };
    if (claim && needing.some((name) => !failed.includes(name))) await start(claim.offset, needing);
    const able = (name: SuiteName) => suites.includes(name) && !failed.includes(name);
    const env = testEnvironment(suite);
    const running = suite;
    const mutants = async () => {
      if (!running || !able('mutants') || signal.aborted) return;
      outcomes.push(await runMutants(env, reports, progress));
    };
    const projects = VITEST_SUITES.filter(able);
    outcomes.push(...(await runVitest(projects, env, reports, mutants)));
    signal.throwIfAborted();
    if (suite && able('e2e') && needing.some((name) => name !== 'e2e' && able(name))) {
      progress.say('Starting the local suite anew for the browser tests');
      await suite.stop();
      await start(suite.offset, ['e2e']);
    }
    if (suite && able('e2e')) outcomes.push(await runPlaywright(browser, suite, env, reports));
    signal.throwIfAborted();
  } finally {
    await suite?.stop();
    claim?.release();
    rmSync(reports, { recursive: true, force: true });
  }
  return outcomes;
}

async function main(): Promise<number> {
  const { soft } = listenForInterrupts(progress.say);
  soft.addEventListener('abort', killCommands);
  try {
    const outcomes = await runSuites(chooseSuites(process.argv.slice(2)), soft);
    for (const line of closingLines(outcomes)) console.log(line);
    return outcomes.some((outcome) => outcome.failed > 0) ? 1 : 0;
  } catch (error) {
    if (!soft.aborted) console.error(`\n${describeFailure(error)}`);
    return 1;
  }
}

process.exit(await main());
