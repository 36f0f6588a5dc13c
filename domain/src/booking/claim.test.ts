import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../foundation/durations';
import { type BookingStatus, hasOpenClaim } from './booking';
import {
  agreedOutcome,
  answerClaimInput,
  CLAIM_KINDS,
  CLAIM_OUTCOMES,
  type Claim,
  type ClaimKind,
  claimRefusal,
  claimSchema,
  claimWindow,
  decideClaimInput,
  endOfClaim,
  isAnswerable,
  isDecidable,
  keptPercentOf,
  missedSince,
  newClaim,
  outcomeOnLeaving,
} from './claim';

const startsAt = new Date('2026-06-08T18:00:00Z');
const completedAt = new Date('2026-06-08T20:05:00Z');
const plus = (instant: Date, ms: number) => new Date(instant.getTime() + ms);
const HOURS_48 = 48 * 60 * MINUTE_MS;

function booking(status: BookingStatus) {
  const history = [{ status: 'pending', at: plus(startsAt, -1e8), by: 'spender' } as const];
  const entry = { status, at: completedAt, by: 'earner' } as const;
  return { status, startsAt, statusHistory: [...history, entry], claim: null };
}

const sides = { spenderId: 'sam', earnerId: 'eve' };
const filedAt = new Date('2026-06-09T08:00:00Z');
function claim(kind: ClaimKind = 'no-show', by: Claim['by'] = 'spender'): Claim {
  return newClaim(sides, { caseNumber: '1F3A9-C02B7', kind, by, words: 'No one came.' }, filedAt);
}

describe('when a claim may be made', () => {
  it('is from a quarter of an hour after the start, to the millisecond', () => {
    const opensAt = plus(startsAt, 15 * MINUTE_MS);
    for (const status of ['confirmed', 'completed'] as const) {
      expect(claimRefusal(booking(status), plus(opensAt, -1))).toBe('too-early');
      expect(claimRefusal(booking(status), opensAt)).toBeNull();
    }
  });

  it('ends when the payout of a completed session is due, to the millisecond', () => {
    const closesAt = plus(completedAt, HOURS_48);
    expect(claimRefusal(booking('completed'), plus(closesAt, -1))).toBeNull();
    expect(claimRefusal(booking('completed'), closesAt)).toBe('bad-transition');
    expect(claimRefusal(booking('confirmed'), plus(closesAt, 1e10))).toBeNull();
  });

  it('counts from the completion, whatever the history says after it', () => {
    const later = { status: 'confirmed', at: plus(completedAt, 1e6), by: 'earner' } as const;
    const { statusHistory, ...rest } = booking('completed');
    const window = claimWindow({ ...rest, statusHistory: [...statusHistory, later] });
    expect(window?.until).toEqual(plus(completedAt, HOURS_48));
  });

  it('is never for a request, a canceled session, or twice', () => {
    for (const status of ['pending', 'cancelled'] as const) {
      expect(claimRefusal(booking(status), filedAt)).toBe('bad-transition');
    }
    for (const keptPercent of [null, 50]) {
      const claimed = { ...booking('confirmed'), claim: { by: 'spender', keptPercent } as const };
      expect(claimRefusal(claimed, filedAt)).toBe('bad-transition');
      expect(hasOpenClaim(claimed)).toBe(keptPercent === null);
    }
    expect(hasOpenClaim({ claim: null })).toBe(false);
  });
});

