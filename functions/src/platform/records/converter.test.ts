import { type DocumentSnapshot, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { dataOf, isUnreadable, readOr, toDates } from './converter';

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

describe('a document that cannot be read', () => {
  const schema = z.object({ date: z.iso.date() });
  const log = vi.fn();
  beforeEach(() => {
    vi.spyOn(logger, 'error').mockImplementation(log);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    log.mockReset();
  });

  /** The used part of a snapshot; a cast, because a whole one has many more members. */
  const snapshotOf = (path: string, fields: object, version = 1) =>
    ({
      exists: true,
      ref: { path },
      updateTime: Timestamp.fromMillis(version),
      data: () => fields,
    }) as unknown as DocumentSnapshot;

  it('is logged once with its path and fields, and without its values', () => {
    const bad = snapshotOf('events/bad', { date: 'Dr. Secret' });
    expect(readOr(schema, bad)).toBeNull();
    expect(readOr(schema, bad)).toBeNull();
    expect(log).toHaveBeenCalledExactlyOnceWith('A document cannot be read', {
      path: 'events/bad',
      issues: [expect.stringMatching(/^date: /)],
    });
    expect(JSON.stringify(log.mock.calls)).not.toContain('Secret');
  });

  it('is logged again when it has changed and still cannot be read', () => {
    readOr(schema, snapshotOf('events/twice', { date: '' }, 1));
    readOr(schema, snapshotOf('events/twice', { date: 'soon' }, 2));
    expect(log).toHaveBeenCalledTimes(2);
  });

  it('is told from one that fits, one that is missing, and any other failure', () => {
    expect(readOr(schema, snapshotOf('events/good', { date: '2027-06-08' }))).toEqual({
      date: '2027-06-08',
    });
    expect(readOr(schema, undefined)).toBeNull();
    const broken = Object.assign(snapshotOf('events/a', {}), { data: () => JSON.parse('{') });
    expect(() => dataOf(broken)).toThrow(SyntaxError);
    expect(isUnreadable(new AggregateError([new Error('down')]))).toBe(false);
    expect(log).not.toHaveBeenCalled();
  });
});
