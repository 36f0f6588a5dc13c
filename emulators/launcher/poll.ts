import { setTimeout as wait } from 'node:timers/promises';

/**
 * Repeats a question until the answer isn't undefined.
 * @throws Error with `what` after `timeoutMs`, or the signal's reason.
 */
export async function poll<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined> | Answer | undefined,
  options: { timeoutMs: number; everyMs?: number; signal?: AbortSignal },
): Promise<Answer> {
  const deadline = Date.now() + options.timeoutMs;
  for (;;) {
    options.signal?.throwIfAborted();
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > deadline) {
      throw new Error(`${what} did not happen within ${options.timeoutMs / 1000} seconds.`);
    }
    await wait(options.everyMs ?? 100, undefined, options.signal ? { signal: options.signal } : {});
  }
}
