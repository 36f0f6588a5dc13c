import { useCallback, useEffect, useRef, useState } from 'react';
import { removeNotification } from './notification-store';

/** The last deletion, or that it failed. */
interface Removed {
  readonly id: string;
  readonly title: string;
  readonly outcome: 'removed' | 'failed';
}

/**
 * Deletes notifications. Only the server can create them, so a deleted one can't be restored: it is
 * hidden while it can be undone, and deleted afterwards.
 */
export function useRemoval(uid: string) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [removed, setRemoved] = useState<Removed | null>(null);
  const pending = useRef<Removed | null>(null);

  const show = useCallback((id: string) => {
    setHidden((before) => new Set([...before].filter((one) => one !== id)));
  }, []);

  const settle = useCallback(() => {
    const { current } = pending;
    pending.current = null;
    if (current === null) return;
    // Shown again if the deletion failed, or if a new notification reuses its id.
    removeNotification(uid, current.id)
      .catch(() => setRemoved({ ...current, outcome: 'failed' }))
      .finally(() => show(current.id));
  }, [uid, show]);

  // Leaving the page ends the time for Undo. If the deletion doesn't get through while the page
  // closes, the notification is there next time.
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
    pending.current = one;
    setHidden((before) => new Set([...before, id]));
    setRemoved(one);
  }

  function undo(): void {
    const { current } = pending;
    pending.current = null;
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
