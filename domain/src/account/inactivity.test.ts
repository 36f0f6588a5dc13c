import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../foundation/durations';
import { CLOSE_AFTER_MS, closesAt, inactivityOf, NOTICE_AFTER_MS, NOTICE_MS } from './inactivity';

const USED = new Date('2027-03-01T12:00:00Z');
const after = (ms: number, instant = USED) => new Date(instant.getTime() + ms);

describe('an unused account', () => {
  it('gets a notice after eleven months, to the millisecond', () => {
    const state = (now: Date) => inactivityOf({ lastUsedAt: USED, noticeAt: null }, now);
    expect(state(after(NOTICE_AFTER_MS - 1))).toBe('in-use');
    expect(state(after(NOTICE_AFTER_MS))).toBe('notice-due');
  });

  it('is closed after twelve months, even if a leap day is among them', () => {
    // 29 February 2028 lies in between.
    const noticeAt = after(NOTICE_AFTER_MS);
    const state = (now: Date) => inactivityOf({ lastUsedAt: USED, noticeAt }, now);
    expect(closesAt(USED, noticeAt)).toEqual(new Date('2028-03-01T12:00:00Z'));
    expect(state(new Date('2028-03-01T11:59:59.999Z'))).toBe('told');
    expect(state(new Date('2028-03-01T12:00:00Z'))).toBe('closing-due');
  });

  it('still has thirty days after a late notice', () => {
    const noticeAt = after(CLOSE_AFTER_MS + 100 * DAY_MS);
    expect(closesAt(USED, noticeAt)).toEqual(after(NOTICE_MS, noticeAt));
  });

  it('ignores a notice once the account was used after it', () => {
    const noticeAt = after(-1);
    expect(inactivityOf({ lastUsedAt: USED, noticeAt }, after(CLOSE_AFTER_MS))).toBe('notice-due');
    expect(inactivityOf({ lastUsedAt: USED, noticeAt }, after(DAY_MS))).toBe('in-use');
  });

  it('is never closed without a notice thirty days before, nor within twelve months', () => {
    const days = fc.integer({ min: 0, max: 3000 });
    fc.assert(
      fc.property(days, fc.option(days), (unused, told) => {
        const now = after(unused * DAY_MS);
        const noticeAt = told === null ? null : after((told - 500) * DAY_MS);
        if (inactivityOf({ lastUsedAt: USED, noticeAt }, now) !== 'closing-due') return;
        expect(noticeAt).not.toBeNull();
        expect(now.getTime() - (noticeAt?.getTime() ?? 0)).toBeGreaterThanOrEqual(30 * DAY_MS);
        expect(now.getTime() - USED.getTime()).toBeGreaterThanOrEqual(366 * DAY_MS);
      }),
    );
  });
});
