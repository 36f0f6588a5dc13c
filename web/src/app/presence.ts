import { MINUTE_MS } from '@hearthkin/domain/durations';

/** A companion counts as online for five minutes; this often is enough to stay so. */
export const BEAT_EVERY_MS = 2 * MINUTE_MS;

/** When a companion last said from any tab of this browser that they are here. */
const lastBeatKey = (uid: string) => `hearthkin.presence.${uid}`;

/**
 * Says that a companion is here, now and every two minutes for as long as one of their tabs is
 * visible and has a network: half a write a minute at most, however many tabs there are. One that
 * fails is not tried again before the next is due. Two tabs that wake in the same instant may both
 * write, which does no harm.
 * @returns what ends it.
 */
export function keepPresence(uid: string, save: (uid: string) => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Where a browser keeps nothing, at least this tab remembers.
  let lastBeat = Number.NEGATIVE_INFINITY;

  const look = () => {
    clearTimeout(timer);
    // Whatever ends this will be told to us.
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    const now = Date.now();
    const last = Math.max(lastBeat, readLastBeat(uid));
    // A time that is yet to come is of a clock that was wrong.
    const wait = last > now ? 0 : last + BEAT_EVERY_MS - now;
    if (wait <= 0) {
      lastBeat = now;
      writeLastBeat(uid, now);
      save(uid).catch((error: unknown) => console.warn('Presence could not be told', error));
    }
    timer = setTimeout(look, wait <= 0 ? BEAT_EVERY_MS : wait);
  };

  look();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', look);
    window.removeEventListener('offline', look);
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
    // A browser that keeps nothing: see `lastBeat`.
  }
}
