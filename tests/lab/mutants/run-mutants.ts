/**
 * `npm run lab -- mutants [--area domain|functions] [--seed N] [--count N] [--root FOLDER]`: makes one
 * small mistake in a source file at a time, and checks whether the tests nearest to it notice.
 * FOLDER is another checkout with its packages. Its result is also written as JSON.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listenForInterrupts } from '@hearthkin/emulators/launcher/interrupts';
import { describeFailure, LauncherError } from '@hearthkin/emulators/launcher/launcher-error';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { Progress, seconds } from '@hearthkin/emulators/launcher/progress';
import { Checkout } from './checkout';
import { type FunctionsSuite, startFunctionsSuite } from './functions-suite';
import { type Mutant, mutantsOf, mutated, sampleOf } from './mutants-of';
import { modulesIn, TestsOfModule } from './tests-of-module';

interface Area {
  readonly folders: readonly string[];
  readonly isTest: (path: string) => boolean;
  /** The longest that any tests may take beyond what they take without a mistake. */
  readonly slackMs: number;
  readonly needsEmulators: boolean;
}

const foldersIn = (folder: string, names: readonly string[]) =>
  names.map((name) => `${folder}/${name}`);

const AREAS: Readonly<Record<string, Area>> = {
  domain: {
    folders: foldersIn('domain/src', ['booking', 'payment', 'pricing', 'companion']),
    isTest: (path) => /^(domain|functions)\/src\/|^tests\/(payments|offers)\//.test(path),
    slackMs: 20_000,
    needsEmulators: false,
  },
  functions: {
    folders: foldersIn('functions/src', ['booking', 'payment', 'pricing', 'account', 'safety']),
    isTest: (path) => /^functions\/src\/|^tests\/(functions|payments)\//.test(path),
    slackMs: 90_000,
    needsEmulators: true,
  },
};

/** A mutant runs at most this many files of tests, unless told otherwise. */
const MOST_TESTS = 8;

/** A busy machine takes longer for the same tests. */
const TIMES_SLOWER = 3;

const UNMUTATED_TIMEOUT_MS = 60 * 60_000;

type Outcome = 'killed' | 'timeout' | 'survived' | 'no test';

interface Checked extends Mutant {
  readonly outcome: Outcome;
  readonly by: string;
  readonly tests: readonly string[];
  readonly ms: number;
}

const progress = new Progress();
const { soft: signal } = listenForInterrupts(progress.say);

function settings() {
  const { values } = parseArgs({
    options: {
      area: { type: 'string', default: 'domain' },
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '100' },
      tests: { type: 'string', default: String(MOST_TESTS) },
      root: { type: 'string', default: ROOT },
    },
  });
  const area = AREAS[values.area];
  if (!area) throw new LauncherError(`--area is one of: ${Object.keys(AREAS).join(', ')}`);
  const [seed, count, most] = [values.seed, values.count, values.tests].map((text) => {
    if (/^[1-9]\d*$/.test(text)) return Number(text);
    throw new LauncherError(`"${text}" is not a whole number above zero.`);
  }) as [number, number, number];
  return { name: values.area, area, seed, count, most, root: resolve(values.root) };
}

async function checkAll(): Promise<void> {
  const { name, area, seed, count, most, root } = settings();
  const checkout = new Checkout(root, signal);
  const mutants = area.folders
    .flatMap((folder) => modulesIn(root, folder))
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => mutantsOf(file, checkout.read(file)));
  const sample = sampleOf(mutants, seed, count);
  const graph = new TestsOfModule(root);
  const near = new Map(
    sample.map(({ file }) => [file, graph.nearest(file, area.isTest).slice(0, most)]),
  );
  progress.say(`${sample.length} of ${mutants.length} mutants of ${name}, seed ${seed}`);
  const suite = area.needsEmulators ? await startFunctionsSuite(root, progress, signal) : undefined;
  try {
    const env = suite?.env ?? {};
    const files = [...new Set([...near.values()].flat())].sort();
    const { passed } = await progress.step(`Ran ${files.length} files of tests unchanged`, () =>
      checkout.runTests(files, env, { timeoutMs: UNMUTATED_TIMEOUT_MS, all: true }),
    );
    for (const file of files) {
      if (passed[file] === undefined) progress.say(`${file} fails unchanged and is left out`);
    }
    const checked: Checked[] = [];
    for (const mutant of sample) {
      const tests = (near.get(mutant.file) ?? []).filter((file) => passed[file] !== undefined);
      const usualMs = tests.reduce((sum, file) => sum + (passed[file] ?? 0), 0);
      const begun = Date.now();
      const result = await check(checkout, suite, mutant, tests, {
        timeoutMs: area.slackMs + TIMES_SLOWER * usualMs,
      });
      checked.push({ ...mutant, ...result, tests, ms: Date.now() - begun });
      const { outcome } = result;
      const place = `${mutant.file}:${mutant.line} ${mutant.kind}`;
      progress.say(
        `${checked.length} ${outcome.padEnd(8)} ${place} (${seconds(Date.now() - begun)})`,
      );
      checkout.write(`${name}-${seed}.json`, JSON.stringify(checked, null, 1));
    }
    report(checked, checkout);
  } finally {
    checkout.restore();
    await suite?.stop();
  }
}

async function check(
  checkout: Checkout,
  suite: FunctionsSuite | undefined,
  mutant: Mutant,
  tests: readonly string[],
  limits: { readonly timeoutMs: number },
): Promise<Pick<Checked, 'outcome' | 'by'>> {
  if (tests.length === 0) return { outcome: 'no test', by: '' };
  await suite?.clear();
  return checkout.with(mutant.file, mutated(checkout.read(mutant.file), mutant), async () => {
    const broken = await suite?.rebuild();
    if (broken !== undefined) return { outcome: 'killed', by: broken };
    const { how, failure } = await checkout.runTests(tests, suite?.env ?? {}, limits);
    if (how === 'passed') return { outcome: 'survived', by: '' };
    return { outcome: how === 'timeout' ? 'timeout' : 'killed', by: failure };
  });
}

/** Prints each mutant that was missed, and a table by folder. */
function report(checked: readonly Checked[], checkout: Checkout): void {
  console.log('');
  for (const { outcome, file, line, kind, start, end, text } of checked) {
    if (outcome !== 'survived' && outcome !== 'no test') continue;
    const from = checkout.read(file).slice(start, end).replace(/\s+/g, ' ').slice(0, 60);
    console.log(`${outcome}: ${file}:${line} ${kind}: ${from} → ${text}`);
  }
  const folderOf = ({ file }: Checked) => file.split('/').slice(0, 3).join('/');
  const rows = [...new Set(checked.map(folderOf))].sort();
  console.log(`\n${'folder'.padEnd(26)}mutants  killed  timeout  survived  no test  score`);
  for (const row of [...rows, 'all']) {
    const of = checked.filter((one) => row === 'all' || folderOf(one) === row);
    const count = (outcome: Outcome) => of.filter((one) => one.outcome === outcome).length;
    const [killed, timeout] = [count('killed'), count('timeout')];
    const score = `${Math.round((100 * (killed + timeout)) / of.length)} %`;
    const cells = [of.length, killed, timeout, count('survived'), count('no test'), score];
    const widths = [7, 8, 9, 10, 9, 7];
    const line = cells.map((cell, index) => String(cell).padStart(widths[index] ?? 0)).join('');
    console.log(`${row.padEnd(26)}${line}`);
  }
}

try {
  await checkAll();
  process.exit(0);
} catch (error) {
  if (!signal.aborted) console.error(`\n${describeFailure(error)}`);
  process.exit(1);
}
