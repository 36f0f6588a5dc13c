import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarFeed, calendarFile } from './calendar-file';

const event: CalendarEvent = {
  uid: 'b-1@hearthkin',
  status: 'CONFIRMED',
  startsAt: new Date('2026-03-08T06:30:00Z'),
  endsAt: new Date('2026-03-08T08:30:00Z'),
  summary: 'Coffee & Walk with Maya R.',
  description: 'Two hours; bring shoes, or not.',
  location: 'Public Garden, Boston',
  url: 'https://hearthkin.test/my-bookings/b-1',
  changedAt: new Date('2026-03-01T12:00:00.750Z'),
  sequence: 2,
};

const file = (change: Partial<CalendarEvent> = {}) =>
  calendarFile({ ...event, ...change }, 'Hearthkin');
const unfolded = (content: string) => content.replaceAll('\r\n ', '').split('\r\n');
const property = (content: string, name: string) =>
  unfolded(content)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);

describe('calendarFile', () => {
  it('has the session in UTC and its version', () => {
    const content = file();
    expect(property(content, 'DTSTART')).toBe('20260308T063000Z');
    expect(property(content, 'DTEND')).toBe('20260308T083000Z');
    expect(property(content, 'DTSTAMP')).toBe('20260301T120000Z');
    expect(property(content, 'SEQUENCE')).toBe('2');
    expect(property(content, 'UID')).toBe('b-1@hearthkin');
  });

  it('has no end if there is none', () => {
    const content = file({ endsAt: null });
    expect(property(content, 'DTSTART')).toBe('20260308T063000Z');
    expect(content).not.toContain('DTEND');
    expect(content).not.toContain('DURATION');
  });

  it('has its parts in order, with CRLF line ends', () => {
    const lines = file().split('\r\n');
    expect(lines.slice(0, 3)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Hearthkin//Sessions//EN',
    ]);
    expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
    expect(file().replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('escapes special characters and leaves out a missing location', () => {
    expect(property(file(), 'DESCRIPTION')).toBe('Two hours\\; bring shoes\\, or not.');
    expect(property(file({ summary: 'a\\b\nc\r\nEND:VEVENT' }), 'SUMMARY')).toBe(
      'a\\\\b\\nc\\nEND:VEVENT',
    );
    expect(property(file({ location: null }), 'LOCATION')).toBeUndefined();
  });

  it('folds at 75 octets and never inside a character', () => {
    const summary = `${'é'.repeat(60)}👋🏽${'漢'.repeat(60)}`;
    const content = file({ summary });
    for (const line of content.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
    expect(property(content, 'SUMMARY')).toBe(summary);
  });

  it('can be read back, whatever the names and notes', () => {
    const words = fc.string({ unit: 'binary', maxLength: 200 });
    fc.assert(
      fc.property(words, words, (summary, description) => {
        const content = file({ summary, description });
        const names = unfolded(content).map((line) => line.split(':')[0]);
        expect(names.filter((name) => name === 'END')).toHaveLength(3);
        const back = property(content, 'SUMMARY')?.replace(/\\([\\;,n])/g, (_, one) =>
          one === 'n' ? '\n' : one,
        );
        const plain = summary.replace(/\r\n|\r/g, '\n').replace(/[^\P{Cc}\n]/gu, '');
        expect(back).toBe(plain);
      }),
      { seed: 5545, numRuns: 500 },
    );
  });
});

describe('calendarFeed', () => {
  const feed = (...changes: Partial<CalendarEvent>[]) =>
    calendarFeed(
      changes.map((change) => ({ ...event, ...change })),
      'Hearthkin',
    );
  const valuesOf = (content: string, name: string) =>
    unfolded(content).flatMap((line) =>
      line.startsWith(`${name}:`) ? [line.slice(name.length + 1)] : [],
    );

  it('has its name, when to ask again, and each event with its status', () => {
    const content = feed(
      { uid: 'a@hearthkin' },
      { uid: 'b@hearthkin', status: 'TENTATIVE' },
      { uid: 'c@hearthkin', status: 'CANCELLED', sequence: 3 },
    );
    expect(valuesOf(content, 'NAME')).toEqual(['Hearthkin']);
    expect(valuesOf(content, 'X-WR-CALNAME')).toEqual(['Hearthkin']);
    expect(valuesOf(content, 'REFRESH-INTERVAL;VALUE=DURATION')).toEqual(['PT1H']);
    expect(valuesOf(content, 'X-PUBLISHED-TTL')).toEqual(['PT1H']);
    expect(valuesOf(content, 'BEGIN')).toEqual(['VCALENDAR', 'VEVENT', 'VEVENT', 'VEVENT']);
    expect(valuesOf(content, 'END')).toEqual(['VEVENT', 'VEVENT', 'VEVENT', 'VCALENDAR']);
    expect(valuesOf(content, 'UID')).toEqual(['a@hearthkin', 'b@hearthkin', 'c@hearthkin']);
    expect(valuesOf(content, 'STATUS')).toEqual(['CONFIRMED', 'TENTATIVE', 'CANCELLED']);
    expect(valuesOf(content, 'SEQUENCE')).toEqual(['2', '2', '3']);
    const site = 'https://hearthkin.test';
    expect(valuesOf(content, 'ORGANIZER;CN=Hearthkin')).toEqual(Array(3).fill(site));
    expect(valuesOf(content, 'DTSTAMP')).toEqual(Array(3).fill('20260301T120000Z'));
  });

  it('has CRLF line ends, folds at 75 octets and never inside a character', () => {
    const summary = `Treffen mit ${'Żółć🫖'.repeat(30)}`;
    const content = feed({ summary });
    expect(content.endsWith('\r\n')).toBe(true);
    expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of content.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/\p{Cs}|\uFFFD/u);
    }
    expect(valuesOf(content, 'SUMMARY')).toEqual([summary]);
  });

  it('takes no property from a title, a place, an id or an address with line breaks', () => {
    const broken = 'Tea\r\nEND:VEVENT\nBEGIN:VEVENT\rATTENDEE:mailto:x@hearthkin.test\u0085';
    const content = feed({
      uid: broken,
      summary: broken,
      description: broken,
      location: broken,
      url: `https://hearthkin.test/${broken}`,
    });
    expect(valuesOf(content, 'BEGIN')).toEqual(['VCALENDAR', 'VEVENT']);
    expect(valuesOf(content, 'END')).toEqual(['VEVENT', 'VCALENDAR']);
    expect(valuesOf(content, 'ATTENDEE')).toEqual([]);
    expect(valuesOf(content, 'SUMMARY')).toEqual([
      'Tea\\nEND:VEVENT\\nBEGIN:VEVENT\\nATTENDEE:mailto:x@hearthkin.test',
    ]);
    expect(content.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
  });

  it('rings for nothing', () => {
    expect(calendarFile(event, 'Hearthkin')).toContain('BEGIN:VALARM');
    expect(feed({})).not.toContain('VALARM');
  });

  it('is a calendar without events, too', () => {
    expect(valuesOf(feed(), 'BEGIN')).toEqual(['VCALENDAR']);
  });
});
