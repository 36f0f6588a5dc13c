import { RULES_FILES, readRules } from '../rules-file';
import { type Assessment, assess } from './assess';
import { checkMutants } from './check-mutants';
import { EQUIVALENT_MUTANTS } from './equivalent-mutants';
import type { Mutant } from './mutant';
import { mutantsOf } from './mutants-of';

/** Checks the mutants of both rules files, or the selected ones, with a recording. */
export async function checkAllMutants(
  folder: string,
  signal: AbortSignal,
  isWanted: (mutant: Mutant) => boolean = () => true,
): Promise<Assessment> {
  const all = RULES_FILES.flatMap((name) => mutantsOf(readRules(name)));
  const verdicts = await checkMutants(all.filter(isWanted), folder, signal);
  return assess(verdicts, all, EQUIVALENT_MUTANTS);
}
