import { MINUTE_MS } from '../foundation/durations';
import { dayAt, type ZonedDay } from '../foundation/time';
import type { Message } from './conversation';

/** Consecutive messages of one person within this time are grouped. */
const GROUP_WITHIN_MS = 5 * MINUTE_MS;

interface Placed {
  readonly id: string;
  readonly data: Pick<Message, 'senderId' | 'timestamp' | 'booking'>;
}

/** A group of messages by one sender. A system line is a group of its own. */
export interface BubbleGroup<T extends Placed> {
  readonly kind: 'group';
  readonly key: string;
  readonly senderId: string;
  readonly messages: readonly T[];
}

/** The separator before the first message of a day. */
export interface DaySeparator {
  readonly kind: 'day';
  readonly key: string;
  /** `yyyy-MM-dd` in the reader's zone. */
  readonly date: string;
  /** An instant of that day. */
  readonly at: Date;
}

/**
 * The lines of a chat, oldest first: a separator before the first message of each day, each
 * person's messages in groups, and of each booking its latest event.
 * @param messages oldest first.
 */
export function chatLines<T extends Placed>(
  messages: readonly T[],
  timeZone: string,
): readonly (BubbleGroup<T> | DaySeparator)[] {
  const shown = withoutOutdated(messages);
  const lines: (BubbleGroup<T> | DaySeparator)[] = [];
  let day: ZonedDay | null = null;
  let before: T | null = null;
  for (const message of shown) {
    const { timestamp, senderId } = message.data;
    // Computing a zoned day is slow, so it's done once per day.
    const today: ZonedDay = isWithin(day, timestamp) ? day : dayAt(timestamp, timeZone);
    const { date } = today;
    if (date !== day?.date)
      lines.push({ kind: 'day', key: `day-${date}-${message.id}`, date, at: timestamp });
    const last = lines.at(-1);
    if (last?.kind === 'group' && before !== null && belongTogether(before, message)) {
      lines[lines.length - 1] = { ...last, messages: [...last.messages, message] };
    } else {
      lines.push({ kind: 'group', key: message.id, senderId, messages: [message] });
    }
    day = today;
    before = message;
  }
  return lines;
}

/** A booking is one line, which moves on with it: what was said of it before is in its history. */
function withoutOutdated<T extends Placed>(messages: readonly T[]): readonly T[] {
  const latest = new Map<string, T>();
  for (const message of messages) {
    if (message.data.booking !== null) latest.set(message.data.booking.bookingId, message);
  }
  return messages.filter(
    (message) =>
      message.data.booking === null || latest.get(message.data.booking.bookingId) === message,
  );
}

function isWithin(day: ZonedDay | null, instant: Date): day is ZonedDay {
  return day !== null && day.from <= instant.getTime() && instant.getTime() <= day.to;
}

function belongTogether({ data: before }: Placed, { data: after }: Placed): boolean {
  return (
    before.senderId === after.senderId &&
    before.booking === null &&
    after.booking === null &&
    after.timestamp.getTime() - before.timestamp.getTime() <= GROUP_WITHIN_MS
  );
}
