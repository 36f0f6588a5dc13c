import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../foundation/durations';
import { dueReminders, firstReminderAt, nextReminderAt } from './reminders';

const startsAt = new Date('2026-03-07T12:00:00Z');
const walk = { activity: 'coffee-walk', startsAt } as const;
const chat = { activity: 'virtual-chat', startsAt } as const;

const ahead = (ms: number) => new Date(startsAt.getTime() - ms);
const BEGINNING = new Date(0);
/** The reminder that is due that long before the start, if nothing was sent yet. */
const dueAhead = (ms: number, session: typeof walk | typeof chat = walk) =>
  dueReminders(session, BEGINNING, ahead(ms));

describe('reminders', () => {
  it('are due from 24 hours and from one hour before the start, to the millisecond', () => {
    expect(dueAhead(24 * HOUR_MS + 1)).toEqual([]);
    expect(dueAhead(24 * HOUR_MS)).toEqual(['day']);
    expect(dueAhead(HOUR_MS + 1)).toEqual([]);
    expect(dueAhead(HOUR_MS)).toEqual(['hour']);
  });

  it('of an open room are due with its opening, for virtual sessions only', () => {
    expect(dueAhead(10 * MINUTE_MS + 1, chat)).toEqual(['hour']);
    expect(dueAhead(10 * MINUTE_MS, chat)).toEqual(['hour', 'room']);
    expect(dueAhead(10 * MINUTE_MS, walk)).toEqual(['hour']);
  });

  it('of the day before are not sent for a same-day booking, and none after the start', () => {
    expect(dueAhead(22 * HOUR_MS + 1)).toEqual(['day']);
    expect(dueAhead(22 * HOUR_MS)).toEqual([]);
    expect(dueAhead(1)).toEqual(['hour']);
    expect(dueAhead(0)).toEqual([]);
  });

  it('are not due again once they were dealt with', () => {
    expect(dueReminders(walk, ahead(24 * HOUR_MS), ahead(23 * HOUR_MS))).toEqual(['day']);
    expect(dueReminders(walk, ahead(HOUR_MS), ahead(HOUR_MS))).toEqual(['hour']);
    expect(dueReminders(chat, ahead(10 * MINUTE_MS), ahead(MINUTE_MS))).toEqual(['room']);
  });

  it('begin with the first that isn’t too late', () => {
    expect(firstReminderAt(walk, ahead(48 * HOUR_MS))).toEqual(ahead(24 * HOUR_MS));
    expect(firstReminderAt(walk, ahead(22 * HOUR_MS + 1))).toEqual(ahead(24 * HOUR_MS));
    expect(firstReminderAt(walk, ahead(22 * HOUR_MS))).toEqual(ahead(HOUR_MS));
    expect(firstReminderAt(walk, ahead(1))).toEqual(ahead(HOUR_MS));
    expect(firstReminderAt(walk, ahead(0))).toBeNull();
  });

  it('go on with the one that is due next', () => {
    expect(nextReminderAt(walk, ahead(24 * HOUR_MS + 1))).toEqual(ahead(24 * HOUR_MS));
    expect(nextReminderAt(walk, ahead(24 * HOUR_MS))).toEqual(ahead(HOUR_MS));
    expect(nextReminderAt(walk, ahead(HOUR_MS))).toBeNull();
    expect(nextReminderAt(chat, ahead(HOUR_MS))).toEqual(ahead(10 * MINUTE_MS));
    expect(nextReminderAt(chat, ahead(10 * MINUTE_MS))).toBeNull();
  });
});
