import { expect, it } from 'vitest';
import { slotKeys, slotStart } from './slots';

const at = (iso: string) => new Date(`${iso}Z`);

it('a session covers every quarter hour from its start up to its end', () => {
  const keys = slotKeys(at('2026-12-31T23:30:00'), at('2027-01-01T00:15:00'));
  expect(keys).toEqual(['20261231T2330Z', '20261231T2345Z', '20270101T0000Z']);
});

it('a session that starts within a quarter hour covers all that it touches', () => {
  const keys = (from: string, until: string) =>
    slotKeys(at(`2026-06-01T${from}`), at(`2026-06-01T${until}`)).map((key) => key.slice(9, 13));
  expect(keys('10:05:00', '10:35:00')).toEqual(['1000', '1015', '1030']);
  expect(keys('10:10:00', '10:45:00')).toEqual(['1000', '1015', '1030']);
  expect(keys('10:10:00', '10:45:00.001')).toEqual(['1000', '1015', '1030', '1045']);
});

it('a quarter hour starts exactly to the millisecond', () => {
  expect(slotStart(at('2026-01-01T10:45:00.000'))).toEqual(at('2026-01-01T10:45:00.000'));
  expect(slotStart(at('2026-01-01T10:44:59.999'))).toEqual(at('2026-01-01T10:30:00.000'));
});
