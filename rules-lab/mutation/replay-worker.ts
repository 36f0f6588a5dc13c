/** A process that judges a part of the mutants; see judge-mutants.ts. */
import { readRecording } from '../replay/recording';
import { readRules } from '../rules-file';
import type { Verdict, WorkerAnswer, WorkerTask } from './judge-mutants';
import { ReplayJudge } from './replay-judge';

function judge({ folder, mutants }: WorkerTask): WorkerAnswer {
  const recording = readRecording(folder);
  const verdicts: Verdict[] = [];
  for (const file of new Set(mutants.map((mutant) => mutant.file))) {
    const judge = new ReplayJudge(readRules(file), recording[file]);
    const unfaithful = judge.unfaithful.map(({ what, test }) => `${what} (${test})`);
    if (unfaithful.length > 0) return { unfaithful };
    for (const mutant of mutants.filter((one) => one.file === file)) {
      const killer = judge.killerOf(mutant);
      verdicts.push({ mutant, killedBy: killer && `${killer.what} (${killer.test})` });
    }
  }
  return { verdicts };
}

process.once('message', (task: WorkerTask) => {
  process.send?.(judge(task), () => process.disconnect());
});
