import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../foundation/durations';
import {
  canChangeRating,
  canRateMember,
  countRatings,
  memberRatingSchema,
  RATING_EDIT_MS,
  RATING_OPEN_MS,
  RATING_QUESTIONS,
  type RatedSession,
} from './member-rating';

const START = new Date('2026-06-01T12:00:00Z');
const END = new Date('2026-06-01T14:00:00Z');
const ANSWERED = new Date('2026-06-02T09:00:00Z');
const FINAL = new Date(ANSWERED.getTime() + RATING_EDIT_MS + 1);
const before = (at: Date) => new Date(at.getTime() - 1);

const rated = (
  companionId: string,
  answers: Partial<RatedSession['rating']> = {},
  booking: Partial<NonNullable<RatedSession['booking']>> = {},
): RatedSession => ({
  companionId,
  rating: {
    came: true,
    kind: true,
    again: true,
    memberId: 'sam',
    createdAt: ANSWERED,
    editedAt: null,
    ...answers,
  },
  booking: { status: 'completed', endsAt: END, claim: null, ...booking },
});

describe('the answers of a companion', () => {
  it('are first given about a completed session, for seven days from its start', () => {
    const last = new Date(START.getTime() + RATING_OPEN_MS);
    const session = { status: 'completed', startsAt: START } as const;
    expect(canRateMember(session, last)).toBe(true);
    expect(canRateMember(session, new Date(last.getTime() + 1))).toBe(false);
    for (const status of ['pending', 'confirmed', 'cancelled'] as const) {
      expect(canRateMember({ ...session, status }, END)).toBe(false);
    }
  });

  it('can be changed for seven days from the first, to the millisecond', () => {
    expect(canChangeRating({ createdAt: ANSWERED }, before(FINAL))).toBe(true);
    expect(canChangeRating({ createdAt: ANSWERED }, FINAL)).toBe(false);
  });

  it('are three, each yes or no', () => {
    const { rating } = rated('eve');
    expect(memberRatingSchema.parse(rating)).toEqual(rating);
    for (const name of RATING_QUESTIONS) {
      for (const value of [undefined, null, 'yes', 1]) {
        expect(memberRatingSchema.safeParse({ ...rating, [name]: value }).success).toBe(false);
      }
    }
    expect(memberRatingSchema.safeParse({ ...rating, memberId: 'a/b' }).success).toBe(false);
  });
});

describe('what a companion learns of others’ answers', () => {
  const three = [rated('ann'), rated('ben', { kind: false, again: false }), rated('cem')];

  it('is how many sessions were answered about, and how often with yes', () => {
    const all = [...three, rated('ann', { came: false, again: false })];
    expect(countRatings(all, 'eve', FINAL)).toEqual({ sessions: 4, came: 3, kind: 3, again: 2 });
  });

  it('is nothing below three different companions, however many answers', () => {
    expect(countRatings(three, 'eve', FINAL)).not.toBeNull();
    expect(countRatings(three.slice(1), 'eve', FINAL)).toBeNull();
    expect(countRatings([...three.slice(1), rated('cem'), rated('cem')], 'eve', FINAL)).toBeNull();
    expect(countRatings([], 'eve', FINAL)).toBeNull();
  });

  it('leaves out their own, also where three are needed', () => {
    expect(countRatings(three, 'ann', FINAL)).toBeNull();
    const four = [...three, rated('dan')];
    expect(countRatings(four, 'ben', FINAL)).toEqual({ sessions: 3, came: 3, kind: 3, again: 3 });
  });

  it('leaves out an answer that can still be changed', () => {
    expect(countRatings(three, 'eve', before(FINAL))).toBeNull();
    const late = rated('dan', { createdAt: new Date(ANSWERED.getTime() + 1) });
    expect(countRatings([...three, late], 'eve', FINAL)).toMatchObject({ sessions: 3 });
  });

  it('leaves out a session that ended less than a week ago, completed early as it may be', () => {
    const endsAt = new Date(FINAL.getTime() - 7 * DAY_MS - 1);
    const early = (ends: Date) => [...three.slice(1), rated('ann', {}, { endsAt: ends })];
    expect(countRatings(early(endsAt), 'eve', FINAL)).not.toBeNull();
    expect(countRatings(early(new Date(endsAt.getTime() + 1)), 'eve', FINAL)).toBeNull();
  });

  it('leaves out what is said to have gone wrong, what didn’t take place, and what is gone', () => {
    const others = three.slice(1);
    const claim = (keptPercent: number | null) => ({ by: 'spender', keptPercent }) as const;
    const counts = (session: RatedSession) => countRatings([...others, session], 'eve', FINAL);
    expect(counts(rated('ann', {}, { claim: claim(null) }))).toBeNull();
    expect(counts(rated('ann', {}, { status: 'cancelled' }))).toBeNull();
    expect(counts({ ...rated('ann'), booking: null })).toBeNull();
    expect(counts(rated('ann', {}, { claim: claim(50) }))).toMatchObject({ sessions: 3 });
  });
});
