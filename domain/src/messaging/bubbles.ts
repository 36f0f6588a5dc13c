import { MINUTE_MS } from '../durations';
import { dayAt, type ZonedDay } from '../time';
import type { Message } from './conversation';

/** Messages of one person that follow each other within this time stand together. */
const GROUP_WITHIN_MS = 5 * MINUTE_MS;

interface Placed {
  readonly id: string;
  readonly data: Pick<Message, 'senderId' | 'timestamp' | 'booking'>;
}

/** Messages of one sender that stand together; a line of the site stands alone. */
export interface BubbleGroup<T extends Placed> {
  readonly kind: 'group';
  readonly key: string;
  readonly senderId: string;
  readonly messages: readonly T[];
}

/** The day on which what follows was written. */
export interface DaySeparator {
  readonly kind: 'day';
  readonly key: string;
  /** `yyyy-MM-dd` on the reader's calendar. */
  readonly date: string;
  /** An instant of that day. */
  readonly at: Date;
}

/**
 * What a chat shows, from the oldest to the newest: a separator before the first message of each
 * day, and the messages of one person in groups.
 * @param messages oldest first.
 */
export function chatLines<T extends Placed>(
  messages: readonly T[],
  timeZone: string,
): readonly (BubbleGroup<T> | DaySeparator)[] {
  const lines: (BubbleGroup<T> | DaySeparator)[] = [];
  let day: ZonedDay | null = null;
  let before: T | null = null;
  for (const message of messages) {
    const { timestamp, senderId } = message.data;
    // A calendar is slow to ask, and messages are many: once for each day.
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
