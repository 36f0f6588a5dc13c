import type { Conversation, Message } from './conversation';

/** Longer than this is not said. */
const MOST_SHOWN = 99;

/** How many messages of a conversation a person has not seen. */
export function unreadOf({ unread }: Pick<Conversation, 'unread'>, uid: string): number {
  return unread[uid] ?? 0;
}

/** A number of unread messages as a badge shows it. */
export function unreadLabel(count: number): string {
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
}

/** Whether a person has looked since a message was sent. */
export function hasRead(
  { readAt }: Pick<Conversation, 'readAt'>,
  uid: string,
  { timestamp }: Pick<Message, 'timestamp'>,
): boolean {
  const looked = readAt[uid];
  return looked !== undefined && looked.getTime() >= timestamp.getTime();
}

/**
 * Whether looking now is to be told: there is something counted as unread, or something came after
 * the last look.
 * @param latest the latest message that the other side sent and the server has.
 */
export function needsReading(
  conversation: Pick<Conversation, 'unread' | 'readAt'>,
  uid: string,
  latest: Pick<Message, 'timestamp'> | null,
): boolean {
  if (unreadOf(conversation, uid) > 0) return true;
  return latest !== null && !hasRead(conversation, uid, latest);
}
