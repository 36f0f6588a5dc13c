import { expect } from 'vitest';

/** Polls until the assertion holds: triggers run some time after the write. */
export function eventually<T>(ask: () => Promise<T>): ReturnType<typeof expect.poll<Promise<T>>> {
  return expect.poll(ask, { timeout: 120_000, interval: 50 });
}
