import type { SessionDay } from '@hearthkin/domain/booking/day-marks';
import { formatDateTime } from '../format-date-time';

/** A side's words on the day of a session in person, for staff. */
export function dayFacts(day: SessionDay | null): readonly (readonly [string, string])[] {
  return [
    ['Says they look like', day?.lookLike ?? ''],
    ['Said before', day?.formerLooks.join(' · ') ?? ''],
    ['Arrived', optionalTime(day?.hereAt)],
    ['Started', optionalTime(day?.startedAt)],
    ['Said they’re done', optionalTime(day?.doneAt) || 'No'],
  ];
}

/** The same in lines, without how they look. */
export function dayLines(day: SessionDay | null): string {
  const said = dayFacts(day)
    .slice(2)
    .filter(([, value]) => value !== '');
  return said.map(([what, when]) => `${what}: ${when}`).join('\n');
}

export function optionalTime(instant: Date | null | undefined): string {
  return instant == null ? '' : formatDateTime(instant);
}
