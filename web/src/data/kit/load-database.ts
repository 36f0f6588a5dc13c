import { afterFirstAnswers } from '../../lib/first-answers';

export type Database = typeof import('./database');

let loaded: Database | null = null;
let pending: Promise<Database> | null = null;

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
  await afterFirstAnswers();
  loaded = await import('./database');
  return loaded;
}
