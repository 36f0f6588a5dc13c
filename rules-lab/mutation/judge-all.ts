import { RULES_FILES, readRules } from '../rules-file';
import { type Assessment, assess } from './assess';
import { EQUIVALENT_MUTANTS } from './equivalent-mutants';
import { judgeMutants } from './judge-mutants';
import type { Mutant } from './mutant';
import { mutantsOf } from './mutants-of';

/** Judges the mutants of both rules files, or those that are wanted, by a recording. */
export async function judgeAll(
  folder: string,
  signal: AbortSignal,
  isWanted: (mutant: Mutant) => boolean = () => true,
): Promise<Assessment> {
  const all = RULES_FILES.flatMap((name) => mutantsOf(readRules(name)));
  const verdicts = await judgeMutants(all.filter(isWanted), folder, signal);
  return assess(verdicts, all, EQUIVALENT_MUTANTS);
}
