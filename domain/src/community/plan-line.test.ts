import { expect, it } from 'vitest';
import { readPlanLine } from './plan-line';

it.each([
  ['6:30 PM: we cut', 18 * 60 + 30, ': we cut'],
  ['6:30 p.m. we cut', 18 * 60 + 30, ' we cut'],
  ['6:30\u202fPM – we cut', 18 * 60 + 30, ' – we cut'],
  ['6.30pm: we cut', 18 * 60 + 30, ': we cut'],
  ['6 PM', 18 * 60, ''],
  ['12 am: stars', 0, ': stars'],
  ['12:15 P.M.: lunch', 12 * 60 + 15, ': lunch'],
  ['18h30 on coupe', 18 * 60 + 30, ' on coupe'],
  ['18:30 clay', 18 * 60 + 30, ' clay'],
  ['٦:٣٠ PM: tea', 18 * 60 + 30, ': tea'],
])('a plan’s line %j begins at minute %i of the day', (line, minuteOfDay, rest) => {
  expect(readPlanLine(line)).toEqual({ minuteOfDay, rest });
});

it.each(['2 bowls each', '25:00 never', '6.30 kg of clay', '13 PM: no', 'Tea at 6 PM', '6:30pmx'])(
  'a plan’s line %j has no time',
  (line) => expect(readPlanLine(line)).toEqual({ minuteOfDay: null, rest: line }),
);
