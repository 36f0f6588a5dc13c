import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations';
import { limitSentence, RATE_LIMITS } from './rate-limits';

describe('the sentence of a limit', () => {
  it.each([
    [1, 'in a minute'],
    [MINUTE_MS, 'in a minute'],
    [MINUTE_MS + 1, 'in 2 minutes'],
    [59 * MINUTE_MS, 'in 59 minutes'],
    [59 * MINUTE_MS + 1, 'in an hour'],
    [HOUR_MS, 'in an hour'],
    [HOUR_MS + 1, 'in 2 hours'],
    [DAY_MS, 'in 24 hours'],
  ])('says after %d ms to try again %s', (ms, when) => {
    expect(limitSentence('stories', ms)).toBe(
      `You’ve shared 5 stories in the last day. Please try again ${when}.`,
    );
  });

  it('says what to do when too many are open at once', () => {
    expect(limitSentence('openEvents', null)).toBe(RATE_LIMITS.openEvents.sentence);
  });

  it.each(Object.entries(RATE_LIMITS))('of %s is whole, and names its own number', (_, limit) => {
    expect(limit.sentence).toMatch(/^[A-Z].*\.$/);
    const numbers: string[] = limit.sentence.match(/\d+/g) ?? [];
    expect(numbers.every((number) => [String(limit.max), '24'].includes(number))).toBe(true);
  });
});
