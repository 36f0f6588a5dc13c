/**
 * `npm run lab -- expressions [COUNT [SEED]]`: compares our interpreter with the official engine in the
 * Firestore emulator, with random expressions.
 */
import { claimOffset } from '@hearthkin/emulators/launcher/claim-offset';
import { describeFailure } from '@hearthkin/emulators/launcher/launcher-error';
import { Progress } from '@hearthkin/emulators/launcher/progress';
import { type SampleSize, sampleArguments } from '@hearthkin/emulators/launcher/sample-arguments';
import { startSuite } from '@hearthkin/emulators/launcher/suite';
import { sampleDifferences } from './compare';
import { describeDifference } from './describe-difference';
import { OfficialEngine } from './official-engine';

const PROJECT_ID = 'demo-hearthkin-fuzz';
const USAGE = 'npm run lab -- expressions [COUNT [SEED]]';
const DEFAULT_COUNT = 20_000;
const MAX_SHOWN = 25;

async function fuzz({ count, seed }: SampleSize): Promise<number> {
  const progress = new Progress();
  const { offset, release } = await claimOffset(20_000);
  try {
    const suite = await startSuite({
      projectId: PROJECT_ID,
      offset,
      emulators: ['firestore'],
      siteUrl: 'http://127.0.0.1',
      onProgress: progress.say,
    });
    try {
      const engine = new OfficialEngine(`127.0.0.1:${suite.ports.firestore}`, PROJECT_ID);
      const found = await progress.step(`${count} expressions compared, seed ${seed}`, () =>
        sampleDifferences(engine, { count, seed }, progress.say),
      );
      const shortest = found.toSorted((a, b) => a.expression.length - b.expression.length);
      for (const difference of shortest.slice(0, MAX_SHOWN))
        console.log(describeDifference(difference));
      console.log(`${count} expressions, ${found.length} differences. Seed: ${seed}`);
      return found.length === 0 ? 0 : 1;
    } finally {
      await suite.stop();
    }
  } finally {
    release();
  }
}

async function main(): Promise<number> {
  try {
    return await fuzz(sampleArguments(process.argv.slice(2), DEFAULT_COUNT, USAGE));
  } catch (error) {
    console.error(`\n${describeFailure(error)}`);
    return 1;
  }
}

process.exit(await main());
