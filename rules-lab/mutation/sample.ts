import type { RulesFileName } from '../support/rules-file';
import type { Mutant } from './mutant';

/** Mutants of each file that one run of `npm test` takes: together less than a minute. */
const SAMPLE_SIZES: Readonly<Record<RulesFileName, number>> = {
  'firestore.rules': 12,
  'storage.rules': 3,
};

const DAY_MS = 86_400_000;

/** Set to a whole number to choose the part of the mutants that `npm test` takes. */
const TURN_VARIABLE = 'HEARTHKIN_MUTANTS_TURN';

/**
 * Which part it is the turn of: another one each day (UTC), so that all have had theirs after a while.
 * @throws Error when the variable holds no whole number.
 */
export function currentTurn(env: NodeJS.ProcessEnv, now: Date): number {
  const chosen = env[TURN_VARIABLE];
  if (chosen === undefined) return Math.floor(now.getTime() / DAY_MS);
  if (!/^\d{1,9}$/.test(chosen)) {
    throw new Error(`${TURN_VARIABLE} takes a whole number, and "${chosen}" is not one.`);
  }
  return Number(chosen);
}

/** The mutants whose turn it is: of each file, every so manieth, so that neighbours are apart. */
export function sampleOf(mutants: readonly Mutant[], turn: number): Mutant[] {
  const files = Object.keys(SAMPLE_SIZES) as RulesFileName[];
  return files.flatMap((file) => {
    const all = mutants.filter((mutant) => mutant.file === file);
    const parts = Math.ceil(all.length / SAMPLE_SIZES[file]);
    return all.filter((_, index) => index % parts === turn % parts);
  });
}
