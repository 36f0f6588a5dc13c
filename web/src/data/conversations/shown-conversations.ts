import { otherOf } from '@hearthkin/domain/messaging/conversation';
import { hasRead, unreadOf } from '@hearthkin/domain/messaging/unread';
import { type Block, hiddenSpan, isBlocking } from '@hearthkin/domain/safety/block';
import { type Blocks, useBlocks } from '../blocks/use-blocks';
import { useLatest, useLive } from '../kit/live-query';
import type { Doc } from '../kit/readers';
import { type ChatMessage, type Conversation, latestMessages } from './conversation-queries';

/** Whether a message was sent while the reader blocked its sender. */
export function isHidden(
  block: Block | null,
  otherUid: string,
  { senderId, timestamp }: Pick<ChatMessage, 'senderId' | 'timestamp'>,
): boolean {
  return senderId === otherUid && hiddenSpan(block, timestamp) !== null;
}

/**
 * Conversations as their reader sees them. A conversation is the same document for both sides, so
 * where the reader blocks the other, or did, its summary is made of the messages that reached them.
 * @returns latest message first; null while loading.
 */
export function useShownConversations(
  uid: string,
  conversations: readonly Doc<Conversation>[],
): readonly Doc<Conversation>[] | null {
  const blocks = useBlocks(uid);
  const touched = conversations.filter(({ data }) => blocks?.has(otherOf(data, uid)));
  const parts = touched.map(({ id, data }) => ({ id, until: visibleUntil(data, uid, blocks) }));
  const read = useLatest(useLive(latestMessages(parts)));
  if (blocks === null || read.status === 'loading') return null;
  const latest = new Map(
    read.status === 'ready' ? read.data.map(({ id, found }) => [id, found]) : [],
  );
  return conversations
    .flatMap((one) => {
      const block = blocks.get(otherOf(one.data, uid));
      if (block === undefined) return [one];
      // Not shown before it is known what of it may be.
      const messages = latest.get(one.id);
      return messages === undefined ? [] : [summarized(one, uid, block, messages)];
    })
    .toSorted((a, b) => b.data.updatedAt.getTime() - a.data.updatedAt.getTime());
}

/** Null if the last message has reached the reader. */
function visibleUntil(data: Conversation, uid: string, blocks: Blocks | null): Date | null {
  const other = otherOf(data, uid);
  const block = blocks?.get(other) ?? null;
  const { lastMessage } = data;
  if (lastMessage === null || !isHidden(block, other, lastMessage)) return null;
  return hiddenSpan(block, lastMessage.timestamp)?.from ?? null;
}

function summarized(
  { id, data }: Doc<Conversation>,
  uid: string,
  block: Block,
  latest: readonly Doc<ChatMessage>[],
): Doc<Conversation> {
  const other = otherOf(data, uid);
  const shown = latest.filter((message) => !isHidden(block, other, message.data));
  const unread = shown.filter(
    (message) => message.data.senderId === other && !hasRead(data, uid, message.data),
  ).length;
  const [last] = shown;
  return {
    id,
    data: {
      ...data,
      lastMessage: last === undefined ? null : summaryOf(last),
      unread: {
        ...data.unread,
        [uid]: isBlocking(block) ? 0 : Math.min(unread, unreadOf(data, uid)),
      },
      updatedAt: last?.data.timestamp ?? data.updatedAt,
    },
  };
}

function summaryOf({ id, data }: Doc<ChatMessage>): NonNullable<Conversation['lastMessage']> {
  const { senderId, content, timestamp, booking, redactedAt } = data;
  return { id, senderId, content, timestamp, booking, isRedacted: redactedAt !== null };
}
