/**
 * `npm run lab -- agree [COUNT [SEED]]`: makes companions with hours, days off, limits and bookings, as many in each
 * time zone, and checks that pages, search and server agree on when a session can start.
 */
import { describeFailure } from '@hearthkin/emulators/launcher/launcher-error';
import { sampleArguments } from '@hearthkin/emulators/launcher/sample-arguments';
import * as fc from 'fast-check';
import { disagreements } from './agree';
import { beginningsIn, sceneIn, ZONES } from './scenes';

const USAGE = 'npm run lab -- agree [COUNT [SEED]]';
const DEFAULT_COUNT = 10_000;

try {
  const { count, seed } = sampleArguments(process.argv.slice(2), DEFAULT_COUNT, USAGE);
  console.log(`${count} companions, seed ${seed}`);
  const began = performance.now();
  let asked = 0;
  let failed = 0;
  for (const zone of ZONES) {
    const result = fc.check(
      fc.property(sceneIn(zone), (scene) => {
        asked += 1;
        if (asked % 1000 === 0) console.log(`${asked} asked about`);
        return disagreements(scene).length === 0;
      }),
      { numRuns: Math.ceil(count / ZONES.length), seed },
    );
    if (!result.failed) continue;
    failed += 1;
    const [scene] = result.counterexample ?? [];
    if (scene !== undefined) console.log(disagreements(scene).join('\n'));
    console.log(fc.defaultReportMessage(result));
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const changing = ZONES.filter((zone) => beginningsIn(zone).length > 1).length;
  const where = `${ZONES.length} zones, ${changing} of which change their clocks in the year`;
  console.log(
    `${failed === 0 ? 'They agree' : `They disagree in ${failed}`}: ${asked} in ${where}.`,
  );
  console.log(`${seconds} s, seed ${seed}`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  console.error(`\n${describeFailure(error)}`);
  process.exitCode = 1;
}
