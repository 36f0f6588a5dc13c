import {
  conversationSchema,
  messageSchema,
  newConversation,
} from '@hearthkin/domain/messaging/conversation';
import { typingSchema } from '@hearthkin/domain/messaging/typing';
import { sentMessagesSchema } from '../../../functions/src/platform/records/records';
import type { WritableDocument, Writers } from './writable-document';

/** What clients write in conversations. */
export function conversationDocuments(writers: Writers): readonly WritableDocument[] {
  const { now, member, companion, limitOf, writable } = writers;
  const conversationId = `${companion}_${member}`;
  const conversation = { ...newConversation(member, companion), updatedAt: now };

  return [
    writable({
      name: 'a conversation read',
      path: `conversations/${conversationId}`,
      stored: { [`conversations/${conversationId}`]: conversation },
      fields: { unread: { [member]: 0 } },
      stamped: [`readAt.${member}`],
      schema: conversationSchema,
    }),
    writable({
      name: 'a message',
      path: `conversations/${conversationId}/messages/m`,
      stored: { [`conversations/${conversationId}`]: conversation },
      fields: { senderId: member, content: 'Hello there.' },
      stamped: ['timestamp'],
      together: [
        {
          path: limitOf('sent'),
          fields: { count: 1, last: `${conversationId}/m` },
          stamped: ['at'],
        },
      ],
      schema: messageSchema,
    }),
    writable({
      name: 'a redacted message',
      path: `conversations/${conversationId}/messages/m`,
      stored: {
        [`conversations/${conversationId}`]: conversation,
        [`conversations/${conversationId}/messages/m`]: {
          senderId: member,
          content: 'Hello there.',
          timestamp: now,
        },
      },
      fields: { content: '' },
      stamped: ['redactedAt'],
      schema: messageSchema,
    }),
    writable({
      name: 'the count of sent messages',
      path: limitOf('sent'),
      fields: { count: 1, last: `${conversationId}/m` },
      stamped: ['at'],
      schema: sentMessagesSchema,
    }),
    writable({
      name: 'typing',
      path: `conversations/${conversationId}/presence/${member}`,
      stored: { [`conversations/${conversationId}`]: conversation },
      fields: {},
      stamped: ['typingAt'],
      schema: typingSchema,
    }),
  ];
}
