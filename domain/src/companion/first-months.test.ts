import { describe, expect, it } from 'vitest';
import { countMonths, type FirstMonth } from './first-months';

const NOW = new Date('2026-12-01T00:00:00Z');
const month = (payMinor: number, sessions = 0, rate = 35): FirstMonth => {
  return { payMinor, sessions, rate };
};
const months = (count: number) =>
  Array.from({ length: count }, (_, index) => month(index * 1_000, 1, 20 + index));

describe('first months', () => {
  it('say nothing until there are 30', () => {
    expect(countMonths(months(29), NOW)).toBeNull();
    expect(countMonths(months(30), NOW)).not.toBeNull();
  });

  it('are told by quarters, in steps of five euros, whatever their order', () => {
    const counted = countMonths(months(40).reverse(), NOW);
    expect(counted).toEqual({
      companions: 40,
      lowMinor: 9_000,
      middleMinor: 19_000,
      highMinor: 29_000,
      commonRate: 51,
      countedAt: NOW,
    });
    const odd = Array.from({ length: 30 }, () => month(12_345, 1));
    expect(countMonths(odd, NOW)).toMatchObject({ lowMinor: 12_500, highMinor: 12_500 });
  });

  it('count those who got nothing, and weigh rates by sessions', () => {
    const idle = Array.from({ length: 20 }, () => month(0, 0, 200));
    const busy = Array.from({ length: 9 }, () => month(30_000, 8, 30));
    const counted = countMonths([...idle, ...busy, month(10_000, 18, 45)], NOW);
    expect(counted).toMatchObject({ middleMinor: 0, highMinor: 30_000, commonRate: 30 });
    expect(countMonths([...idle, ...idle], NOW)).toMatchObject({ highMinor: 0, commonRate: null });
  });
});
