import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { conversationId, newConversation } from '@hearthkin/domain/messaging/conversation';
import type { Block } from '@hearthkin/domain/safety/block';
import type {
  ChatMessage,
  Conversation,
} from '../../web/src/data/conversations/conversation-queries';
import type { Doc } from '../../web/src/data/kit/readers';
import { COMPANION, MEMBER, NOW } from './people';

/** The conversation between `MEMBER` and `COMPANION`. */
export const CONVERSATION_ID = conversationId(MEMBER.uid, COMPANION.uid);

export const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * MINUTE_MS);

/** A conversation of the member with another person, without messages. */
export function conversationWith(
  uid: string,
  change: Partial<Conversation> = {},
): Doc<Conversation> {
  return {
    id: conversationId(MEMBER.uid, uid),
    data: {
      ...newConversation(MEMBER.uid, uid),
      waitingSince: {},
      updatedAt: minutesAgo(60),
      ...change,
    },
  };
}

/** A person's block of another, by default for half an hour already. */
export function blockBy(uid: string, otherUid: string, change: Partial<Block> = {}) {
  return { [`${uid}/${otherUid}`]: { at: minutesAgo(30), endedAt: null, past: [], ...change } };
}

/** A last message. */
export function last(senderId: string, content: string, minutes: number) {
  return {
    id: 'last',
    senderId,
    content,
    timestamp: minutesAgo(minutes),
    booking: null,
    isRedacted: false,
  };
}

/** A message stored on the server. */
export function message(
  id: string,
  senderId: string,
  content: string,
  minutes: number,
  change: Partial<ChatMessage> = {},
): Doc<ChatMessage> {
  const timestamp = minutesAgo(minutes);
  const rest = { redactedAt: null, booking: null, isPending: false };
  return { id, data: { senderId, content, timestamp, ...rest, ...change } };
}
