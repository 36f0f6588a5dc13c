import { describe, expect, it } from 'vitest';
import { divideHalfUp, percentOfMinor } from './money';

describe('divideHalfUp', () => {
  it('rounds a half up and anything less down', () => {
    expect(divideHalfUp(5, 2)).toBe(3);
    expect(divideHalfUp(4, 3)).toBe(1);
    expect(divideHalfUp(5, 3)).toBe(2);
    expect(divideHalfUp(0, 7)).toBe(0);
  });

  it('stays exact where floating point would not', () => {
    // 1.005 is below its decimal value as a double; Math.round(1.005 * 100) gives 100.
    expect(divideHalfUp(1005, 10)).toBe(101);
    expect(divideHalfUp(9_007_199_254_740_991, 2)).toBe(4_503_599_627_370_496);
  });

  it('refuses fractions, negative amounts and a zero divisor', () => {
    expect(() => divideHalfUp(0.5, 2)).toThrow(RangeError);
    expect(() => divideHalfUp(-1, 2)).toThrow(RangeError);
    expect(() => divideHalfUp(1, 0)).toThrow(RangeError);
  });
});

describe('percentOfMinor', () => {
  it('takes a share to the cent, halves up', () => {
    expect(percentOfMinor(4500, 50)).toBe(2250);
    expect(percentOfMinor(1, 50)).toBe(1);
    expect(percentOfMinor(333, 20)).toBe(67);
  });
});
