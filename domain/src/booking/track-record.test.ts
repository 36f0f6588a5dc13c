import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EndReason } from './booking';
import { outcomeOf, SHOWN_FROM, shownRecord, trackRecordOf } from './track-record';

const held = (spenderId: string) =>
  ({ spenderId, status: 'completed', cancellation: null }) as const;

const ended = (spenderId: string, endReason: EndReason) => {
  const cancellation = { endReason, endedBy: 'system', reason: '', at: new Date(0) } as const;
  return { spenderId, status: 'cancelled', cancellation } as const;
};

describe('what a booking counts for its companion', () => {
  it('is what they did with a session they had accepted', () => {
    expect(outcomeOf('completed', null)).toBe('held');
    expect(outcomeOf('cancelled', 'companion-cancelled')).toBe('missed');
    expect(outcomeOf('cancelled', 'companion-no-show')).toBe('missed');
  });

  it('is nothing for what others ended, and for what is open', () => {
    const others = [
      'declined',
      'withdrawn',
      'member-cancelled',
      'expired',
      'operator',
      'member-no-show',
      'refunded',
    ] as const;
    for (const endReason of others) expect(outcomeOf('cancelled', endReason)).toBeNull();
    for (const status of ['pending', 'confirmed'] as const) {
      expect(outcomeOf(status, null)).toBeNull();
    }
  });
});

describe('the numbers of a companion', () => {
  it('count a member who came back once, from their second session', () => {
    expect(trackRecordOf([held('anna'), held('ben')]).returning).toBe(0);
    expect(trackRecordOf([held('anna'), held('ben'), held('anna')]).returning).toBe(1);
    const thrice = [held('anna'), held('anna'), held('anna'), ended('ben', 'companion-cancelled')];
    expect(trackRecordOf([...thrice, held('ben')])).toEqual({ held: 4, missed: 1, returning: 1 });
  });

  it('are none before the first session', () => {
    expect(trackRecordOf([])).toEqual({ held: 0, missed: 0, returning: 0 });
  });
});

describe('what a profile shows of them', () => {
  it('begins with the fifth session', () => {
    const shown = (held: number, missed: number) => shownRecord({ held, missed, returning: 1 });
    expect(shown(SHOWN_FROM - 1, 0)).toEqual({ completionPercent: null, returningMembers: null });
    expect(shown(SHOWN_FROM, 0)).toEqual({ completionPercent: 100, returningMembers: 1 });
    // Those who came back are of the sessions that took place.
    expect(shown(SHOWN_FROM - 1, 1)).toEqual({ completionPercent: 80, returningMembers: null });
  });

  it('is 100 percent only if all took place', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(50), (held, missed) => {
        fc.pre(held + missed >= SHOWN_FROM);
        const { completionPercent } = shownRecord({ held, missed, returning: 0 });
        expect(completionPercent === 100).toBe(missed === 0);
        expect(completionPercent === 0).toBe(100 * held < held + missed);
      }),
    );
  });
});
