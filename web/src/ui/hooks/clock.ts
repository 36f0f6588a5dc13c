import { useSyncExternalStore } from 'react';

/** The interval at which screens that show the time of day update. */
const TICK_MS = 60_000;

let now = new Date();
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  now = new Date();
  for (const listener of listeners) listener();
}

function schedule(): void {
  // On the full minute, when displayed times change.
  timer = setTimeout(
    () => {
      tick();
      schedule();
    },
    TICK_MS - (Date.now() % TICK_MS),
  );
}

/** A sleeping device misses its timers. */
function onVisible(): void {
  if (document.visibilityState === 'visible') tick();
}

/** Without listeners the stored time may be old. */
function refresh(): void {
  if (listeners.size === 0 && Math.abs(Date.now() - now.getTime()) > 1_000) now = new Date();
}

function subscribe(listener: () => void): () => void {
  // A device may sleep between the first rendering and its effects.
  refresh();
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
  refresh();
  return now;
}

/** The current time, updated every minute. Prerendered pages wait for it (`useIsHydrated`). */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}
