import { expect, it } from 'vitest';
import { slotStart, slotStarts } from './slots';

const at = (iso: string) => new Date(`${iso}Z`);

it('a session covers every quarter hour from its start up to its end', () => {
  const starts = slotStarts(at('2026-12-31T23:30:00'), at('2027-01-01T00:15:00'));
  expect(starts).toEqual([
    at('2026-12-31T23:30:00'),
    at('2026-12-31T23:45:00'),
    at('2027-01-01T00:00:00'),
  ]);
});

it('a session that starts within a quarter hour covers all that it touches', () => {
  const starts = (from: string, until: string) =>
    slotStarts(at(`2026-06-01T${from}`), at(`2026-06-01T${until}`)).map((start) =>
      start.toISOString().slice(11, 16),
    );
  expect(starts('10:05:00', '10:35:00')).toEqual(['10:00', '10:15', '10:30']);
  expect(starts('10:10:00', '10:45:00')).toEqual(['10:00', '10:15', '10:30']);
  expect(starts('10:10:00', '10:45:00.001')).toEqual(['10:00', '10:15', '10:30', '10:45']);
});

it('a quarter hour starts exactly to the millisecond', () => {
  expect(slotStart(at('2026-01-01T10:45:00.000'))).toEqual(at('2026-01-01T10:45:00.000'));
  expect(slotStart(at('2026-01-01T10:44:59.999'))).toEqual(at('2026-01-01T10:30:00.000'));
});
