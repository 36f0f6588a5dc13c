import { claimOffset } from '@hearthkin/emulators/launcher/claim-offset';
import { listenForInterrupts } from '@hearthkin/emulators/launcher/interrupts';
import { describeFailure } from '@hearthkin/emulators/launcher/launcher-error';
import { Progress } from '@hearthkin/emulators/launcher/progress';
import { type Suite, startSuite } from '@hearthkin/emulators/launcher/suite';

const PROJECT_ID = 'demo-hearthkin-measured';
const FIRST_OFFSET = 22_000;

export interface Running {
  readonly suite: Suite;
  readonly progress: Progress;
  /** Aborted when the person asks to stop. */
  readonly signal: AbortSignal;
}

/**
 * Starts the emulators that have rules, runs, and ends them again.
 * @returns the exit code: what `run` says, or 1 where something stood in its way.
 */
export async function withRulesSuite(run: (running: Running) => Promise<number>): Promise<number> {
  const progress = new Progress();
  const { soft: signal } = listenForInterrupts(progress.say);
  let suite: Suite | undefined;
  let release: (() => void) | undefined;
  try {
    const claim = await claimOffset(FIRST_OFFSET);
    release = claim.release;
    suite = await startSuite({
      projectId: PROJECT_ID,
      offset: claim.offset,
      emulators: ['firestore', 'storage'],
      ownStorageRuntime: true,
      onProgress: progress.say,
      signal,
    });
    return await run({ suite, progress, signal });
  } catch (error) {
    if (!signal.aborted) console.error(`\n${describeFailure(error)}`);
    return 1;
  } finally {
    await suite?.stop();
    release?.();
  }
}
