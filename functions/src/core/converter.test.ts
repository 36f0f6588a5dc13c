import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { toDates } from './converter';

describe('toDates', () => {
  it('converts every timestamp to a date at any depth, and keeps the rest', () => {
    const at = new Date('2026-06-01T12:00:00.123Z');
    const stored = {
      at: Timestamp.fromDate(at),
      list: [{ at: Timestamp.fromDate(at) }, 'text', null],
      number: 1.5,
      nothing: null,
    };
    expect(toDates(stored)).toEqual({
      at,
      list: [{ at }, 'text', null],
      number: 1.5,
      nothing: null,
    });
    expect(toDates(new GeoPoint(1, 2))).not.toBeInstanceOf(Date);
  });
});
