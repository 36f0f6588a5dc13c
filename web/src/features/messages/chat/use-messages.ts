import type { Block } from '@hearthkin/domain/safety/block';
import { useEffect, useMemo } from 'react';
import { type ChatMessage, messagePages } from '../../../data/conversations/conversation-queries';
import { isHidden } from '../../../data/conversations/shown-conversations';
import { useLive } from '../../../data/kit/live-query';
import type { Doc } from '../../../data/kit/readers';
import { forget, type Outgoing, useOutbox, writtenAt } from './outbox';

const NO_MESSAGES: readonly Doc<ChatMessage>[] = [];

interface Reading {
  readonly conversationId: string;
  readonly uid: string;
  readonly otherUid: string;
  readonly block: Block | null;
  /** Whether the user's blocks have loaded, which hide messages. */
  readonly isReady: boolean;
}

/**
 * A conversation's messages, oldest first, live: those loaded, without those that the user's block
 * hides, and those waiting to be sent. A message that is stored is never shown as unsent.
 */
export function useMessages({ conversationId, uid, otherUid, block, isReady }: Reading) {
  const outbox = useOutbox(conversationId);
  const read = useLive(isReady ? messagePages(conversationId) : null);
  const items = read.status === 'ready' ? read.data.items : NO_MESSAGES;
  const all = useMemo(() => {
    const known = new Set(items.map(({ id }) => id));
    const waiting = outbox.filter(({ id, why }) => why === null && !known.has(id));
    const shown = items.filter(({ data }) => !isHidden(block, otherUid, data));
    return [...shown, ...waiting.map((one) => asMessage(one, uid))].toSorted(
      (a, b) =>
        Number(a.data.isPending) - Number(b.data.isPending) ||
        (a.data.isPending ? orderOf(a) - orderOf(b) : timeOf(a) - timeOf(b)),
    );
  }, [items, outbox, uid, otherUid, block]);
  const stored = new Set(items.flatMap(({ id, data }) => (data.isPending ? [] : [id])));
  const unsent = outbox.filter(({ id, why }) => why !== null && !stored.has(id));
  useEffect(() => {
    const arrived = outbox.filter(({ id, why }) => why !== null && stored.has(id));
    if (arrived.length > 0) {
      forget(
        conversationId,
        arrived.map(({ id }) => id),
      );
    }
  });
  return {
    status: read.status,
    all,
    unsent,
    hasOlder: read.status === 'ready' && read.data.hasMore,
    olderState: read.status === 'ready' ? read.data.more : ('idle' as const),
    showOlder: read.more,
    retry: read.retry,
  };
}

export type Messages = ReturnType<typeof useMessages>;

const timeOf = ({ data }: Doc<ChatMessage>) => data.timestamp.getTime();

/** The order of a message: the time at which it was written, as long as it is pending, since its own is a guess of the server's. */
const orderOf = (message: Doc<ChatMessage>) => writtenAt(message.id) ?? timeOf(message);

function asMessage({ id, content, writtenAt }: Outgoing, uid: string): Doc<ChatMessage> {
  const timestamp = new Date(writtenAt);
  const data = { senderId: uid, content, timestamp, redactedAt: null, booking: null };
  return { id, data: { ...data, isPending: true } };
}
