/**
 * Preloaded (`node --import`) into the long-running children of the launcher. If the launcher
 * disappears without saying goodbye, even by kill -9, the channel between the two closes; the child
 * then ends itself and everything it started, so that no port stays taken by an orphan.
 */
import { descendants, signal } from './process-tree.mjs';

const GRACE_MS = 8000;

/** However the process ends, what it started ends with it: a stuck database does not by itself. */
process.once('exit', () => {
  for (const pid of descendants(process.pid)) signal(pid, 'SIGKILL');
});

process.once('disconnect', () => {
  const handled = process.listenerCount('SIGTERM') > 0;
  if (!handled) process.exit(1);
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
});
// Writing to a launcher that is gone must not be what ends the process, half way through.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);
// The channel alone must not keep a finished process alive.
process.channel?.unref();
