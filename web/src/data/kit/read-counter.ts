import { screenOf } from '../../lib/paths';

declare global {
  interface Window {
    /** Documents the server delivered, by screen; only in builds for the emulators. */
    __hearthkinReads?: Record<string, number>;
  }
}

/**
 * Counts documents that came from the server (not from the local cache) for the screen on which
 * their reader was opened. The benchmark reads the totals.
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
