import { describe, expect, it } from 'vitest';
import { calendarFeedPath, calendarTokenOf } from './calendar-link';

const TOKEN = 'Aa0-_'.repeat(8).concat('xyz');

describe('calendarTokenOf', () => {
  it('finds the token in the path made of it', () => {
    expect(calendarTokenOf(calendarFeedPath(TOKEN))).toBe(TOKEN);
  });

  it.each([
    '/calendar/',
    `/calendar/${TOKEN}`,
    `/calendar/${TOKEN}x.ics`,
    `/calendar/${TOKEN.slice(1)}.ics`,
    `/calendar/${TOKEN.slice(1)}%.ics`,
    `/calendar/more/${TOKEN}.ics`,
    `/calendar/${TOKEN}.ics/`,
    `/calendar/${TOKEN}.ics\n`,
  ])('finds none in %j', (path) => {
    expect(calendarTokenOf(path)).toBeNull();
  });
});
