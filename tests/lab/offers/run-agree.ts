/**
 * `npm run lab -- agree [COUNT [SEED]]`: makes companions with hours, days off, limits and bookings,
 * and checks that pages, search and server agree on when a session can start.
 */
import { describeFailure } from '@hearthkin/emulators/launcher/launcher-error';
import { sampleArguments } from '@hearthkin/emulators/launcher/sample-arguments';
import * as fc from 'fast-check';
import { disagreements } from './agree';
import { anyScene } from './scenes';

const USAGE = 'npm run lab -- agree [COUNT [SEED]]';
const DEFAULT_COUNT = 10_000;

try {
  const { count, seed } = sampleArguments(process.argv.slice(2), DEFAULT_COUNT, USAGE);
  console.log(`${count} companions, seed ${seed}`);
  const began = performance.now();
  let asked = 0;
  const result = fc.check(
    fc.property(anyScene, (scene) => {
      asked += 1;
      if (asked % 1000 === 0) console.log(`${asked} asked about`);
      return disagreements(scene).length === 0;
    }),
    { numRuns: count, seed },
  );
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  if (result.failed) {
    const [scene] = result.counterexample ?? [];
    if (scene !== undefined) console.log(disagreements(scene).join('\n'));
    console.log(fc.defaultReportMessage(result));
  }
  console.log(`${result.failed ? 'They disagree' : 'They agree'}, in ${seconds} s. Seed: ${seed}`);
  process.exitCode = result.failed ? 1 : 0;
} catch (error) {
  console.error(`\n${describeFailure(error)}`);
  process.exitCode = 1;
}
