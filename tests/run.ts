/** `npm test`: all suites, or the given ones. The last line is "N passed, N failed". */
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
import { chooseSuites, SHARE_EMULATORS, type SuiteName } from './runner/suite-names';
import { closingLines, type Outcome, single } from './runner/tally';
import { runMutants, runPlaywright, runVitest, staticChecks } from './runner/test-runners';
import {
  FIRST_OFFSET,
  startTestSuite,
  testEnvironment,
  withBrowserSuite,
  withPilotSuite,
  withTestSuite,
} from './runner/test-suite';

const progress = new Progress();

async function runSuites(suites: readonly SuiteName[], signal: AbortSignal): Promise<Outcome[]> {
  const shared = suites.filter((name) => SHARE_EMULATORS.includes(name));
  const withBrowser = suites.includes('e2e') || suites.includes('pilot');
  const own = suites.filter((name) => ['attacks', 'e2e', 'pilot'].includes(name));
  const needing = [...shared, ...own];
  // Check for a browser before anything slow begins.
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
  const able = (name: SuiteName) =>
    suites.includes(name) && !failed.includes(name) && !signal.aborted;

  const claim = shared.length > 0 ? await claimOffset(FIRST_OFFSET) : undefined;
  const reports = join(DATA, 'run', `reports-${process.pid}`);
  mkdirSync(reports, { recursive: true });
  // The rules tests and their Storage rules runtime record their requests here, to check mutants.
  const recording = join(reports, 'rules-recording');
  if (suites.includes('mutants')) {
    mkdirSync(recording);
    process.env.HEARTHKIN_RULES_RECORDING = recording;
  }
  let suite: Suite | undefined;
  try {
    const [checks] = await Promise.all([
      staticChecks(suites, progress),
      needing.length > 0 &&
        progress
          .step('Functions built', buildFunctions)
          .catch((error) => fail(needing, 'the functions do not build', error)),
    ]);
    outcomes.push(...checks);
    signal.throwIfAborted();
    if (claim && shared.some(able)) {
      suite = await startTestSuite(claim.offset, progress, signal).catch((error) =>
        fail(shared, 'the local suite did not start', error),
      );
    }
    // No other emulators may record.
    delete process.env.HEARTHKIN_RULES_RECORDING;
    const env = testEnvironment(suite);
    const recorded = suites.includes('mutants')
      ? { ...env, HEARTHKIN_RULES_RECORDING: recording }
      : env;
    const running = suite;
    const mutants = async () => {
      if (!running || !able('mutants')) return;
      outcomes.push(await runMutants(recorded, reports, progress));
    };
    const browserTests = async () => {
      if (!able('e2e')) return;
      const outcome = await withBrowserSuite(progress, signal, (own) =>
        runPlaywright('e2e', browser, own, testEnvironment(own), reports),
      ).catch((error) => fail(['e2e'], 'the site or its suite did not start', error));
      if (outcome) outcomes.push(outcome);
    };
    // Both in emulators where nothing is paid; only the pilot needs the site.
    const attacksAndPilot = async () => {
      const both = (['attacks', 'pilot'] as const).filter(able);
      if (both.length === 0) return;
      const withSuite = able('pilot') ? withPilotSuite : withTestSuite;
      await withSuite(progress, signal, async (own) => {
        const ownEnv = testEnvironment(own);
        if (able('attacks')) {
          outcomes.push(
            ...(await runVitest(['attacks'], ownEnv, reports, { isLowPriority: false })),
          );
        }
        if (able('pilot')) {
          outcomes.push(await runPlaywright('pilot', browser, own, ownEnv, reports));
        }
      }).catch((error) => fail(both, 'the suite without payments did not start', error));
    };
    const tests = async (names: readonly SuiteName[], isLowPriority: boolean) => {
      outcomes.push(
        ...(await runVitest(names.filter(able), isLowPriority ? recorded : env, reports, {
          isLowPriority,
        })),
      );
    };
    // Three lanes. Functions, attacks and browser tests wait more than they compute, so they get
    // priority; the others use the remaining CPU time.
    await Promise.all([
      Promise.all([attacksAndPilot(), tests(['functions'], false).then(browserTests)]).then(() =>
        // They rebuild the functions, which every running suite would reload.
        tests(['emulators'], false),
      ),
      tests(['unit', 'web', 'rules', 'language'], true).then(mutants),
    ]);
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
