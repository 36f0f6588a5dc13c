import { useSyncExternalStore } from 'react';

/** Screens that depend on the time of day look at it this often. */
const TICK_MS = 60_000;

let now = new Date();
let renderedAt = now;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  now = new Date();
  for (const listener of listeners) listener();
}

function schedule(): void {
  // On the full minute, when the hours that people read change.
  timer = setTimeout(
    () => {
      tick();
      schedule();
    },
    TICK_MS - (Date.now() % TICK_MS),
  );
}

/** A sleeping laptop misses its timers. */
function onVisible(): void {
  if (document.visibilityState === 'visible') tick();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    schedule();
    document.addEventListener('visibilitychange', onVisible);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

function snapshot(): Date {
  // Nobody was listening: the stored time may be old.
  if (listeners.size === 0 && Math.abs(Date.now() - now.getTime()) > 1_000) now = new Date();
  return now;
}

/**
 * Says when a page was rendered ahead. Its clock shows that time until the page has come to life,
 * so that what is there and what takes its place are the same.
 */
export function setRenderedAt(time: Date): void {
  renderedAt = time;
}

/** The time, anew every minute. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, snapshot, () => renderedAt);
}
