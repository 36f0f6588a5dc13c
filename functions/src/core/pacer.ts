import { setTimeout } from 'node:timers/promises';

/** Lets what waits for it begin one after the other, so many a second. */
export function pacer(perSecond: number): () => Promise<void> {
  const gapMs = 1000 / perSecond;
  let next = 0;
  return async () => {
    const now = performance.now();
    const turn = Math.max(now, next);
    next = turn + gapMs;
    if (turn > now) await setTimeout(turn - now);
  };
}
