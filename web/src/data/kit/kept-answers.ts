import { ANSWERS, KEPT_MS, mayUseFiles } from '../../firebase/device-files';
import { claimForExpected } from '../../session/expected-user';
import { currentSession } from '../../session/session';

/** The latest of them stay: a page of a list is some tens of kilobytes. */
const MAX_KEPT = 40;

const mayKeep = () => mayUseFiles() && 'caches' in window;

const addressOf = (key: string) => `/answers/${encodeURIComponent(key)}`;

/**
 * Keeps an answer on the device for its user's next visit, beside the database's own files: with the same owner, and gone
 * with them.
 */
export async function keepAnswer(key: string, answer: unknown): Promise<void> {
  if (!mayKeep()) return;
  try {
    const kept = JSON.stringify({ at: Date.now(), answer });
    const cache = await caches.open(ANSWERS);
    await cache.put(addressOf(key), new Response(kept));
    // In the order in which they were kept.
    const all = await cache.keys();
    await Promise.all(all.slice(0, -MAX_KEPT).map((one) => cache.delete(one)));
    // The user has signed out meanwhile.
    if (!mayUseFiles()) await caches.delete(ANSWERS);
  } catch (error) {
    // A full device only means that the next visit waits for the server.
    console.warn('Could not keep an answer', error);
  }
}

/** The answer of the last visit; null for nothing. */
export async function keptAnswer(key: string): Promise<{ readonly answer: unknown } | null> {
  if (currentSession().status === 'starting') await claimForExpected();
  if (!mayKeep()) return null;
  try {
    // Opening it would make it anew, after a sign-out deleted it.
    const found = await caches.match(addressOf(key), { cacheName: ANSWERS });
    if (found === undefined) return null;
    const { at, answer } = await found.json();
    return Date.now() - at < KEPT_MS ? { answer } : null;
  } catch {
    return null;
  }
}

/** Forgets what the last visit was answered, which is wrong by now. */
export async function forgetAnswer(key: string): Promise<void> {
  if (mayKeep()) await (await caches.open(ANSWERS)).delete(addressOf(key));
}
