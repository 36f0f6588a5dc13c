import { describe, expect, it } from 'vitest';
import { keyOf, placeOf, valueAt } from './inbox';

describe('the key of an item', () => {
  it('leads back to it', () => {
    const place = { queue: 'check-ins', id: 'nora_b/1' } as const;
    expect(keyOf({ queue: 'reports', id: 'r' })).toBe('reports/r');
    expect(placeOf('check-ins/nora_b')).toEqual({ queue: 'check-ins', id: 'nora_b' });
    // No document has such an id.
    expect(() => placeOf(keyOf(place))).toThrow();
  });

  it.each(['', 'reports', 'reports/', 'nothing/r'])('is not %s', (key) => {
    expect(() => placeOf(key)).toThrow();
  });
});

describe('the value at a path', () => {
  it('is found in documents, and undefined elsewhere', () => {
    expect(valueAt({ pause: { at: 7 } }, 'pause.at')).toBe(7);
    expect(valueAt({ pause: null }, 'pause.at')).toBeUndefined();
    expect(valueAt('text', 'length')).toBeUndefined();
  });
});
