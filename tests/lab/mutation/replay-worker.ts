/** A process that checks part of the mutants; see check-mutants.ts. */
import { readRecording } from '../replay/recording';
import { readRules } from '../rules-file';
import type { Verdict, WorkerAnswer, WorkerTask } from './check-mutants';
import { ReplayChecker } from './replay-checker';

function checkTask({ folder, mutants }: WorkerTask): WorkerAnswer {
  const recording = readRecording(folder);
  const verdicts: Verdict[] = [];
  for (const file of new Set(mutants.map((mutant) => mutant.file))) {
    const checker = new ReplayChecker(readRules(file), recording[file]);
    const unfaithful = checker.unfaithful.map(({ what, test }) => `${what} (${test})`);
    if (unfaithful.length > 0) return { unfaithful };
    for (const mutant of mutants.filter((one) => one.file === file)) {
      const killer = checker.killerOf(mutant);
      verdicts.push({ mutant, killedBy: killer && `${killer.what} (${killer.test})` });
    }
  }
  return { verdicts };
}

process.once('message', (task: WorkerTask) => {
  process.send?.(checkTask(task), () => process.disconnect());
});
