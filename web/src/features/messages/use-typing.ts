import { TYPING_EVERY_MS } from '@hearthkin/domain/messaging/typing';
import { useRef } from 'react';

/** Signals that the user is typing, at most every few seconds. */
export function useTyping(conversationId: string, uid: string): () => void {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const now = performance.now();
    if (!navigator.onLine || now - last.current < TYPING_EVERY_MS) return;
    last.current = now;
    import('../../data/conversations/conversation-store')
      .then(({ sayTyping }) => sayTyping(conversationId, uid))
      .catch((error: unknown) => console.warn('Could not send the typing signal', error));
  };
}
