import { expect, it } from 'vitest';
import { UNKNOWN_START } from './event-facts';
import { type EventNotice, eventMail } from './event-mail';

const event = {
  title: 'Board games',
  date: '2026-06-10',
  time: '19:00',
  startsAt: new Date('2026-06-10T23:00:00Z'),
  timeZone: 'America/New_York',
  location: 'Public Library',
  city: 'Boston',
};

const mail = (kind: EventNotice['kind'], change: Partial<EventNotice['event']> = {}) =>
  eventMail(
    { kind, eventId: 'e1', event: { ...event, ...change }, notes: '' },
    { clock: null },
    { now: new Date('2026-06-01T12:00:00Z'), siteUrl: '' },
  );

it.each([
  ['event-approved', 'Your event is published: Board games'],
  ['event-rejected', 'Your event wasn’t published: Board games'],
  ['event-cancelled', 'Board games was canceled'],
  ['event-place', 'You’re going: Board games'],
] as const)('the email of %s names the event, and says when and where', (kind, subject) => {
  expect(mail(kind)).toMatchObject({ subject });
  expect(mail(kind).parts).toContainEqual({
    facts: ['When: Wed, Jun 10, 7:00 PM (New York time)', 'Where: Public Library, Boston'],
  });
});

it('the email about a damaged event leaves out what is unknown', () => {
  const damaged = mail('event-cancelled', { startsAt: UNKNOWN_START, title: '' });
  expect(damaged).toEqual({
    subject: 'An event was canceled',
    parts: ['An event was canceled.', { facts: ['Where: Public Library, Boston'] }],
  });
});
