import { expect, it } from 'vitest';
import { weeklyStarts } from './repeat-plan';

it('repeats keep the time on the member’s clock across a change of the clocks', () => {
  // Tuesday, 27 October 2026, 3 PM in New York; the clocks go back on 1 November.
  const starts = weeklyStarts(new Date('2026-10-27T19:00:00Z'), 'America/New_York', 2);
  expect(starts).toEqual([new Date('2026-11-03T20:00:00Z'), new Date('2026-11-10T20:00:00Z')]);
});

it('repeats leave out a week in which the clocks skip the time', () => {
  // Sundays at 2:30 AM; on 14 March 2027 there is none.
  const starts = weeklyStarts(new Date('2027-03-07T07:30:00Z'), 'America/New_York', 2);
  expect(starts).toEqual([new Date('2027-03-21T06:30:00Z')]);
});
