import { bookingLineWords } from '@hearthkin/domain/messaging/booking-lines';
import type { Conversation } from '../../data/conversations/conversation-queries';
import { formatDay, formatTime, ownTimeZone } from '../../lib/format';

/** Shown in place of a deleted message. */
export const REMOVED = 'Message removed';

/** The last message in one line, as the reader sees it. */
export function previewOf({ lastMessage }: Conversation, uid: string): string {
  if (lastMessage === null) return 'No messages yet';
  const { booking, content, isRedacted, senderId } = lastMessage;
  if (booking !== null) return bookingLineWords(booking.event);
  const words = isRedacted ? REMOVED : content;
  return senderId === uid ? `You: ${words}` : words;
}

/** The time if it was today, otherwise the date. */
export function timeOrDate(instant: Date, now: Date): string {
  const zone = ownTimeZone();
  const isToday = formatDay(instant, zone) === formatDay(now, zone);
  return isToday ? formatTime(instant, zone) : formatDay(instant, zone);
}
