import {
  type Conversation,
  conversationId,
  type Message,
  newConversation,
} from '@hearthkin/domain/messaging/conversation';
import type { Actor } from '../support/actors';
import { put } from '../support/admin';
import { newId } from '../support/builders';

/** When conversations start in tests with their own time. */
export const BEGUN = new Date('2031-06-01T12:00:00Z');

export const minutesLater = (minutes: number) => new Date(BEGUN.getTime() + minutes * 60_000);

type Person = Pick<Actor, 'uid'>;

/** A new conversation as `openConversation` writes it, except for its time. */
export async function beginConversation(
  starter: Person,
  other: Person,
  change: Partial<Conversation> = {},
): Promise<string> {
  const id = conversationId(starter.uid, other.uid);
  await put(`conversations/${id}`, {
    ...newConversation(starter.uid, other.uid),
    updatedAt: BEGUN,
    ...change,
  });
  return id;
}

/** A message as a client writes it, except for its time. */
export async function sendMessage(
  id: string,
  { uid }: Person,
  content: string,
  timestamp: Date,
  change: Partial<Message> = {},
): Promise<string> {
  const messageId = newId('m');
  await put(`conversations/${id}/messages/${messageId}`, {
    senderId: uid,
    content,
    timestamp,
    ...change,
  });
  return messageId;
}
