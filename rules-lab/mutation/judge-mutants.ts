import type { TestSuite } from '../../tests/support/suite';
import { loadRules } from '../support/emulator-rules';
import { type Rules, type RulesFileName, readRules } from '../support/rules-file';
import { Candidates } from './candidates';
import { type Mutant, mutated } from './mutant';
import { Worker } from './worker';
import type { Grain } from './worker-messages';

/** What became of a mutant. */
export interface Verdict {
  readonly mutant: Mutant;
  /** The name of the test that noticed it; null when none did. */
  readonly killedBy: string | null;
}

export interface Judging {
  readonly suite: TestSuite;
  readonly signal: AbortSignal;
  readonly grain: Grain;
  /** Called after each. */
  readonly onVerdict: (verdict: Verdict) => void;
}

/**
 * Runs the rules tests against each mutant. Firestore's rules belong to a project, so that their
 * mutants are shared by two workers; those of files belong to the emulator, so that one worker has
 * them all. The tests pass without any mutant before, and the rules stand again after.
 * @throws Error when a test fails for another reason than the rules.
 */
export async function judgeMutants(
  mutants: readonly Mutant[],
  judging: Judging,
): Promise<Verdict[]> {
  const { suite, signal } = judging;
  const verdicts: Verdict[] = [];
  const queueOf = (file: RulesFileName) => mutants.filter((mutant) => mutant.file === file);
  const queues = {
    'firestore.rules': queueOf('firestore.rules'),
    'storage.rules': queueOf('storage.rules'),
  };
  const workers = [new Worker(suite, 0), new Worker(suite, 1)] as const;
  const work = async (worker: Worker, file: RulesFileName, candidates: Candidates) => {
    const rules = readRules(file);
    for (let mutant = queues[file].shift(); mutant; mutant = queues[file].shift()) {
      signal.throwIfAborted();
      const verdict = await judgeOne(worker, rules, mutant, candidates);
      verdicts.push(verdict);
      judging.onVerdict(verdict);
    }
  };
  const candidatesOf = async (worker: Worker, file: RulesFileName) =>
    new Candidates(queues[file].length > 0 ? await worker.survey(file, judging.grain) : []);
  const [first, second] = workers;
  const firestore = candidatesOf(first, 'firestore.rules');
  const files = async () =>
    work(second, 'storage.rules', await candidatesOf(second, 'storage.rules'));
  const database = async (worker: Worker) => work(worker, 'firestore.rules', await firestore);
  try {
    await Promise.all([database(first), files().then(() => database(second))]);
    return verdicts;
  } finally {
    for (const worker of workers) worker.end();
    if (mutants.some(({ file }) => file === 'storage.rules')) {
      const { name, text } = readRules('storage.rules');
      await loadRules(name, text, suite.ports, suite.projectId);
    }
  }
}

async function judgeOne(
  worker: Worker,
  rules: Rules,
  mutant: Mutant,
  candidates: Candidates,
): Promise<Verdict> {
  const groups = candidates.groupsFor(mutant);
  const killer = await worker.judge(rules.name, mutated(rules, mutant), groups);
  if (killer) candidates.noticed(mutant, killer);
  return { mutant, killedBy: killer?.name ?? null };
}
