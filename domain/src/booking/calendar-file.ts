/** Whether an event takes place (RFC 5545, section 3.8.1.11). */
export type CalendarStatus = 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';

/** An event for a calendar. */
export interface CalendarEvent {
  /** The same for the same session, so that importing twice gives one entry. */
  readonly uid: string;
  readonly status: CalendarStatus;
  readonly startsAt: Date;
  /** Null if the end is unknown. */
  readonly endsAt: Date | null;
  readonly summary: string;
  readonly description: string;
  readonly location: string | null;
  readonly url: string;
  /** The time at which it last changed; a later version replaces an earlier one. */
  readonly changedAt: Date;
  /** The number of earlier changes. */
  readonly sequence: number;
}

/** RFC 5545, section 3.1: a line has at most 75 octets. */
const LINE_OCTETS = 75;

const encoder = new TextEncoder();

/** The interval at which a calendar should ask for a feed again (RFC 7986, section 5.7). */
const REFRESH = 'PT1H';

/** An iCalendar file (RFC 5545) with a reminder an hour before. All times are UTC. */
export function calendarFile(event: CalendarEvent, product: string): string {
  const alarm = [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT1H',
    `DESCRIPTION:${text(event.summary)}`,
    'END:VALARM',
  ];
  return calendarOf(product, entryOf(event, product, alarm));
}

/**
 * A calendar to subscribe to, named after the product, which calendars ask for every hour. Without
 * reminders: the subscriber's calendar sets its own.
 */
export function calendarFeed(events: readonly CalendarEvent[], product: string): string {
  return calendarOf(product, [
    `NAME:${text(product)}`,
    // Before RFC 7986, Microsoft and Apple had names of their own for name and interval.
    `X-WR-CALNAME:${text(product)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...events.flatMap((event) => entryOf(event, product)),
  ]);
}

function calendarOf(product: string, content: readonly string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(product)}//Sessions//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...content,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function entryOf(event: CalendarEvent, product: string, alarm: readonly string[] = []): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${text(event.uid)}`,
    `DTSTAMP:${utc(event.changedAt)}`,
    `LAST-MODIFIED:${utc(event.changedAt)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART:${utc(event.startsAt)}`,
    ...(event.endsAt === null ? [] : [`DTEND:${utc(event.endsAt)}`]),
    `SUMMARY:${text(event.summary)}`,
    // RFC 5546, section 3.2.1: what is published has one. It stands for the site, and gets no mail.
    `ORGANIZER;CN=${product}:${new URL(event.url).origin}`,
    `DESCRIPTION:${text(event.description)}`,
    ...(event.location === null ? [] : [`LOCATION:${text(event.location)}`]),
    `URL:${withoutControls(event.url)}`,
    `STATUS:${event.status}`,
    ...alarm,
    'END:VEVENT',
  ];
}

/** `20260608T180000Z` (section 3.3.5). */
function utc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** Section 3.3.11: escapes separators and line breaks; other control characters are dropped. */
function text(value: string): string {
  return withoutControls(
    value.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n'),
  );
}

function withoutControls(value: string): string {
  return value.replace(/\p{Cc}/gu, '');
}

/**
 * Section 3.1: continues long lines after a line break and a space, without splitting a character.
 */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  // An escape stays whole: some importers unfold lines after they have read the escapes.
  for (const character of line.match(/\\.|./gsu) ?? []) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}
