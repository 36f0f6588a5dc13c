import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { claimOffset } from '@hearthkin/emulators/launcher/claim-offset';
import { listenForInterrupts } from '@hearthkin/emulators/launcher/interrupts';
import { describeFailure } from '@hearthkin/emulators/launcher/launcher-error';
import { DATA } from '@hearthkin/emulators/launcher/paths';
import { Progress } from '@hearthkin/emulators/launcher/progress';
import { type Suite, startSuite } from '@hearthkin/emulators/launcher/suite';
import { rulesTestsPass, testVariables } from './rules-tests';

const PROJECT_ID = 'demo-hearthkin-measured';
const FIRST_OFFSET = 22_000;

/** A recording, with what its user needs. */
export interface Recorded {
  readonly folder: string;
  readonly progress: Progress;
  /** Aborted when the user asks to stop. */
  readonly signal: AbortSignal;
}

/**
 * Runs and records the rules tests in emulators of their own; the recording is deleted after use.
 * @returns the exit code of `use`, or 1 if a test or something else failed.
 */
export async function withRecording(use: (recorded: Recorded) => Promise<number>): Promise<number> {
  const progress = new Progress();
  const { soft: signal } = listenForInterrupts(progress.say);
  const folder = join(DATA, 'run', `rules-recording-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // Read by the Storage rules runtime and by the tests.
  process.env.HEARTHKIN_RULES_RECORDING = folder;
  try {
    const passed = await progress.step('Recorded the rules tests', () => record(progress, signal));
    return passed ? await use({ folder, progress, signal }) : 1;
  } catch (error) {
    if (!signal.aborted) console.error(`\n${describeFailure(error)}`);
    return 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function record(progress: Progress, signal: AbortSignal): Promise<boolean> {
  const { offset, release } = await claimOffset(FIRST_OFFSET);
  let suite: Suite | undefined;
  try {
    suite = await startSuite({
      projectId: PROJECT_ID,
      offset,
      emulators: ['firestore', 'storage'],
      ownStorageRuntime: true,
      onProgress: progress.say,
      signal,
    });
    return await rulesTestsPass(testVariables(suite), signal);
  } finally {
    await suite?.stop();
    release();
  }
}
