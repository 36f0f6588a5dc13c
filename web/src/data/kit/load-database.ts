import { whenIdle } from '../../lib/when-idle';
import { knownSession } from '../../session/use-expected-user';

export type Database = typeof import('./database');

let loaded: Database | null = null;
let pending: Promise<Database> | null = null;

/** Plain requests that a screen waits for. */
let asking = 0;
const waiting = new Set<() => void>();

/** The SDK's part of the kit, if it has loaded. */
export function loadedDatabase(): Database | null {
  return loaded;
}

/**
 * Loads the SDK, which is the largest piece of code. While a screen waits for plain requests, they come first, and what they bring
 * is shown: it loads once the page is idle.
 */
export function loadDatabase(): Promise<Database> {
  pending ??= load().catch((error: unknown) => {
    // The next read tries again.
    pending = null;
    throw error;
  });
  return pending;
}

async function load(): Promise<Database> {
  // What is kept shows before.
  await knownSession();
  while (asking > 0) {
    await new Promise<void>((resolve) => waiting.add(resolve));
    await new Promise<void>(whenIdle);
  }
  loaded = await import('./database');
  return loaded;
}

/** Marks a plain request that a screen waits for. */
export async function askedFirst<T>(ask: () => Promise<T>): Promise<T> {
  asking += 1;
  try {
    return await ask();
  } finally {
    asking -= 1;
    if (asking === 0) {
      for (const resolve of waiting) resolve();
      waiting.clear();
    }
  }
}
