import type { Block } from '@hearthkin/domain/safety/block';
import { useMemo } from 'react';
import { type ChatMessage, messagePages } from '../../data/conversations/conversation-queries';
import { isHidden } from '../../data/conversations/shown-conversations';
import { useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';

const NO_MESSAGES: readonly Doc<ChatMessage>[] = [];

/**
 * A conversation's loaded messages, oldest first, live, without those that the user's block hides.
 * @param conversationId null while the user's blocks load.
 */
export function useMessages(conversationId: string | null, otherUid: string, block: Block | null) {
  const read = useLive(conversationId === null ? null : messagePages(conversationId));
  const items = read.status === 'ready' ? read.data.items : NO_MESSAGES;
  const all = useMemo(
    () => items.filter(({ data }) => !isHidden(block, otherUid, data)).toSorted(byTime),
    [items, otherUid, block],
  );
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
