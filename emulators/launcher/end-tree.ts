import type { ChildProcess } from 'node:child_process';
import { poll } from './poll';
import { descendants, isAlive, signal } from './process-tree.mjs';

const GRACE_MS = 10_000;

/**
 * Ends a child process and all its descendants, and waits until they are gone. First SIGTERM and up
 * to ten seconds, unless `hard`.
 */
export async function endTree(child: ChildProcess, hard = false): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;
  // Once the root has ended, its descendants can't be identified any more.
  const tree = [pid, ...descendants(pid)];
  const gone = () => (tree.every((member) => !isAlive(member)) ? true : undefined);
  if (!hard && isAlive(pid)) {
    signal(pid, 'SIGTERM');
    const ended = await poll('A graceful end', gone, { timeoutMs: GRACE_MS, everyMs: 50 }).catch(
      () => false,
    );
    if (ended) return;
  }
  for (const member of isAlive(pid) ? descendants(pid) : []) {
    if (!tree.includes(member)) tree.push(member);
  }
  for (const member of tree) signal(member, 'SIGKILL');
  await poll('The end of a killed process', gone, { timeoutMs: GRACE_MS, everyMs: 20 });
}
