import { describe, expect, it } from 'vitest';
import {
  EVENT_MESSAGES,
  type EventForm,
  eventFormSchema,
  eventStart,
  placeFor,
  reviewEventInput,
  WAITING_MOST,
} from './event';
import { eventTokensOf } from './event-search';

const FORM: EventForm = {
  title: 'Board games',
  category: 'Social',
  date: '2026-07-04',
  time: '19:30',
  city: 'Chicago',
  location: 'The corner café',
  maxAttendees: 8,
  description: 'We bring the games.',
  repeats: null,
};

const issuesOf = (change: object) =>
  eventFormSchema.safeParse({ ...FORM, ...change }).error?.issues.map(({ message }) => message) ??
  [];

describe('a member who proposes an event', () => {
  it.each([
    ['title', '  '],
    ['location', ''],
    ['description', '\n'],
    ['category', ''],
    ['city', 'Boston'],
    ['date', ''],
    ['date', '2026-02-30'],
    ['time', ''],
    ['time', '24:00'],
    ['maxAttendees', Number.NaN],
    ['maxAttendees', null],
    ['maxAttendees', 2.5],
  ])('sees that %s is required when it is %o', (field, value) => {
    expect(issuesOf({ [field]: value })).toEqual([EVENT_MESSAGES.required]);
  });

  it('sets a capacity from one to a hundred', () => {
    expect(issuesOf({ maxAttendees: 1 })).toEqual([]);
    expect(issuesOf({ maxAttendees: 100 })).toEqual([]);
    expect(issuesOf({ maxAttendees: 0 })).toEqual(['At least one person must be able to come']);
    expect(issuesOf({ maxAttendees: 101 })).toEqual(['At most 100 people can come']);
  });

  it('sees which text is too long', () => {
    expect(issuesOf({ title: 'x'.repeat(120) })).toEqual([]);
    expect(issuesOf({ title: 'x'.repeat(121) })).toEqual([
      'Please keep the title to 120 characters',
    ]);
    expect(issuesOf({ description: 'x'.repeat(2001) })).toEqual([
      'Please keep the description to 2,000 characters',
    ]);
  });

  it('enters a time in the city’s time zone, in summer and in winter', () => {
    expect(eventStart(FORM)?.toISOString()).toBe('2026-07-05T00:30:00.000Z');
    expect(eventStart({ ...FORM, date: '2026-12-24' })?.toISOString()).toBe(
      '2026-12-25T01:30:00.000Z',
    );
    expect(eventStart({ ...FORM, city: 'Seattle' })?.toISOString()).toBe(
      '2026-07-05T02:30:00.000Z',
    );
  });

  it('has it found by word prefixes', () => {
    const tokens = eventTokensOf({ ...FORM, location: 'Café São' });
    expect(tokens).toEqual(expect.arrayContaining(['b', 'boa', 'games', 'cafe', 'sao', 'chic']));
    expect(tokens).not.toContain('bring');
  });
});

describe('a guest who wants to come', () => {
  const STARTS = new Date('2026-07-05T00:30:00Z');
  const before = new Date(STARTS.getTime() - 1);
  const event = {
    status: 'approved',
    startsAt: STARTS,
    attendeeCount: 7,
    maxAttendees: 8,
    waitingCount: 0,
  } as const;

  it('gets the last place, and the waiting list after that', () => {
    expect(placeFor(event, before)).toBe('attend');
    expect(placeFor({ ...event, attendeeCount: 8 }, before)).toBe('wait');
  });

  it('joins behind the waiting list, even if a place is free', () => {
    expect(placeFor({ ...event, waitingCount: 1 }, before)).toBe('wait');
  });

  it('cannot join a waiting list of two hundred', () => {
    const waiting = (waitingCount: number) => ({ ...event, attendeeCount: 8, waitingCount });
    expect(placeFor(waiting(WAITING_MOST - 1), before)).toBe('wait');
    expect(placeFor(waiting(WAITING_MOST), before)).toBe('full');
    expect(placeFor({ ...waiting(WAITING_MOST), attendeeCount: 7 }, before)).toBe('full');
  });

  it('cannot join once it has started', () => {
    expect(placeFor(event, STARTS)).toBe('closed');
  });

  it.each(['pending_approval', 'rejected', 'cancelled'] as const)(
    'cannot join one that is %s',
    (status) => {
      expect(placeFor({ ...event, status }, before)).toBe('closed');
    },
  );
});

describe('staff who decide about an event', () => {
  it('give a reason only when they reject it', () => {
    const parses = (input: object) =>
      reviewEventInput.safeParse({ eventId: 'e', ...input }).success;
    expect(parses({ decision: 'approved' })).toBe(true);
    expect(parses({ decision: 'rejected', notes: 'Where?' })).toBe(true);
    expect(parses({ decision: 'rejected', notes: ' ' })).toBe(false);
    expect(parses({ decision: 'rejected' })).toBe(false);
    expect(parses({ decision: 'cancelled' })).toBe(false);
  });
});
