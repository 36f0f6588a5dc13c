import { expect } from 'vitest';

/** How long a trigger may take on a busy machine, in ms. */
export const FOR_TRIGGERS = { timeout: 120_000, interval: 50 };

/** Polls until the assertion holds: triggers run some time after the write. */
export function eventually<T>(ask: () => Promise<T>): ReturnType<typeof expect.poll<Promise<T>>> {
  return expect.poll(ask, FOR_TRIGGERS);
}
