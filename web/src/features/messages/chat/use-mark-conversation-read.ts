import { needsReading, unreadOf } from '@hearthkin/domain/messaging/unread';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { ChatMessage, Conversation } from '../../../data/conversations/conversation-queries';
import type { Doc } from '../../../data/kit/readers';
import { useOnline } from '../../../ui/hooks/online';

/** Marks a conversation as read while it is visible, once per new message, unless the user blocks the other. */
export function useMarkConversationRead(
  { id, data }: Doc<Conversation>,
  uid: string,
  latest: Doc<ChatMessage> | null,
  isBlocked: boolean,
): void {
  const isVisible = useVisible();
  const isOnline = useOnline();
  const isUnread = !isBlocked && needsReading(data, uid, latest?.data ?? null);
  // Identifies what to mark, so that a refused mark isn't retried.
  const mark = isUnread && isVisible && isOnline ? `${latest?.id}/${unreadOf(data, uid)}` : null;
  const sent = useRef<string | null>(null);
  useEffect(() => {
    if (mark === null || sent.current === mark) return;
    sent.current = mark;
    import('../../../data/conversations/conversation-store')
      .then(({ markRead }) => markRead(id, uid))
      .catch((error: unknown) => console.warn('Could not mark the conversation as read', error));
  }, [mark, id, uid]);
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function useVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
}
