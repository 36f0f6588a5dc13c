/**
 * Preloaded (`node --import`) into the launcher's long-running children. If the launcher
 * disappears, even by kill -9, the channel between the two closes; the child then ends itself and
 * everything it started, so that no orphan keeps a port.
 */
import { descendants, signal } from './process-tree.mjs';

const GRACE_MS = 8000;

/** However the process ends, it must end its children: a stuck database doesn't end by itself. */
process.once('exit', () => {
  for (const pid of descendants(process.pid)) signal(pid, 'SIGKILL');
});

process.once('disconnect', () => {
  const handled = process.listenerCount('SIGTERM') > 0;
  if (!handled) process.exit(1);
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
});
// A write to a launcher that is gone must not crash the process half way.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);
// The channel alone must not keep a finished process alive.
process.channel?.unref();
