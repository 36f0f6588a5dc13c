import type { Progress } from '@hearthkin/emulators/launcher/progress';
import { bin, runNode } from './run-command';
import type { SuiteName } from './suite-names';
import { type Outcome, single } from './tally';

/** The compiler and the linter, which count as one test each. */
export async function staticChecks(
  suites: readonly SuiteName[],
  progress: Progress,
): Promise<Outcome[]> {
  const check = async (suite: SuiteName, args: readonly string[]): Promise<Outcome[]> => {
    if (!suites.includes(suite)) return [];
    const { ok, output } = await progress.step(`Checked ${suite}`, () => runNode(args));
    if (!ok) console.log(`${output}\n`);
    return [single(suite, ok, `see the output of "npm run ${suite}" above`)];
  };
  const outcomes = await Promise.all([
    check('types', [bin('typescript', 'bin/tsc'), '-b']),
    check('lint', [bin('@biomejs/biome', 'bin/biome'), 'ci', '.']),
  ]);
  return outcomes.flat();
}
