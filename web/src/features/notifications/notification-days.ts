import { addDays, wallClock } from '@hearthkin/domain/foundation/time';
import type { Doc } from '../../data/kit/readers';
import { formatDate } from '../../lib/format';
import type { Notification } from './notification-queries';

/** One day's notifications. */
export interface NotificationDay {
  /** `yyyy-MM-dd` */
  readonly date: string;
  /** "Today", "Yesterday", "Mon, Nov 16" */
  readonly name: string;
  readonly notifications: readonly Doc<Notification>[];
}

/** Groups notifications by day in the reader's time zone, newest first. */
export function byDay(
  notifications: readonly Doc<Notification>[],
  now: Date,
  timeZone: string,
): readonly NotificationDay[] {
  const today = wallClock(now, timeZone).date;
  const yesterday = addDays(today, -1);
  const newestFirst = notifications.toSorted(
    (a, b) => b.data.createdAt.getTime() - a.data.createdAt.getTime(),
  );
  const days: NotificationDay[] = [];
  for (const one of newestFirst) {
    const { createdAt } = one.data;
    const { date } = wallClock(createdAt, timeZone);
    const last = days.at(-1);
    if (last?.date === date) {
      days[days.length - 1] = { ...last, notifications: [...last.notifications, one] };
      continue;
    }
    const name =
      date === today ? 'Today' : date === yesterday ? 'Yesterday' : formatDate(createdAt, timeZone);
    days.push({ date, name, notifications: [one] });
  }
  return days;
}
