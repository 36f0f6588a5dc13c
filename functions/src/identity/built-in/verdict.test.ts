import { describe, expect, it } from 'vitest';
import { confidenceOf, verdictOf } from './verdict';

describe('the verdict on two faces', () => {
  it('changes right after its limits', () => {
    const verdicts = [0.1501, 0.45, 0.4501, 0.6, 0.6001, 1.2].map((at) => verdictOf(at).verdict);
    expect(verdicts).toEqual(['match', 'match', 'unsure', 'unsure', 'mismatch', 'mismatch']);
  });

  it('has a confidence that falls with the distance, from one to nothing', () => {
    expect(confidenceOf(0.52)).toBe(0.5);
    expect(confidenceOf(0.45)).toBeCloseTo(0.82, 2);
    expect(confidenceOf(0.6)).toBeCloseTo(0.15, 2);
    expect(confidenceOf(0)).toBeGreaterThan(0.9999);
    expect(confidenceOf(2)).toBeGreaterThanOrEqual(0);
  });

  it('takes faces that are too alike for one picture used twice', () => {
    for (const distance of [0, 0.15]) {
      expect(verdictOf(distance)).toMatchObject({ verdict: 'mismatch', reason: 'same-picture' });
    }
  });

  it('gives the reason if there is no match', () => {
    expect(verdictOf(0.5)).toMatchObject({ reason: 'unclear', photo: null });
    expect(verdictOf(0.7)).toMatchObject({ reason: 'faces-differ', photo: null });
  });
});
