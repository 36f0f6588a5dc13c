import { buildFunctions } from '@hearthkin/emulators/launcher/build-functions';
import { describeFailure } from '@hearthkin/emulators/launcher/launcher-error';
import { Progress } from '@hearthkin/emulators/launcher/progress';
import { sampleArguments } from '@hearthkin/emulators/launcher/sample-arguments';
import { testEnvironment, withTestSuite } from '../../runner/test-suite';
import type { Sample } from './play-stories';
import type { Told } from './story-run';

export const MAX_SHOWN = 10;

interface Stories {
  readonly usage: string;
  readonly defaultCount: number;
  /** Stories that are played in one go. */
  readonly together: number;
  readonly reportedEvery: number;
  /** The beginning of the names of their projects. */
  readonly project: string;
  /** Imported once it can be read where the suite is. */
  readonly load: () => Promise<(sample: Sample) => Promise<Told>>;
}

/** Plays as many random stories as the command's arguments say, prints what became of them, and ends. */
export function runStories(stories: Stories): Promise<never> {
  return runInSuite(async () => {
    const size = sampleArguments(process.argv.slice(2), stories.defaultCount, stories.usage);
    return playAll(stories, size);
  });
}

/**
 * Runs a command that plays something in a suite of its own, and ends.
 * @param play loads what reads where the suite is, and returns how much went wrong.
 */
export async function runInSuite(play: () => Promise<number>): Promise<never> {
  const progress = new Progress();
  try {
    await progress.step('Functions built', buildFunctions);
    const broken = await withTestSuite(progress, new AbortController().signal, async (suite) => {
      Object.assign(process.env, testEnvironment(suite));
      // As the tests do.
      await import(
        new URL('../../../emulators/launcher/whole-transactions.mjs', import.meta.url).href
      );
      return play();
    });
    process.exit(broken === 0 ? 0 : 1);
  } catch (error) {
    console.error(`\n${describeFailure(error)}`);
    process.exit(1);
  }
}

async function playAll(
  { load, together, reportedEvery, project }: Stories,
  { count, seed }: ReturnType<typeof sampleArguments>,
): Promise<number> {
  const [play, { Tally }] = await Promise.all([quietly(load), import('./story-run')]);
  console.log(`${count} stories, seed ${seed}`);
  // The client writes down a stack with each request, a fifth of what a story costs. A batch that goes wrong is repeated with its seed.
  if (count > together) Error.stackTraceLimit = 0;
  const total = new Tally();
  const began = performance.now();
  for (let begun = 0; begun < count; begun += together) {
    const before = total.told.broken.length;
    total.add(
      await play({
        count: Math.min(together, count - begun),
        seed: seed + begun,
        project: `${project}-${begun}`,
      }),
    );
    const { broken } = total.told;
    for (const { story, problem } of broken.slice(before, MAX_SHOWN)) {
      console.log(`Seed ${seed + begun}, after ${story}:\n${problem}\n`);
    }
    const done = Math.min(begun + together, count);
    if (done % reportedEvery === 0) console.log(`${done} stories, ${broken.length} went wrong`);
  }
  const { outcomes, broken } = total.told;
  for (const [kind, counts] of Object.entries(outcomes).sort()) {
    const each = Object.entries(counts).map(([outcome, times]) => `${outcome} ${times}`);
    console.log(`${kind.padEnd(24)} ${each.join(', ')}`);
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${broken.length} of ${count} stories went wrong, in ${seconds} s. Seed: ${seed}`);
  return broken.length;
}

/** Loads functions with a silent log, since stories make a lot fail. It keeps the console that it finds. */
export async function quietly<T>(load: () => Promise<T>): Promise<T> {
  const { info, warn, error } = console;
  Object.assign(console, { info: () => {}, warn: () => {}, error: () => {} });
  try {
    return await load();
  } finally {
    Object.assign(console, { info, warn, error });
  }
}