describe('a claim', () => {
  it('can be answered for 48 hours and decided after that, to the millisecond', () => {
    const until = plus(filedAt, HOURS_48);
    const open = claim();
    expect(claimSchema.parse(open)).toEqual(open);
    expect([isAnswerable(open, plus(until, -1)), isDecidable(open, plus(until, -1))]).toEqual([
      true,
      false,
    ]);
    expect([isAnswerable(open, until), isDecidable(open, until)]).toEqual([false, true]);
  });

  it('can be decided once it is answered, and not answered again', () => {
    const answered = {
      ...claim(),
      answer: { agrees: false, words: 'I was there.', pictures: [], at: filedAt },
    };
    expect([isAnswerable(answered, filedAt), isDecidable(answered, filedAt)]).toEqual([
      false,
      true,
    ]);
    const decided = { ...claim(), status: 'decided' as const };
    expect([isAnswerable(decided, filedAt), isDecidable(decided, filedAt)]).toEqual([false, false]);
  });

  it('is decided by silence only if a side didn’t come', () => {
    for (const kind of CLAIM_KINDS) {
      const { dueAt, answerUntil } = claim(kind);
      expect(dueAt).toEqual(kind === 'no-show' ? answerUntil : null);
    }
    expect(agreedOutcome(claim('no-show', 'spender'))).toBe('companion-no-show');
    expect(agreedOutcome(claim('no-show', 'earner'))).toBe('member-no-show');
    expect(agreedOutcome(claim('not-as-described', 'earner'))).toBeNull();
  });

  it('is decided in favor of the side that stays', () => {
    expect(outcomeOnLeaving(claim('no-show', 'spender'), 'earner')).toBe('companion-no-show');
    expect(outcomeOnLeaving(claim('not-as-described', 'spender'), 'earner')).toBe('refund-all');
    expect(outcomeOnLeaving(claim('no-show', 'earner'), 'earner')).toBe('refund-all');
    expect(outcomeOnLeaving(claim('no-show', 'spender'), 'spender')).toBe('pay');
    expect(outcomeOnLeaving(claim('no-show', 'earner'), 'spender')).toBe('member-no-show');
    expect(outcomeOnLeaving(claim('ended-early', 'earner'), 'spender')).toBe('pay');
  });
});

describe('a decision', () => {
  it('keeps all, a part or nothing of the price', () => {
    const kept = CLAIM_OUTCOMES.map((outcome) => [outcome, keptPercentOf(outcome, 40)]);
    expect(Object.fromEntries(kept)).toEqual({
      pay: 100,
      'refund-part': 40,
      'refund-all': 0,
      'companion-no-show': 0,
      'member-no-show': 100,
    });
  });

  it('completes a session that took place and is paid, and cancels any other', () => {
    const ends = CLAIM_OUTCOMES.map((outcome) => [outcome, endOfClaim(outcome)]);
    const cancelled = (endReason: string) => ({ status: 'cancelled', endReason });
    const completed = { status: 'completed', endReason: null };
    expect(Object.fromEntries(ends)).toEqual({
      pay: completed,
      'refund-part': completed,
      'refund-all': cancelled('refunded'),
      'companion-no-show': cancelled('companion-no-show'),
      'member-no-show': cancelled('member-no-show'),
    });
  });

  it('names a percentage exactly for a partial refund', () => {
    const input = (outcome: string, keptPercent?: number) =>
      decideClaimInput.safeParse({ bookingId: 'b', outcome, keptPercent, reason: 'Why.' }).success;
    expect(input('refund-part', 40)).toBe(true);
    expect(input('refund-part')).toBe(false);
    expect(input('refund-part', 0)).toBe(false);
    expect(input('refund-part', 100)).toBe(false);
    expect(input('pay', 40)).toBe(false);
    expect(input('pay')).toBe(true);
  });

  it('counts a missed session for 90 days', () => {
    expect(missedSince(new Date('2026-06-30T00:00:00Z'))).toEqual(new Date('2026-04-01T00:00:00Z'));
  });
});

describe('an answer', () => {
  it('needs words unless it agrees', () => {
    const input = (agrees: boolean, words?: string) =>
      answerClaimInput.safeParse({ bookingId: 'b', agrees, words }).success;
    expect(input(true)).toBe(true);
    expect(input(false, 'I was there.')).toBe(true);
    expect(input(false, '  ')).toBe(false);
    expect(input(false)).toBe(false);
  });
});
