/**
 * `npm run bookings:interleave [-- COUNT [SEED]]`: plays stories of one booking, in which people act
 * at the same time, leave and are suspended, and checks the state after each round.
 */
import { randomInt } from 'node:crypto';
import { buildFunctions } from '@hearthkin/emulators/launcher/build-functions';
import { claimOffset } from '@hearthkin/emulators/launcher/claim-offset';
import { describeFailure } from '@hearthkin/emulators/launcher/launcher-error';
import { Progress } from '@hearthkin/emulators/launcher/progress';
import { FIRST_OFFSET, startTestSuite, testEnvironment } from '../runner/test-suite';

const DEFAULT_COUNT = 10_000;
/** Stories per project: a query of the emulator takes longer the more documents a project has. */
const PER_PROJECT = 100;
const MAX_SHOWN = 3;

function numberArgument(text: string | undefined, fallback: number): number {
  const value = Number(text ?? fallback);
  if (Number.isSafeInteger(value) && value > 0) return value;
  throw new Error(
    `"${text}" is not a number. Usage: npm run bookings:interleave [-- COUNT [SEED]]`,
  );
}

async function interleave(count: number, seed: number): Promise<number> {
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
  const [countText, seedText] = process.argv.slice(2);
  const progress = new Progress();
  const stop = new AbortController();
  try {
    const count = numberArgument(countText, DEFAULT_COUNT);
    const seed = numberArgument(seedText, randomInt(1, 2 ** 31));
    await progress.step('Functions built', buildFunctions);
    const claim = await claimOffset(FIRST_OFFSET);
    try {
      const suite = await startTestSuite(claim.offset, progress, stop.signal);
      Object.assign(process.env, testEnvironment(suite));
      return (await interleave(count, seed).finally(() => suite.stop())) === 0 ? 0 : 1;
    } finally {
      claim.release();
    }
  } catch (error) {
    console.error(`\n${describeFailure(error)}`);
    return 1;
  }
}

process.exit(await main());
