import { claimOffset } from '@hearthkin/emulators/launcher/claim-offset';
import type { Progress } from '@hearthkin/emulators/launcher/progress';
import { type Suite, startSuite } from '@hearthkin/emulators/launcher/suite';
import { testEnvironment } from '../runner/test-suite';
import { type Counting, DocumentCounts } from './document-counts';

interface PaidSuite {
  readonly projectId: string;
  readonly firstOffset: number;
  readonly progress: Progress;
}

/** A suite of its own where bookings are paid, with its environment set. */
export async function withPaidSuite<Result>(
  { projectId, firstOffset, progress }: PaidSuite,
  use: (suite: Suite) => Promise<Result>,
): Promise<Result> {
  const { offset, release } = await claimOffset(firstOffset);
  try {
    const suite = await startSuite({
      projectId,
      offset,
      emulators: ['auth', 'firestore', 'functions'],
      payments: 'stripe',
      onProgress: progress.say,
    });
    try {
      // Supports of tests and functions read the environment when they are loaded.
      Object.assign(process.env, testEnvironment(suite), { PAYMENT_PROVIDER: 'stripe' });
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
  options: PaidSuite,
  use: (counted: Counting) => Promise<Result>,
): Promise<Result> {
  const counts = new DocumentCounts();
  try {
    const { counting } = await counts.begin();
    return await withPaidSuite(options, () => use({ counts, counting }));
  } finally {
    counts.end();
  }
}
