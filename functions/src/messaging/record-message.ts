import {
  type Conversation,
  type LastMessage,
  type Message,
  otherOf,
} from '@hearthkin/domain/messaging/conversation';
import { median, takeTurn, withReply } from '@hearthkin/domain/messaging/replies';
import { hasRead, unreadOf } from '@hearthkin/domain/messaging/unread';
import { hiddenSpan } from '@hearthkin/domain/safety/block';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { oncePerEvent } from '../platform/consistency/once-per-event';
import {
  blocks,
  companions,
  conversations,
  messages,
  replyTimes,
} from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';

export interface MessagePlace {
  readonly conversationId: string;
  readonly messageId: string;
}

/**
 * Updates a conversation for a new message: last message, unread count of the other side, who waits
 * for whom, and with a reply the companion's response time. Happens once, however often and in
 * whatever order events are delivered. Both sides read all of it, so a message to someone who
 * blocks its sender changes the same: what keeps it from them is `countUnread`, `syncUnread` and
 * their own client.
 * @returns the sender; null if it was done before.
 */
export async function recordMessage(
  db: Firestore,
  { eventId, conversationId, messageId }: MessagePlace & { readonly eventId: string },
  now: Date,
): Promise<string | null> {
  let sender: string | null = null;
  const isFirst = await oncePerEvent(db, { id: eventId, handler: 'message' }, now, async (tx) => {
    sender = null;
    const ref = conversations(db).doc(conversationId);
    const [known, sent] = await Promise.all([
      tx.get(ref),
      tx.get(messages(db, conversationId).doc(messageId)),
    ]);
    const conversation = known.data();
    const message = sent.data();
    // Message and conversation may have been deleted meanwhile.
    if (conversation === undefined || message === undefined) return;
    sender = message.senderId;
    const waitingSince = await answer(tx, db, conversation, message);
    tx.update(ref, {
      ...latestOf(conversation, messageId, message),
      unread: withOneMore(conversation, message),
      waitingSince,
    });
  });
  return isFirst ? sender : null;
}

/** The summary of a conversation with this last message; null if a later one is there. */
export function latestOf(
  { lastMessage }: Conversation,
  id: string,
  message: Message,
): Pick<Conversation, 'lastMessage' | 'updatedAt'> | null {
  const { senderId, content, timestamp, booking, redactedAt } = message;
  if (lastMessage !== null && lastMessage.timestamp.getTime() > timestamp.getTime()) return null;
  const shown: LastMessage = {
    id,
    senderId,
    content,
    timestamp,
    booking,
    isRedacted: redactedAt !== null,
  };
  return { lastMessage: shown, updatedAt: timestamp };
}

/** Not if the recipient has read the conversation since. */
function withOneMore(conversation: Conversation, message: Message): Conversation['unread'] {
  const reader = otherOf(conversation, message.senderId);
  if (hasRead(conversation, reader, message)) return conversation.unread;
  return { ...conversation.unread, [reader]: unreadOf(conversation, reader) + 1 };
}

async function answer(
  tx: Transaction,
  db: Firestore,
  conversation: Conversation,
  { senderId, timestamp }: Message,
): Promise<Conversation['waitingSince']> {
  const other = otherOf(conversation, senderId);
  const turn = takeTurn(conversation.waitingSince, senderId, other, timestamp);
  const since = conversation.waitingSince[other];
  if (turn.replyMinutes === null || since === undefined) return turn.waitingSince;
  // No one waits for an answer to what never arrived.
  const block = dataOf(await tx.get(blocks(db, senderId).doc(other)));
  if (hiddenSpan(block, since) !== null) return turn.waitingSince;
  const listing = companions(db).doc(senderId);
  const replies = replyTimes(db, senderId);
  const [companion, former] = await Promise.all([tx.get(listing), tx.get(replies)]);
  // Only companions have a response time.
  if (!companion.exists) return turn.waitingSince;
  const minutes = withReply(former.data()?.minutes ?? [], turn.replyMinutes);
  tx.set(replies, { minutes });
  tx.update(listing, { responseMinutes: median(minutes) });
  return turn.waitingSince;
}
