import { useCallback, useEffect, useRef, useState } from 'react';
import { removeNotification } from './notification-store';

/** A notification that was taken away, or could not be. */
interface Removed {
  readonly id: string;
  readonly title: string;
  readonly outcome: 'removed' | 'failed';
}

/**
 * Takes notifications away. Nobody but the server makes them, so what was deleted cannot be put back:
 * one is only hidden while its removal can be undone, and deleted after that.
 */
export function useRemoval(uid: string) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [removed, setRemoved] = useState<Removed | null>(null);
  const waiting = useRef<Removed | null>(null);

  const show = useCallback((id: string) => {
    setHidden((before) => new Set([...before].filter((one) => one !== id)));
  }, []);

  const settle = useCallback(() => {
    const { current } = waiting;
    waiting.current = null;
    if (current === null) return;
    // Shown again if it is still there, or if message of the same thing come after it.
    removeNotification(uid, current.id)
      .catch(() => setRemoved({ ...current, outcome: 'failed' }))
      .finally(() => show(current.id));
  }, [uid, show]);

  // Whoever leaves does not come back to undo. A page that is closed may not get to it any more:
  // then the notification is still there the next time.
  useEffect(() => {
    window.addEventListener('pagehide', settle);
    return () => {
      window.removeEventListener('pagehide', settle);
      settle();
    };
  }, [settle]);

  function remove(id: string, title: string): void {
    settle();
    const one: Removed = { id, title, outcome: 'removed' };
    waiting.current = one;
    setHidden((before) => new Set([...before, id]));
    setRemoved(one);
  }

  function undo(): void {
    const { current } = waiting;
    waiting.current = null;
    if (current !== null) show(current.id);
    setRemoved(null);
  }

  function forget(): void {
    settle();
    setRemoved(null);
  }

  return { hidden, removed, remove, undo, forget };
}

export type Removal = ReturnType<typeof useRemoval>;
