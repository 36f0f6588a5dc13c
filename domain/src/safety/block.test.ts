import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../foundation/durations';
import { type Block, hiddenSpan, isBlocking } from './block';

const at = (minutes: number) => new Date(Date.parse('2026-11-20T15:00:00Z') + minutes * MINUTE_MS);
const block = (change: Partial<Block> = {}): Block => ({
  at: at(10),
  blockedUid: 'ben',
  endedAt: null,
  past: [],
  ...change,
});

describe('a message of a blocked person', () => {
  it('is hidden when it was sent during the block', () => {
    expect(hiddenSpan(block(), at(11))).toEqual({ from: at(10), to: null });
    expect(hiddenSpan(block({ endedAt: at(12) }), at(12))).toEqual({ from: at(10), to: at(12) });
  });

  it('is not hidden when it was sent before the block or after it', () => {
    expect(hiddenSpan(block(), at(10))).toBeNull();
    expect(hiddenSpan(block({ endedAt: at(12) }), at(13))).toBeNull();
    expect(hiddenSpan(null, at(11))).toBeNull();
  });

  it('stays hidden after a later block', () => {
    const again = block({ at: at(20), past: [{ from: at(1), to: at(3) }] });
    expect([0, 2, 5, 21].map((minute) => hiddenSpan(again, at(minute))?.from ?? null)).toEqual([
      null,
      at(1),
      null,
      at(20),
    ]);
  });
});

it('a block lasts until it is ended', () => {
  expect(isBlocking(block())).toBe(true);
  expect(isBlocking(block({ endedAt: at(12) }))).toBe(false);
  expect(isBlocking(null)).toBe(false);
});
