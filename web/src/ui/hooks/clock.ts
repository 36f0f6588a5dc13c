import { useEffect, useState, useSyncExternalStore } from 'react';
import { compareClocks, serverNow } from '../../lib/server-clock';

/** The interval at which screens that show the time of day update. */
const TICK_MS = 60_000;

let now = serverNow();
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  now = serverNow();
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
  const right = serverNow();
  if (listeners.size === 0 && Math.abs(right.getTime() - now.getTime()) > 1_000) now = right;
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

/** The time that the device's clock is behind the server's, in milliseconds, by which `useNow` goes from then on; 0 until it is known. */
export function useClockCheck(): number {
  const [behindMs, setBehind] = useState(0);
  useEffect(() => {
    let isShown = true;
    void compareClocks().then((behind) => {
      if (!isShown || behind === 0) return;
      tick();
      setBehind(behind);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return behindMs;
}
