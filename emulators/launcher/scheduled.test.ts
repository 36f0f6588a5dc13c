import { describe, expect, it } from 'vitest';
import { newestKey } from './scheduled';

describe('the key of a scheduled function', () => {
  const keys = ['eu-sweep-0', 'eu-sweep-10', 'eu-sweep-9', 'eu-sweep-more-11', 'eu-hello'];

  it('is the one of the newest generation', () => {
    expect(newestKey(keys, 'eu-sweep')).toBe('eu-sweep-10');
  });

  it('is not mistaken for that of a function whose name begins alike', () => {
    expect(newestKey(keys, 'eu-sweep-more')).toBe('eu-sweep-more-11');
  });

  it('is of the first generation before any was listed', () => {
    expect(newestKey([], 'eu-sweep')).toBe('eu-sweep-0');
  });
});
