import { TYPING_LASTS_MS } from '@hearthkin/domain/messaging/typing';
import { useEffect, useRef, useState } from 'react';
import { type ChatMessage, typingAt } from '../../data/conversations/conversation-queries';
import { useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';

/**
 * Whether the other side is writing: for some seconds after each sign that arrives while this is
 * open, until their message does. Counted by this device's clock from the arrival, as clocks differ.
 */
export function useOtherTyping(
  conversationId: string | null,
  otherUid: string,
  latest: Doc<ChatMessage> | null,
): boolean {
  const read = useLive(conversationId === null ? null : typingAt(conversationId, otherUid));
  const sign = read.status === 'ready' ? (read.data?.getTime() ?? 0) : null;
  const known = useRef<number | null>(null);
  const [until, setUntil] = useState<number | null>(null);

  useEffect(() => {
    if (sign === null) return;
    const isFirst = known.current === null;
    const isNew = known.current !== sign;
    known.current = sign;
    // What was there before this was opened may be long ago.
    const isFresh = Math.abs(Date.now() - sign) < TYPING_LASTS_MS;
    if (isNew && (!isFirst || isFresh)) setUntil(sign);
  }, [sign]);

  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => setUntil(null), TYPING_LASTS_MS);
    return () => clearTimeout(timer);
  }, [until]);

  const isSaid = until !== null && latest !== null && latest.data.timestamp.getTime() >= until;
  return conversationId !== null && until !== null && !isSaid;
}
