import { describe, expect, it } from 'vitest';
import { sampleArguments } from './sample-arguments';

const read = (...args: string[]) => sampleArguments(args, 500, 'npm run it [-- COUNT [SEED]]');

describe('the arguments of a command that makes a sample', () => {
  it('are a count and a seed, with defaults', () => {
    expect(read('20', '7')).toEqual({ count: 20, seed: 7 });
    expect(read('20').count).toBe(20);
    expect(read().count).toBe(500);
    expect(read().seed).toBeGreaterThan(0);
  });

  it.each([['many'], ['0'], ['-1'], ['1.5'], ['20', 'x']])('are refused: %s %s', (...args) => {
    expect(() => read(...args)).toThrow('Usage: npm run it [-- COUNT [SEED]]');
  });
});
