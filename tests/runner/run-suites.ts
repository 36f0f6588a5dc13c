import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildFunctions } from '@hearthkin/emulators/launcher/build-functions';
import { claimOffset } from '@hearthkin/emulators/launcher/claim-offset';
import { listenForInterrupts } from '@hearthkin/emulators/launcher/interrupts';
import { describeFailure } from '@hearthkin/emulators/launcher/launcher-error';
import { DATA } from '@hearthkin/emulators/launcher/paths';
import { Progress } from '@hearthkin/emulators/launcher/progress';
import type { Suite } from '@hearthkin/emulators/launcher/suite';
import { requireBrowser } from './browser';
import { killCommands } from './run-command';
import { RunLog } from './run-log';
import { SHARE_EMULATORS, SHARE_SITE, type SuiteName } from './suite-names';
import { closingLines, type Outcome, single } from './tally';
import {
  lockCheck,
  runMutants,
  runPlaywright,
  runScript,
  runVitest,
  SCRIPTS,
  staticChecks,
} from './test-runners';
import {
  FIRST_OFFSET,
  startTestSuite,
  testEnvironment,
  withBrowserSuite,
  withDevelopmentSite,
  withPilotSuite,
} from './test-suite';

const progress = new Progress();

/** Runs of Vitest, each with the suites that may run at the same time. */
const WAITING: readonly (readonly SuiteName[])[] = [['functions', 'attacks'], ['stories']];
const COMPUTING: readonly SuiteName[] = [
  'unit',
  'web',
  'rules',
  'language',
  'accepted',
  'offers',
  'translated',
];

async function runSuites(suites: readonly SuiteName[], signal: AbortSignal): Promise<Outcome[]> {
  const shared = suites.filter((name) => SHARE_EMULATORS.includes(name));
  const onSite = suites.filter((name) => SHARE_SITE.includes(name));
  const inBrowser = [...onSite, ...suites.filter((name) => name === 'pilot')];
  const withFunctions = [...shared, ...inBrowser];
  // Check for a browser before anything slow begins.
  const browser = inBrowser.length > 0 ? requireBrowser(progress.say) : '';
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
    if (suites.includes('lock')) outcomes.push(lockCheck());
    if (withFunctions.length > 0) {
      await progress
        .step('Functions built', buildFunctions)
        .catch((error) => fail(withFunctions, 'the functions do not build', error));
    }
    // Emulators start mostly on one processor.
    const checking = staticChecks(suites, progress);
    if (claim && shared.some(able)) {
      suite = await startTestSuite(claim.offset, progress, signal).catch((error) =>
        fail(shared, 'the local suite did not start', error),
      );
    }
    outcomes.push(...(await checking));
    signal.throwIfAborted();
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
      const names = onSite.filter(able);
      if (names.length === 0) return;
      await withBrowserSuite(progress, signal, async (own, siteUrl) => {
        const play = async (name: SuiteName, url: string) => {
          if (!able(name)) return;
          const ownEnv = { ...testEnvironment(own), HOSTED_SITE_URL: siteUrl };
          outcomes.push(await runPlaywright(name, browser, url, ownEnv, reports));
        };
        await play('journeys', siteUrl);
        await play('browser', siteUrl);
        if (able('start')) {
          await withDevelopmentSite(own, progress, signal, (url) => play('start', url));
        }
      }).catch((error) => fail(names, 'the site or its suite did not start', error));
    };
    const pilot = async () => {
      if (!able('pilot')) return;
      await withPilotSuite(progress, signal, async (own, siteUrl) => {
        const ownEnv = testEnvironment(own);
        outcomes.push(await runPlaywright('pilot', browser, siteUrl, ownEnv, reports));
      }).catch((error) => fail(['pilot'], 'the suite without payments did not start', error));
    };
    const tests = async (names: readonly SuiteName[], isLowPriority: boolean) => {
      outcomes.push(
        ...(await runVitest(names.filter(able), isLowPriority ? recorded : env, reports, {
          isLowPriority,
        })),
      );
    };
    // Three lanes. What waits more than it computes gets priority; the others use the remaining CPU time.
    const waiting = async () => {
      for (const names of WAITING) await tests(names, false);
      await browserTests();
      await pilot();
    };
    const rebuilding = async () => {
      // They rebuild the functions, which every running suite would reload.
      await tests(['launcher'], false);
      for (const name of SCRIPTS) {
        if (able(name)) outcomes.push(await runScript(name, progress));
      }
    };
    await Promise.all([
      Promise.all([tests(['emulated'], false), waiting()]).then(rebuilding),
      tests(COMPUTING, true).then(mutants),
    ]);
    signal.throwIfAborted();
  } finally {
    await suite?.stop();
    claim?.release();
    rmSync(reports, { recursive: true, force: true });
  }
  return outcomes;
}

/**
 * Runs suites, and prints all problems again at the end, where the whole output is if there are any,
 * and "N passed, N failed".
 * @param choose the suites; a LauncherError of it is printed.
 * @param onOutcome called for each suite that has ended.
 * @returns the exit code.
 */
export async function runCommand(
  name: string,
  choose: () => readonly SuiteName[],
  onOutcome: (outcome: Outcome) => void = () => {},
): Promise<number> {
  const { soft } = listenForInterrupts(progress.say);
  soft.addEventListener('abort', killCommands);
  const log = new RunLog(name);
  let hasFailed = true;
  try {
    const outcomes = await runSuites(choose(), soft);
    for (const outcome of outcomes) onOutcome(outcome);
    hasFailed = outcomes.some((outcome) => outcome.failed > 0);
    for (const line of closingLines(outcomes, hasFailed ? log.path : null)) console.log(line);
  } catch (error) {
    if (!soft.aborted) console.error(`\n${describeFailure(error)}`);
  }
  await log.close(hasFailed);
  return hasFailed ? 1 : 0;
}
