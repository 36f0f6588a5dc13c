import { expect, it } from 'vitest';
import { findPlace } from './day-places';

const slot = (hold: string) => ({ hold, until: new Date('2026-06-03T04:00:00Z') });
const held = (...keys: string[]) => keys.map((key) => ({ key, slot: slot(key) }));

it('a session gets the first free place of its own day', () => {
  expect(findPlace([], '2026-06-02', 4)).toEqual({ place: 1 });
  expect(findPlace(held('2026-06-02_1', '2026-06-02_3'), '2026-06-02', 4)).toEqual({ place: 2 });
  expect(findPlace(held('2026-06-01_1', '2026-06-03_1'), '2026-06-02', 1)).toEqual({ place: 1 });
});

it('a day with as many sessions as the companion takes has none', () => {
  const takenBy = ['2026-06-02_1', '2026-06-02_2'].map(slot);
  expect(findPlace(held('2026-06-02_1', '2026-06-02_2'), '2026-06-02', 2)).toEqual({
    place: null,
    takenBy,
  });
});

it('sessions from when the companion took more of them count', () => {
  const search = findPlace(held('2026-06-02_5', '2026-06-02_6'), '2026-06-02', 2);
  expect(search.place).toBeNull();
});
