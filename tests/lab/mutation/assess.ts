import type { Verdict } from './check-mutants';
import type { EquivalentMutant } from './equivalent-mutants';
import { describeMutant, type Mutant } from './mutant';

export interface Assessment {
  /** One sentence each: unexplained survivors, and unused explanations. */
  readonly problems: readonly string[];
  readonly killed: number;
  /** Number of equivalent survivors. */
  readonly equivalent: number;
}

/**
 * Evaluates the results. An explanation must belong to an existing mutant, and to a survivor if
 * that mutant was checked.
 * @param all every mutant; more than were checked if some were selected.
 */
export function assess(
  verdicts: readonly Verdict[],
  all: readonly Mutant[],
  explained: readonly EquivalentMutant[],
): Assessment {
  const explanationOf = (mutant: Mutant) => explained.find((one) => isSame(one, mutant));
  const survivors = verdicts.filter(({ killedBy }) => killedBy === null);
  const unexplained = survivors.filter(({ mutant }) => explanationOf(mutant) === undefined);
  const needless = explained.flatMap((one) => {
    const name = `${one.file} ${one.label}: ${one.change}`;
    if (!all.some((mutant) => isSame(one, mutant))) return [`Explained, but no mutant: ${name}`];
    const killed = verdicts.find(({ mutant, killedBy }) => killedBy && isSame(one, mutant));
    return killed ? [`Explained, but noticed by "${killed.killedBy}": ${name}`] : [];
  });
  return {
    problems: [
      ...unexplained.map(({ mutant }) => `Survived: ${describeMutant(mutant)}`),
      ...needless,
    ],
    killed: verdicts.length - survivors.length,
    equivalent: survivors.length - unexplained.length,
  };
}

function isSame(one: EquivalentMutant, mutant: Mutant): boolean {
  return one.file === mutant.file && one.label === mutant.label && one.change === mutant.change;
}
