import { describe, expect, it } from 'vitest';
import { keptUntil } from './retention';

describe('the financial records of a session', () => {
  it('are kept for seven years from the last change', () => {
    const ended = new Date('2026-06-08T20:00:00Z');
    const paidOut = new Date('2026-06-10T20:00:00Z');
    expect(keptUntil([paidOut, ended])).toEqual(new Date('2033-06-10T20:00:00Z'));
    expect(keptUntil([ended])).toEqual(new Date('2033-06-08T20:00:00Z'));
  });
});
