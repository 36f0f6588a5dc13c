import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../foundation/durations';
import { median, REPLIES_KEPT, takeTurn, withReply } from './replies';

const at = (minutes: number) => new Date(Date.parse('2026-11-20T15:00:00Z') + minutes * MINUTE_MS);

describe('waiting for a reply', () => {
  it('starts with a person’s first message and continues through their next ones', () => {
    const first = takeTurn({}, 'ana', 'ben', at(0));
    expect(first).toEqual({ waitingSince: { ana: at(0) }, replyMinutes: null });
    expect(takeTurn(first.waitingSince, 'ana', 'ben', at(3))).toEqual(first);
  });

  it('ends with the other person’s first reply, and only that one counts', () => {
    const reply = takeTurn({ ana: at(0) }, 'ben', 'ana', at(7));
    expect(reply).toEqual({ waitingSince: { ben: at(7) }, replyMinutes: 7 });
    const second = takeTurn(reply.waitingSince, 'ben', 'ana', at(8));
    expect(second.replyMinutes).toBeNull();
  });

  it('is not ended by earlier messages of the other person', () => {
    const early = takeTurn({ ana: at(5) }, 'ben', 'ana', at(4));
    expect(early).toEqual({ waitingSince: { ana: at(5) }, replyMinutes: null });
  });
});

describe('a companion’s response time', () => {
  it('uses the last twenty replies', () => {
    const all = Array.from({ length: 25 }, (_, index) => index);
    const kept = all.reduce<number[]>((before, reply) => withReply(before, reply), []);
    expect(kept).toEqual(all.slice(-REPLIES_KEPT));
  });

  it.each([
    [[], null],
    [[4], 4],
    [[9, 1, 5], 5],
    [[9, 1, 5, 7], 6],
  ])('has of %j the median %j', (numbers, expected) => {
    expect(median(numbers)).toBe(expected);
  });

  it('has a median with as many replies above as below', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1 }), (numbers) => {
        const middle = median(numbers) ?? -1;
        const below = numbers.filter((number) => number < middle).length;
        const above = numbers.filter((number) => number > middle).length;
        expect(Math.max(below, above)).toBeLessThanOrEqual(numbers.length / 2);
      }),
    );
  });
});
