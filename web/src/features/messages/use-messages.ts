import { useMemo } from 'react';
import { type ChatMessage, messagePages } from '../../data/conversations/conversation-queries';
import { useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';

const NONE: readonly Doc<ChatMessage>[] = [];

/** What was said in a conversation as far as it has been read, oldest first, as it changes. */
export function useMessages(conversationId: string) {
  const read = useLive(messagePages(conversationId));
  const items = read.status === 'ready' ? read.data.items : NONE;
  const all = useMemo(() => items.toSorted(byTime), [items]);
  const isUnsure = read.status === 'ready' && read.fromCache && items.length === 0;
  return {
    status: isUnsure ? ('loading' as const) : read.status,
    all,
    hasOlder: read.status === 'ready' && read.data.hasMore,
    olderState: read.status === 'ready' ? read.data.more : ('idle' as const),
    showOlder: read.more,
    retry: read.retry,
  };
}

export type Messages = ReturnType<typeof useMessages>;

/** What the server has not taken yet comes last, whatever this device's clock says. */
function byTime(a: Doc<ChatMessage>, b: Doc<ChatMessage>): number {
  return (
    Number(a.data.isPending) - Number(b.data.isPending) ||
    a.data.timestamp.getTime() - b.data.timestamp.getTime()
  );
}
