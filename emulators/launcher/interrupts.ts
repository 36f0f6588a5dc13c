import { descendants, signal } from './process-tree.mjs';

/**
 * npm forwards Ctrl-C to its child, which also gets it from the terminal: one press, two signals.
 */
const ECHO_MS = 500;

export interface Interrupts {
  /** Aborted by the first Ctrl-C, SIGTERM or closed terminal. */
  readonly soft: AbortSignal;
  /** Aborted by the second: stop without waiting. */
  readonly hard: AbortSignal;
}

/** Listens for signals that ask this process to end. */
export function listenForInterrupts(say: (line: string) => void): Interrupts {
  const soft = new AbortController();
  const hard = new AbortController();
  let first = 0;
  const handle = () => {
    if (!soft.signal.aborted) {
      first = Date.now();
      say('Stopping. Press Ctrl-C again to stop at once.');
      soft.abort(new Error('interrupted'));
    } else if (Date.now() - first > ECHO_MS && !hard.signal.aborted) {
      say('Stopping at once.');
      for (const pid of descendants(process.pid)) signal(pid, 'SIGKILL');
      hard.abort(new Error('interrupted'));
    }
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, handle);
  return { soft: soft.signal, hard: hard.signal };
}

/** Resolves once the signal is aborted. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
