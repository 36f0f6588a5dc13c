import { needsReading, unreadOf } from '@hearthkin/domain/messaging/unread';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { ChatMessage, Conversation } from '../../data/conversations/conversation-queries';
import type { Doc } from '../../data/kit/readers';
import { useOnline } from '../../ui/hooks/online';

/** Tells that somebody has looked, while they really do; once for everything that came. */
export function useReading(
  { id, data }: Doc<Conversation>,
  uid: string,
  latest: Doc<ChatMessage> | null,
): void {
  const isVisible = useVisible();
  const isOnline = useOnline();
  const isNews = needsReading(data, uid, latest?.data ?? null);
  // What is to be told; the same is not told again, should the server refuse it.
  const what = isNews && isVisible && isOnline ? `${latest?.id}/${unreadOf(data, uid)}` : null;
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (what === null || told.current === what) return;
    told.current = what;
    import('../../data/conversations/conversation-store')
      .then(({ markRead }) => markRead(id, uid))
      .catch((error: unknown) => console.warn('Reading could not be told', error));
  }, [what, id, uid]);
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function useVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
}
