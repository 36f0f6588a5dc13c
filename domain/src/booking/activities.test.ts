import { describe, expect, it } from 'vitest';
import { durationsFor } from './activities';

describe('durationsFor', () => {
  it('offers half hours from the minimum to the maximum', () => {
    expect(durationsFor('virtual-chat', 0.5)).toEqual([30, 60, 90, 120, 150, 180]);
    expect(durationsFor('mindful-session', 0.5)).toEqual([45, 75, 105]);
  });

  it('leaves out durations below the companion’s minimum', () => {
    expect(durationsFor('virtual-chat', 2)).toEqual([120, 150, 180]);
    expect(durationsFor('mindful-session', 2)).toEqual([105]);
  });
});
