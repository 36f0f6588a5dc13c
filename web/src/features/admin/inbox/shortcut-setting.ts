import { useSyncExternalStore } from 'react';

/** Whether this device has keyboard shortcuts. On unless someone turned them off. */
const KEY = 'hearthkin.no-shortcuts';

const listeners = new Set<() => void>();
let chosen: boolean | null = null;

function shortcutsHere(): boolean {
  if (chosen === null) {
    try {
      chosen = localStorage.getItem(KEY) === null;
    } catch {
      chosen = true;
    }
  }
  return chosen;
}

export function setShortcutsHere(isOn: boolean): void {
  chosen = isOn;
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'yes');
  } catch {
    // Storage is blocked: it counts until the page is closed.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useShortcutsHere(): boolean {
  return useSyncExternalStore(subscribe, shortcutsHere);
}
