/** An event as a calendar takes it over. */
export interface CalendarEvent {
  /** The same for the same session, so that a file taken twice is one entry. */
  readonly uid: string;
  readonly startsAt: Date;
  /** Null where the end is not known. */
  readonly endsAt: Date | null;
  readonly summary: string;
  readonly description: string;
  readonly location: string | null;
  readonly url: string;
  /** When it was last changed; a later one replaces an earlier. */
  readonly changedAt: Date;
  /** How often it was changed before. */
  readonly sequence: number;
}

/** RFC 5545, section 3.1: a line has at most 75 octets. */
const LINE_OCTETS = 75;

const encoder = new TextEncoder();

/** A file that any calendar imports (RFC 5545), with a reminder an hour before. All times are UTC. */
export function calendarFile(event: CalendarEvent, product: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(product)}//Sessions//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${text(event.uid)}`,
    `DTSTAMP:${utc(event.changedAt)}`,
    `LAST-MODIFIED:${utc(event.changedAt)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART:${utc(event.startsAt)}`,
    ...(event.endsAt === null ? [] : [`DTEND:${utc(event.endsAt)}`]),
    `SUMMARY:${text(event.summary)}`,
    `DESCRIPTION:${text(event.description)}`,
    ...(event.location === null ? [] : [`LOCATION:${text(event.location)}`]),
    `URL:${event.url}`,
    'STATUS:CONFIRMED',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT1H',
    `DESCRIPTION:${text(event.summary)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20260608T180000Z` (section 3.3.5). */
function utc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** Section 3.3.11: what would end a value or a line is escaped; other control characters go. */
function text(value: string): string {
  return value
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Section 3.1: long lines go on after a line break and a space, which never part a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
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
