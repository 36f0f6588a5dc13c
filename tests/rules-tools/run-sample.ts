import type { Progress } from '@hearthkin/emulators/launcher/progress';
import type { Suite } from '@hearthkin/emulators/launcher/suite';
import type { Outcome } from '../runner/tally';
import { assess } from './assess';
import { EQUIVALENT_MUTANTS } from './equivalent-mutants';
import { judgeMutants } from './judge-mutants';
import { mutantsOf } from './mutants-of';
import { RULES_FILES, readRules } from './rules-file';
import { currentTurn, sampleOf } from './sample';

/** Judges the mutants whose turn it is; each counts as a test, which a survivor fails. */
export async function runMutantSample(
  suite: Suite,
  progress: Progress,
  signal: AbortSignal,
): Promise<Outcome> {
  const all = RULES_FILES.flatMap((name) => mutantsOf(readRules(name)));
  const turn = currentTurn(process.env, new Date());
  const sample = sampleOf(all, turn);
  const verdicts = await progress.step(
    `Judged ${sample.length} of ${all.length} mutants of the rules, turn ${turn}`,
    () => judgeMutants(sample, { suite, signal, grain: 'file', onVerdict: () => undefined }),
  );
  const { problems, killed, equivalent } = assess(verdicts, all, EQUIVALENT_MUTANTS);
  return { suite: 'mutants', passed: killed + equivalent, failed: problems.length, problems };
}
