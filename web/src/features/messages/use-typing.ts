import { TYPING_EVERY_MS } from '@hearthkin/domain/messaging/typing';
import { useRef } from 'react';

/** Says that this person is writing, at most every few seconds however fast they type. */
export function useTyping(conversationId: string, uid: string): () => void {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const now = performance.now();
    if (!navigator.onLine || now - last.current < TYPING_EVERY_MS) return;
    last.current = now;
    import('../../data/conversations/conversation-store')
      .then(({ sayTyping }) => sayTyping(conversationId, uid))
      .catch((error: unknown) => console.warn('Typing could not be told', error));
  };
}
