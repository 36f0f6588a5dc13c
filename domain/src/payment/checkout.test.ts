import { describe, expect, it } from 'vitest';
import { checkoutExpiresAt } from './checkout';

const now = new Date('2026-06-01T12:00:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe('checkoutExpiresAt', () => {
  it('holds a time for fifteen minutes, at most until the session starts', () => {
    const planned = (minutes: number) =>
      checkoutExpiresAt({ timing: 'later', startsAt: inMinutes(minutes) }, now);
    expect(planned(600)).toEqual(inMinutes(15));
    expect(planned(15)).toEqual(inMinutes(15));
    expect(planned(10)).toEqual(inMinutes(10));
  });

  it('leaves a companion who is asked right now three minutes to answer', () => {
    const asked = (minutes: number) =>
      checkoutExpiresAt({ timing: 'now', startsAt: inMinutes(minutes) }, now);
    expect(asked(10)).toEqual(inMinutes(7));
    expect(asked(15)).toEqual(inMinutes(12));
  });
});
