import { expect, vi } from 'vitest';
import { afterTriggers } from './in-process-triggers';

/** How long a trigger may take on a busy machine, in ms. */
export const FOR_TRIGGERS = { timeout: 120_000, interval: 50 };

/** Polls until the assertion holds: triggers run some time after the write. */
export function eventually<T>(ask: () => Promise<T>): ReturnType<typeof expect.poll<Promise<T>>> {
  return expect.poll(async () => {
    await afterTriggers();
    return ask();
  }, FOR_TRIGGERS);
}

/** Polls until a check with several assertions passes. */
export function inTheEnd(check: () => Promise<void>): Promise<void> {
  return vi.waitFor(async () => {
    await afterTriggers();
    await check();
  }, FOR_TRIGGERS);
}
