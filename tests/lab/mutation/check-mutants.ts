import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Mutant } from './mutant';

const PROGRAM = fileURLToPath(new URL('./replay-worker.ts', import.meta.url));

/** The result for a mutant. */
export interface Verdict {
  readonly mutant: Mutant;
  /** The request with another decision, with its test; null if there is none. */
  readonly killedBy: string | null;
}

export interface WorkerTask {
  /** The folder of the recording. */
  readonly folder: string;
  readonly mutants: readonly Mutant[];
}

export type WorkerAnswer =
  | { readonly verdicts: readonly Verdict[] }
  /** Requests that the interpreter decides differently from the emulator, without any mutant. */
  | { readonly unfaithful: readonly string[] };

/**
 * Replays the recorded requests against each mutant, on all processors.
 * @param folder of the recording.
 * @throws Error if the unchanged rules decide a recorded request differently from the emulator.
 */
export async function checkMutants(
  mutants: readonly Mutant[],
  folder: string,
  signal: AbortSignal,
): Promise<Verdict[]> {
  const width = Math.min(availableParallelism(), mutants.length);
  const shares = Array.from({ length: width }, (_, worker) =>
    mutants.filter((_mutant, index) => index % width === worker),
  );
  const verdicts = await Promise.all(shares.map((share) => checkShare(share, folder, signal)));
  return verdicts.flat();
}

function checkShare(
  mutants: readonly Mutant[],
  folder: string,
  signal: AbortSignal,
): Promise<readonly Verdict[]> {
  const worker = fork(PROGRAM, { execArgv: ['--import', import.meta.resolve('tsx')], signal });
  return new Promise((resolve, reject) => {
    worker.once('message', (answer: WorkerAnswer) => {
      if ('verdicts' in answer) resolve(answer.verdicts);
      else reject(new Error(unfaithfulReplay(answer.unfaithful)));
    });
    worker.once('error', reject).once('exit', () => {
      reject(new Error('A process that checked mutants ended before it was done.'));
    });
    const task: WorkerTask = { folder, mutants };
    worker.send(task);
  });
}

function unfaithfulReplay(requests: readonly string[]): string {
  return [
    `The interpreter decides ${requests.length} requests otherwise than the emulator did:`,
    ...requests,
  ].join('\n  ');
}
