/**
 * `npm run bookings:interleave [-- COUNT [SEED]]`: plays stories of one booking, in which people act
 * at the same time, leave and are suspended, and checks the state after each round.
 */
import { buildFunctions } from '@hearthkin/emulators/launcher/build-functions';
import { describeFailure } from '@hearthkin/emulators/launcher/launcher-error';
import { Progress } from '@hearthkin/emulators/launcher/progress';
import { type SampleSize, sampleArguments } from '@hearthkin/emulators/launcher/sample-arguments';
import { testEnvironment, withTestSuite } from '../runner/test-suite';

const USAGE = 'npm run bookings:interleave [-- COUNT [SEED]]';
const DEFAULT_COUNT = 10_000;
/** Stories per project: a query of the emulator takes longer the more documents a project has. */
const PER_PROJECT = 100;
const REPORTED_EVERY = 1000;
const MAX_SHOWN = 3;

async function interleave({ count, seed }: SampleSize): Promise<number> {
  // As the tests do.
  await import(new URL('../../emulators/launcher/whole-transactions.mjs', import.meta.url).href);
  // It reads where the suite is when it is loaded.
  const { playStories } = await import('./play-stories');
  console.log(`${count} stories, seed ${seed}`);
  const total: Record<string, Record<string, number>> = {};
  let broken = 0;
  const began = performance.now();
  for (let begun = 0; begun < count; begun += PER_PROJECT) {
    const played = await playStories({
      count: Math.min(PER_PROJECT, count - begun),
      seed: seed + begun,
      project: `demo-hearthkin-interleave-${begun}`,
    });
    for (const [kind, counts] of Object.entries(played.outcomes)) {
      const sums = total[kind] ?? {};
      total[kind] = sums;
      for (const [outcome, times] of Object.entries(counts)) {
        sums[outcome] = (sums[outcome] ?? 0) + times;
      }
    }
    for (const { story, problem } of played.broken.slice(0, Math.max(0, MAX_SHOWN - broken))) {
      console.log(`After ${story}:\n${problem}\n`);
    }
    broken += played.broken.length;
    const done = Math.min(begun + PER_PROJECT, count);
    if (done % REPORTED_EVERY === 0) console.log(`${done} stories, ${broken} went wrong`);
  }
  for (const [kind, counts] of Object.entries(total).sort()) {
    const each = Object.entries(counts).map(([outcome, times]) => `${outcome} ${times}`);
    console.log(`${kind.padEnd(24)} ${each.join(', ')}`);
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${broken} of ${count} stories went wrong, in ${seconds} s. Seed: ${seed}`);
  return broken;
}

async function main(): Promise<number> {
  const progress = new Progress();
  try {
    const size = sampleArguments(process.argv.slice(2), DEFAULT_COUNT, USAGE);
    await progress.step('Functions built', buildFunctions);
    return await withTestSuite(progress, new AbortController().signal, async (suite) => {
      Object.assign(process.env, testEnvironment(suite));
      return (await interleave(size)) === 0 ? 0 : 1;
    });
  } catch (error) {
    console.error(`\n${describeFailure(error)}`);
    return 1;
  }
}

process.exit(await main());
