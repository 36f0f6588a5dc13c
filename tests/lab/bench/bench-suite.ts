import { claimOffset } from '@hearthkin/emulators/launcher/claim-offset';
import type { Progress } from '@hearthkin/emulators/launcher/progress';
import { type Suite, startSuite } from '@hearthkin/emulators/launcher/suite';
import { testEnvironment } from '../../runner/test-suite';
import { type Counting, DocumentCounts } from './document-counts';

export interface BenchSuite {
  readonly projectId: string;
  readonly firstOffset: number;
  readonly progress: Progress;
  /** Whether the stand-in for the payment provider moves the money. It does unless this says otherwise. */
  readonly payments?: 'stripe' | 'none';
}

/** A suite of its own, with its environment set. */
export async function withBenchSuite<Result>(
  { projectId, firstOffset, progress, payments = 'stripe' }: BenchSuite,
  use: (suite: Suite) => Promise<Result>,
): Promise<Result> {
  const { offset, release } = await claimOffset(firstOffset);
  try {
    const suite = await startSuite({
      projectId,
      offset,
      emulators: ['auth', 'firestore', 'functions'],
      payments,
      onProgress: progress.say,
    });
    try {
      // Supports of tests and functions read the environment when they are loaded.
      Object.assign(process.env, testEnvironment(suite), { PAYMENT_PROVIDER: payments });
      return await use(suite);
    } finally {
      await suite.stop();
    }
  } finally {
    release();
  }
}

/** The same, with what its functions and this process read and write counted. */
export async function withCountedSuite<Result>(
  options: BenchSuite,
  use: (counted: Counting) => Promise<Result>,
): Promise<Result> {
  const counts = new DocumentCounts();
  try {
    const { counting } = await counts.begin();
    return await withBenchSuite(options, () => use({ counts, counting }));
  } finally {
    counts.end();
  }
}
