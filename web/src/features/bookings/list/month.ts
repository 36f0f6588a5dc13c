import { addDays, addMonths, weekdayOf } from '@hearthkin/domain/foundation/time';
import { WEEKDAYS } from '@hearthkin/domain/foundation/weekdays';

/** 0 for the first day of the reader's week to 6; `firstDay` is 1 for Monday to 7 for Sunday. */
export function columnOf(date: string, firstDay: number): number {
  return (WEEKDAYS.indexOf(weekdayOf(date)) + 8 - firstDay) % 7;
}

/** The weeks with a day of a month (`yyyy-MM`), seven dates each. */
export function weeksOf(month: string, firstDay: number): readonly (readonly string[])[] {
  const first = `${month}-01`;
  const weeks: string[][] = [];
  let start = addDays(first, -columnOf(first, firstDay));
  while (start.slice(0, 7) <= month) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(start, index)));
    start = addDays(start, 7);
  }
  return weeks;
}

interface CalendarLayout {
  readonly firstDay: number;
  readonly isRtl: boolean;
}

/** The day a key leads to; null for other keys. */
export function dayForKey(key: string, date: string, layout: CalendarLayout): string | null {
  const forward = layout.isRtl ? -1 : 1;
  const column = columnOf(date, layout.firstDay);
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -forward);
    case 'ArrowRight':
      return addDays(date, forward);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -column);
    case 'End':
      return addDays(date, 6 - column);
    case 'PageUp':
      return addMonths(date, -1);
    case 'PageDown':
      return addMonths(date, 1);
    default:
      return null;
  }
}
