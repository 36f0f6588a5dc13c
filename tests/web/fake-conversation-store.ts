import { conversationId, newConversation } from '@hearthkin/domain/messaging/conversation';
import { vi } from 'vitest';
import type * as Store from '../../web/src/data/conversations/conversation-store';
import { betweenTests } from './between-tests';
import { setWorld, worldNow } from './world';

/** Replaces the conversation store. Writes change the world at once, like Firestore's local cache. */
export const openConversation = vi.fn<typeof Store.openConversation>(
  async (uid, otherUid, bookingId) => {
    const id = conversationId(uid, otherUid);
    const { conversations } = worldNow();
    if (!conversations.some((one) => one.id === id)) {
      const data = {
        ...newConversation(uid, otherUid, { bookingId }),
        waitingSince: {},
        updatedAt: new Date(),
      };
      setWorld({ conversations: [{ id, data }, ...conversations] });
    }
    return id;
  },
);

export const openConversationWithAuthor = vi.fn<typeof Store.openConversationWithAuthor>(
  async (uid, authorId) => conversationId(uid, authorId),
);

export const openConversationWithHost = vi.fn<typeof Store.openConversationWithHost>(
  async (uid, hostId) => conversationId(uid, hostId),
);

export const sendMessage = vi.fn<typeof Store.sendMessage>(
  async (id, senderId, { id: messageId, content }) => {
    const { messages } = worldNow();
    const message = {
      id: messageId,
      data: {
        senderId,
        content,
        timestamp: new Date(),
        redactedAt: null,
        booking: null,
        isPending: false,
      },
    };
    setWorld({ messages: { ...messages, [id]: [message, ...(messages[id] ?? [])] } });
  },
);

export const markRead = vi.fn<typeof Store.markRead>(async (id, uid) => {
  const conversations = worldNow().conversations.map((one) =>
    one.id === id
      ? {
          id,
          data: {
            ...one.data,
            unread: { ...one.data.unread, [uid]: 0 },
            readAt: { ...one.data.readAt, [uid]: new Date() },
          },
        }
      : one,
  );
  setWorld({ conversations });
});

export const sendTyping = vi.fn<typeof Store.sendTyping>(async () => {});

export const redactMessage = vi.fn<typeof Store.redactMessage>(async (id, messageId) => {
  const { messages } = worldNow();
  const redacted = (messages[id] ?? []).map((message) =>
    message.id === messageId
      ? { id: messageId, data: { ...message.data, content: '', redactedAt: new Date() } }
      : message,
  );
  setWorld({ messages: { ...messages, [id]: redacted } });
});

export const blockPerson = vi.fn<typeof Store.blockPerson>(async (uid, otherUid) => {
  const block = { at: new Date(), endedAt: null, past: [] };
  setWorld({ blocks: { ...worldNow().blocks, [`${uid}/${otherUid}`]: block } });
});

export const unblockPerson = vi.fn<typeof Store.unblockPerson>(async (uid, otherUid) => {
  const { blocks } = worldNow();
  const block = blocks[`${uid}/${otherUid}`] ?? { at: new Date(), past: [] };
  setWorld({ blocks: { ...blocks, [`${uid}/${otherUid}`]: { ...block, endedAt: new Date() } } });
});

betweenTests(() => {
  for (const fake of [
    openConversation,
    openConversationWithAuthor,
    openConversationWithHost,
    sendMessage,
    markRead,
    sendTyping,
    redactMessage,
    blockPerson,
    unblockPerson,
  ]) {
    fake.mockClear();
  }
});
