import { useMemo } from 'react';
import { type ChatMessage, messagePages } from '../../data/conversations/conversation-queries';
import { useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';

const NO_MESSAGES: readonly Doc<ChatMessage>[] = [];

/** A conversation's loaded messages, oldest first, live. */
export function useMessages(conversationId: string) {
  const read = useLive(messagePages(conversationId));
  const items = read.status === 'ready' ? read.data.items : NO_MESSAGES;
  const all = useMemo(() => items.toSorted(byTime), [items]);
  return {
    status: read.status,
    all,
    hasOlder: read.status === 'ready' && read.data.hasMore,
    olderState: read.status === 'ready' ? read.data.more : ('idle' as const),
    showOlder: read.more,
    retry: read.retry,
  };
}

export type Messages = ReturnType<typeof useMessages>;

/** Pending messages come last, whatever the device's clock says. */
function byTime(a: Doc<ChatMessage>, b: Doc<ChatMessage>): number {
  return (
    Number(a.data.isPending) - Number(b.data.isPending) ||
    a.data.timestamp.getTime() - b.data.timestamp.getTime()
  );
}
