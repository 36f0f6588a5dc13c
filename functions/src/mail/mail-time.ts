import type { Clock } from '@hearthkin/domain/account/clock';
import { clockTimeOptions, dateFormat } from '@hearthkin/domain/foundation/formats';
import { turnAt } from '@hearthkin/domain/foundation/time';
import { isTimeZone } from '@hearthkin/domain/foundation/time-zone';
import { zoneCity } from '@hearthkin/domain/foundation/zone-names';

/** A time in an email: when, where it is that time, and who reads it. */
export interface MailTime {
  readonly instant: Date;
  /** The zone the session or event takes place in. */
  readonly timeZone: string;
  /** The reader's; null if unknown. */
  readonly clock: Clock | null;
  readonly now: Date;
}

/**
 * "Wed, Jun 10, 2:00 PM (New York time)". A reader in another zone sees their own clock first:
 * "Wed, Jun 10, 8:00 PM (Berlin time), 2:00 PM in New York". The year is shown if it isn't this one.
 */
export function mailTime(time: MailTime): string {
  const { own, there } = zonesOf(time);
  const first = shortMailTime(time);
  if (there === null) return first;
  const isSameDay = day(time, own) === day(time, there);
  const second = isSameDay
    ? clockTime(time, there)
    : `${day(time, there)}, ${clockTime(time, there)}`;
  return `${first}, ${second} in ${zoneCity(there)}`;
}

/** On the reader's clock, for subjects: "Wed, Jun 10, 2:00 PM (New York time)". */
export function shortMailTime(time: MailTime): string {
  const { own } = zonesOf(time);
  return `${day(time, own)}, ${clockTime(time, own)} (${zoneCity(own)} time)`;
}

/** The day on the reader's clock: "Wed, Jun 10". */
export function mailDay(time: MailTime): string {
  return day(time, zonesOf(time).own);
}

/** The reader's zone, and the other if its clock differs then. */
function zonesOf(time: MailTime): { readonly own: string; readonly there: string | null } {
  const { clock } = time;
  // Of a damaged event.
  const timeZone = isTimeZone(time.timeZone) ? time.timeZone : 'UTC';
  const known = clock !== null && isTimeZone(clock.timeZone) ? clock.timeZone : timeZone;
  const differs =
    day(time, known) !== day(time, timeZone) ||
    clockTime(time, known) !== clockTime(time, timeZone);
  return differs ? { own: known, there: timeZone } : { own: timeZone, there: null };
}

function day({ instant, now }: MailTime, timeZone: string): string {
  const year = (at: Date) => part(at, timeZone, { year: 'numeric' });
  return part(instant, timeZone, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(year(instant) !== year(now) && { year: 'numeric' }),
  });
}

function clockTime({ instant, clock }: MailTime, timeZone: string): string {
  // `Intl` writes a narrow space, which some mail programs show as a box.
  return part(instant, timeZone, {
    ...clockTimeOptions(clock?.hour12 ?? true),
    // Clocks show it twice.
    ...(turnAt(instant, timeZone) !== null && { timeZoneName: 'short' }),
  }).replace(/\s/g, ' ');
}

function part(instant: Date, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  return dateFormat('en-US', { timeZone, ...options }).format(instant);
}
