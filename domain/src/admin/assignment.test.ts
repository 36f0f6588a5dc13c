import { describe, expect, it } from 'vitest';
import {
  type Assignment,
  assignmentOf,
  MAX_ASSIGNMENTS,
  TAKEN_MS,
  withAssignment,
} from './assignment';

const NOW = new Date('2026-11-27T12:00:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const PLACE = { queue: 'reports', id: 'r' } as const;
const entry = (change: Partial<Assignment> = {}): Assignment => ({
  ...PLACE,
  by: 'ada',
  at: NOW,
  ...change,
});

describe('who has taken an item', () => {
  it('is known for seven days', () => {
    const [last, over] = [entry({ at: ago(TAKEN_MS - 1) }), entry({ at: ago(TAKEN_MS) })];
    expect(assignmentOf([last], PLACE, null, NOW)).toBe(last);
    expect(assignmentOf([over], PLACE, null, NOW)).toBeNull();
  });

  it('is forgotten once it waits anew', () => {
    const own = entry({ at: ago(1000) });
    expect(assignmentOf([own], PLACE, ago(1000), NOW)).toBe(own);
    expect(assignmentOf([own], PLACE, ago(999), NOW)).toBeNull();
  });

  it('is told apart by queue and id', () => {
    const others = [entry({ queue: 'messages' }), entry({ id: 'other' })];
    expect(assignmentOf(others, PLACE, null, NOW)).toBeNull();
  });
});

describe('taking an item', () => {
  it('replaces who had it, and drops what is over', () => {
    const kept = entry({ id: 'kept' });
    const before = [entry({ by: 'bo' }), entry({ id: 'over', at: ago(TAKEN_MS) }), kept];
    expect(withAssignment(before, PLACE, 'ada', NOW)).toEqual([kept, entry()]);
    expect(withAssignment(before, PLACE, null, NOW)).toEqual([kept]);
  });

  it('never makes the document too large', () => {
    const full = Array.from({ length: MAX_ASSIGNMENTS }, (_one, index) =>
      entry({ id: `${index}` }),
    );
    const next = withAssignment(full, PLACE, 'ada', NOW);
    expect(next).toHaveLength(MAX_ASSIGNMENTS);
    expect([next[0]?.id, next.at(-1)?.id]).toEqual(['1', 'r']);
  });
});
