import type { Conversation, Message } from './conversation';

/** Higher counts are shown as "99+". */
const MAX_SHOWN = 99;

/** A person's unread messages in a conversation. */
export function unreadOf({ unread }: Pick<Conversation, 'unread'>, uid: string): number {
  return unread[uid] ?? 0;
}

/** An unread count, for a badge. */
export function unreadLabel(count: number): string {
  return count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count);
}

/** Whether a person has read a message sent at that time. */
export function hasRead(
  { readAt }: Pick<Conversation, 'readAt'>,
  uid: string,
  { timestamp }: Pick<Message, 'timestamp'>,
): boolean {
  const looked = readAt[uid];
  return looked !== undefined && looked.getTime() >= timestamp.getTime();
}

/**
 * Whether a read should be written: something is unread, or a message arrived after the last read.
 * @param latest the latest message of the other side that the server has.
 */
export function needsReading(
  conversation: Pick<Conversation, 'unread' | 'readAt'>,
  uid: string,
  latest: Pick<Message, 'timestamp'> | null,
): boolean {
  if (unreadOf(conversation, uid) > 0) return true;
  return latest !== null && !hasRead(conversation, uid, latest);
}
