import { expect, it } from 'vitest';
import { isOnSlot, slotKeys } from './slots';

it('a session covers every quarter hour from its start up to its end', () => {
  const keys = slotKeys(new Date('2026-12-31T23:30:00Z'), new Date('2027-01-01T00:15:00Z'));
  expect(keys).toEqual(['20261231T2330Z', '20261231T2345Z', '20270101T0000Z']);
});

it('a quarter hour starts exactly to the millisecond', () => {
  expect(isOnSlot(new Date('2026-01-01T10:45:00.000Z'))).toBe(true);
  expect(isOnSlot(new Date('2026-01-01T10:45:00.001Z'))).toBe(false);
  expect(isOnSlot(new Date('2026-01-01T10:44:59.999Z'))).toBe(false);
});
