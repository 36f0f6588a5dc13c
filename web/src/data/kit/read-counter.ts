import { screenOf } from '../../lib/paths';

declare global {
  interface Window {
    /** Documents read from the server, by page. Only in builds for the emulators. */
    __hearthkinReads?: Record<string, number>;
  }
}

/**
 * Counts documents that came from the server, not the cache, for the page that opened the listener.
 * The benchmark reads the totals.
 */
export function readCounter(): (documents: number) => void {
  if (!import.meta.env.VITE_EMULATORS) return () => {};
  const screen = screenOf(window.location.pathname);
  return (documents) => {
    window.__hearthkinReads ??= {};
    const totals = window.__hearthkinReads;
    totals[screen] = (totals[screen] ?? 0) + documents;
  };
}
