import { TYPING_LASTS_MS } from '@hearthkin/domain/messaging/typing';
import { useEffect, useRef, useState } from 'react';
import { type ChatMessage, typingAt } from '../../../data/conversations/conversation-queries';
import { useLive } from '../../../data/kit/live-query';
import type { Doc } from '../../../data/kit/readers';

/**
 * Whether the other person is typing: for some seconds after each signal, or until their message
 * arrives. Timed by this device's clock from the arrival, because clocks differ.
 */
export function useOtherTyping(
  conversationId: string | null,
  otherUid: string,
  latest: Doc<ChatMessage> | null,
): boolean {
  const read = useLive(conversationId === null ? null : typingAt(conversationId, otherUid));
  const typedAt = read.status === 'ready' ? (read.data?.getTime() ?? 0) : null;
  const known = useRef<number | null>(null);
  const [until, setUntil] = useState<number | null>(null);

  useEffect(() => {
    if (typedAt === null) return;
    const isFirst = known.current === null;
    const isNew = known.current !== typedAt;
    known.current = typedAt;
    // A signal from before this was opened may be old.
    const isFresh = Math.abs(Date.now() - typedAt) < TYPING_LASTS_MS;
    if (isNew && (!isFirst || isFresh)) setUntil(typedAt);
  }, [typedAt]);

  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => setUntil(null), TYPING_LASTS_MS);
    return () => clearTimeout(timer);
  }, [until]);

  const hasSent = until !== null && latest !== null && latest.data.timestamp.getTime() >= until;
  return conversationId !== null && until !== null && !hasSent;
}
