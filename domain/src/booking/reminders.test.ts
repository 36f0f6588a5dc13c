import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../durations';
import { hasReminder, REMINDERS, reminderKey, startsToRemind } from './reminders';

const now = new Date('2026-03-07T12:00:00Z');
const [day, hour, room] = REMINDERS;

/** Whether a reminder is due for a session that starts `ahead` ms from now. */
function isDue(reminder: (typeof REMINDERS)[number], ahead: number): boolean {
  const { after, until } = startsToRemind(reminder, now);
  const startsAt = now.getTime() + ahead;
  return after.getTime() < startsAt && startsAt <= until.getTime();
}

describe('reminders', () => {
  it('are due from 24 hours and from one hour before the start, to the millisecond', () => {
    expect(isDue(day, 24 * HOUR_MS + 1)).toBe(false);
    expect(isDue(day, 24 * HOUR_MS)).toBe(true);
    expect(isDue(hour, HOUR_MS + 1)).toBe(false);
    expect(isDue(hour, HOUR_MS)).toBe(true);
  });

  it('of an open room are due with its opening, for virtual sessions only', () => {
    expect(isDue(room, HOUR_MS / 6 + 1)).toBe(false);
    expect(isDue(room, HOUR_MS / 6)).toBe(true);
    expect(hasReminder({ activity: 'virtual-chat' }, room)).toBe(true);
    expect(hasReminder({ activity: 'coffee-walk' }, room)).toBe(false);
    expect(hasReminder({ activity: 'coffee-walk' }, hour)).toBe(true);
  });

  it('of the day before are not sent for a same-day booking, and none after the start', () => {
    expect(isDue(day, 22 * HOUR_MS)).toBe(false);
    expect(isDue(hour, 1)).toBe(true);
    expect(isDue(hour, 0)).toBe(false);
  });

  it('come again for a session that has moved, and differ from each other', () => {
    const later = new Date(now.getTime() + HOUR_MS);
    const keys = [now, later].flatMap((startsAt) =>
      REMINDERS.map((reminder) => reminderKey('b', startsAt, reminder)),
    );
    expect(new Set(keys).size).toBe(6);
    expect(reminderKey('b', now, day)).toBe(reminderKey('b', new Date(now), day));
  });
});
