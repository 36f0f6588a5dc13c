import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WEEKDAYS, type Weekday } from '../foundation/weekdays';
import type { WeeklyAvailability } from './availability';
import { typicalHours } from './typical-hours';

/** The same hours on some days: "17:00-22:00 23:00-24:00". */
function on(days: readonly Weekday[], hours: string): WeeklyAvailability {
  const intervals = hours.split(' ').map((each) => {
    const [start = '', end = ''] = each.split('-');
    return { start, end };
  });
  return Object.fromEntries(days.map((day) => [day, intervals]));
}

const MON_TO_FRI = WEEKDAYS.slice(0, 5);
const WEEKEND = WEEKDAYS.slice(5);

describe('typical hours', () => {
  it('are none where there are none, or any', () => {
    expect(typicalHours(null)).toBeNull();
    expect(typicalHours({})).toBeNull();
    expect(typicalHours({ mon: [] })).toBeNull();
  });

  it.each([
    ['Weekday evenings', on(MON_TO_FRI, '17:00-22:00')],
    ['Weekday mornings and afternoons', on(MON_TO_FRI, '09:00-17:00')],
    ['Weekdays', on(MON_TO_FRI, '08:00-22:00')],
    ['Weekend mornings', on(WEEKEND, '06:00-12:00')],
    ['Weekday nights', on(MON_TO_FRI, '00:00-02:00 22:00-24:00')],
    ['Weekday mornings and evenings', on(MON_TO_FRI, '07:00-09:00 18:00-21:00')],
    ['Tuesday and Thursday evenings', on(['tue', 'thu'], '18:00-21:00')],
    ['Monday, Wednesday, and Friday mornings', on(['mon', 'wed', 'fri'], '09:00-12:00')],
    ['Saturdays', on(['sat'], '08:00-22:00')],
    ['Friday, Saturday, and Sunday evenings', on(['fri', 'sat', 'sun'], '19:00-22:00')],
    ['Evenings every day', on(WEEKDAYS, '19:00-21:00')],
    ['Evenings on most days', on(['mon', 'tue', 'wed', 'sat', 'sun'], '19:00-21:00')],
    ['Every day', on(WEEKDAYS, '00:00-24:00')],
    ['Most days', on(['mon', 'tue', 'wed', 'sat'], '08:00-22:00')],
    [
      'Weekday evenings and weekends',
      { ...on(MON_TO_FRI, '17:00-22:00'), ...on(WEEKEND, '08:00-21:00') },
    ],
  ])('%s', (words, week) => {
    expect(typicalHours(week)).toBe(words);
  });

  it('say “mostly” where there are others, or a day of many is missing', () => {
    const evenings = on(MON_TO_FRI, '17:00-22:00');
    expect(typicalHours({ ...evenings, sat: [{ start: '09:00', end: '10:00' }] })).toBe(
      'Mostly weekday evenings',
    );
    expect(typicalHours(on(MON_TO_FRI, '16:00-22:00'))).toBe('Mostly weekday evenings');
    expect(typicalHours(on(['mon', 'tue', 'wed', 'thu'], '17:00-22:00'))).toBe(
      'Mostly weekday evenings',
    );
    expect(typicalHours(on(['mon'], '16:00-22:00'))).toBe('Mostly Monday evenings');
    expect(typicalHours(on(WEEKDAYS, '16:00-22:00'))).toBe('Mostly evenings');
  });

  it('name one part of the day from 70 percent of the hours, two from 85', () => {
    // Three hours and a half of five in the evening, and a minute less.
    const evening = (start: string) => typicalHours(on(MON_TO_FRI, `09:00-10:30 ${start}-22:00`));
    expect(evening('18:30')).toBe('Mostly weekday evenings');
    expect(evening('18:31')).toBe('Weekday mornings and evenings');
    // With three hours of the morning and the afternoon each: 17 of 20 in two of three parts.
    const third = (end: string) =>
      typicalHours(on(MON_TO_FRI, `07:00-12:00 17:00-22:00 12:30-${end}`));
    expect(third('14:15')).toBe('Mostly weekday mornings and evenings');
    expect(third('14:16')).toBe('Weekdays');
  });

  it('name the weekend from 15 percent of the hours', () => {
    const week = (end: string) => ({
      ...on(MON_TO_FRI, '17:00-20:24'),
      sat: [{ start: '09:00', end }],
    });
    // Of 17 hours of weekdays and 3 of Saturday.
    expect(typicalHours(week('12:00'))).toBe('Weekday evenings and Saturday mornings');
    expect(typicalHours(week('11:59'))).toBe('Mostly weekday evenings');
  });

  it('have words for any hours', () => {
    const quarter = fc.integer({ min: 0, max: 96 });
    const time = (quarters: number) =>
      `${String(Math.floor(quarters / 4)).padStart(2, '0')}:${String((quarters % 4) * 15).padStart(2, '0')}`;
    const interval = fc
      .tuple(quarter, quarter)
      .filter(([a, b]) => a !== b)
      .map(([a, b]) => ({ start: time(Math.min(a, b)), end: time(Math.max(a, b)) }));
    const days = fc.subarray([...WEEKDAYS], { minLength: 1 });
    fc.assert(
      fc.property(days, fc.array(interval, { minLength: 7, maxLength: 7 }), (open, hours) => {
        const week = Object.fromEntries(open.map((day, index) => [day, [hours[index]]]));
        expect(typicalHours(week as WeeklyAvailability)).toMatch(/^[A-Z][A-Za-z, ]+$/);
      }),
    );
  });
});
