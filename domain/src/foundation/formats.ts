import { CURRENCY, MINOR_PER_MAJOR } from './money';

const SIGNS: Readonly<Record<typeof CURRENCY, string>> = { EUR: '€' };

/** A whole number: "2,000". As `Intl` writes it, which takes an old phone 70 ms to load, and a function 15. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** An amount in cents: "€30", "€1,027.50", "-€5". The same for every reader, on the site and in emails. */
export function formatMoney(minor: number): string {
  const cents = Math.round(Math.abs(minor));
  const major = formatCount(Math.floor(cents / MINOR_PER_MAJOR));
  const rest = cents % MINOR_PER_MAJOR;
  const fraction = rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`;
  return `${minor < 0 ? '-' : ''}${SIGNS[CURRENCY]}${major}${fraction}`;
}

/** "a, b, and c". Its format isn't made before it is needed: the first of all takes an old phone 70 ms. */
export function formatList(items: readonly string[]): string {
  return new Intl.ListFormat('en-US', { type: 'conjunction' }).format(items);
}

/** A sentence with its full stop, which an initial at its end has brought already: "By Maya R." */
export function endSentence(words: string): string {
  return words.endsWith('.') ? words : `${words}.`;
}

/** "1 hour", "1½ hours", "45 minutes" */
export function formatDuration(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`;
  const hours = Math.floor(minutes / 60);
  const fraction = { 0: '', 15: '¼', 30: '½', 45: '¾' }[minutes % 60];
  if (fraction === undefined) return `${hours} h ${minutes % 60} min`;
  return `${hours}${fraction} ${minutes === 60 ? 'hour' : 'hours'}`;
}

/** The two ways in which `Intl` shows a time of day: "2:00 PM", or "14:00". */
export function clockTimeOptions(hour12: boolean): Intl.DateTimeFormatOptions {
  return hour12
    ? { hour: 'numeric', minute: '2-digit', hour12: true }
    : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * The format of dates in a language, such as `en-US`. Cached: making one takes forty times as long as using it, and
 * a calendar shows hundreds.
 */
export function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([tag, options]);
  const known = dateFormats.get(key) ?? new Intl.DateTimeFormat(tag, options);
  dateFormats.set(key, known);
  return known;
}
