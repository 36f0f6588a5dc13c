/**
 * `npm run lab -- inputs [COUNT [SEED [NAMES…]]]`: sends random inputs to every callable, or some.
 * Reports each that ends in an internal error, and how long the slowest call of each callable took.
 */
import { inspect } from 'node:util';
import { CALLABLE_INPUTS, type CallableName } from '@hearthkin/domain/callables';
import { buildFunctions } from '@hearthkin/emulators/launcher/build-functions';
import { describeFailure, LauncherError } from '@hearthkin/emulators/launcher/launcher-error';
import { Progress } from '@hearthkin/emulators/launcher/progress';
import { type SampleSize, sampleArguments } from '@hearthkin/emulators/launcher/sample-arguments';
import { testEnvironment, withTestSuite } from '../../runner/test-suite';
import type { Findings } from './fuzz-callable';

const USAGE = 'npm run lab -- inputs [COUNT [SEED [NAMES…]]]';
const DEFAULT_COUNT = 2000;
const MAX_SHOWN = 3;
/** Callables at once; the inputs of each are sent one after the other. */
const AT_ONCE = 3;

const NAMES = Object.keys(CALLABLE_INPUTS) as CallableName[];

async function fuzz(names: readonly CallableName[], { count, seed }: SampleSize): Promise<number> {
  // It reads where the suite is when it is loaded.
  const { fuzzCallable } = await import('./fuzz-callable');
  console.log(`${count} inputs of each callable, seed ${seed}`);
  let problems = 0;
  const waiting = names.values();
  const show = ({ name, codes, broken, slowestMs }: Findings) => {
    const counts = Object.entries(codes).map(([code, times]) => `${code} ${times}`);
    const slowest = `slowest ${slowestMs.toFixed(0).padStart(5)} ms`;
    console.log(`${name.padEnd(24)} ${slowest}   ${counts.join(', ')}`);
    for (const { input, answer } of broken.slice(0, MAX_SHOWN)) {
      console.log(`    ${answer}: ${inspect(input, { depth: 6, breakLength: 160 })}`);
    }
    problems += broken.length;
  };
  const next = async () => {
    for (const name of waiting) show(await fuzzCallable(name, { count, seed }));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  console.log(`${problems} problems. Seed: ${seed}`);
  return problems;
}

async function main(): Promise<number> {
  const progress = new Progress();
  try {
    const args = process.argv.slice(2);
    const size = sampleArguments(args, DEFAULT_COUNT, USAGE);
    const some = args.slice(2);
    const names = NAMES.filter((name) => some.length === 0 || some.includes(name));
    const unknown = some.find((name) => !NAMES.some((known) => known === name));
    if (unknown !== undefined) throw new LauncherError(`There is no callable "${unknown}".`);
    await progress.step('Functions built', buildFunctions);
    return await withTestSuite(progress, new AbortController().signal, async (suite) => {
      Object.assign(process.env, testEnvironment(suite));
      return (await fuzz(names, size)) === 0 ? 0 : 1;
    });
  } catch (error) {
    console.error(`\n${describeFailure(error)}`);
    return 1;
  }
}

process.exit(await main());
