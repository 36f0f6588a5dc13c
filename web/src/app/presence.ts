import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';

/** A companion counts as online for five minutes, so this interval keeps them online. */
export const HEARTBEAT_MS = 2 * MINUTE_MS;

/** The key of the time at which any tab of this browser last sent a heartbeat. */
const lastBeatKey = (uid: string) => `hearthkin.presence.${uid}`;

/**
 * Sends a heartbeat now and every two minutes while one of the companion's tabs is visible and
 * online: at most one write in two minutes over all tabs. A failed one isn't retried before the
 * next is due. Two tabs that wake at the same instant may both write, which is harmless.
 * @returns a function that stops it.
 */
export function startPresence(uid: string, save: (uid: string) => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // For browsers that block storage.
  let lastBeat = Number.NEGATIVE_INFINITY;

  const check = () => {
    clearTimeout(timer);
    // The listeners below run this again.
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    const now = Date.now();
    const last = Math.max(lastBeat, readLastBeat(uid));
    // A time in the future comes from a clock that was wrong.
    const wait = last > now ? 0 : last + HEARTBEAT_MS - now;
    if (wait <= 0) {
      lastBeat = now;
      writeLastBeat(uid, now);
      save(uid).catch((error: unknown) => console.warn('Could not save presence', error));
    }
    timer = setTimeout(check, wait <= 0 ? HEARTBEAT_MS : wait);
  };

  check();
  document.addEventListener('visibilitychange', check);
  window.addEventListener('online', check);
  window.addEventListener('offline', check);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('online', check);
    window.removeEventListener('offline', check);
  };
}

function readLastBeat(uid: string): number {
  try {
    const text = localStorage.getItem(lastBeatKey(uid));
    const time = text === null ? Number.NaN : Number(text);
    return Number.isFinite(time) ? time : Number.NEGATIVE_INFINITY;
  } catch {
    return Number.NEGATIVE_INFINITY;
  }
}

function writeLastBeat(uid: string, time: number): void {
  try {
    localStorage.setItem(lastBeatKey(uid), String(time));
  } catch {
    // Storage is blocked; `lastBeat` remembers it in this tab.
  }
}
