import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SUPPORT_STYLE_IDS } from '../account/support-styles';
import { OPEN_OFFER } from '../companion/open-offer';
import { MOODS, TRAIT_IDS, TRAITS } from '../companion/traits';
import { INTEREST_IDS } from '../foundation/interests';
import { LANGUAGES } from '../foundation/languages';
import { type Matchable, matchReason, rankMatches, traitsFor } from './match';

const NOW = new Date('2026-06-01T12:00:00Z');

function listing(change: Partial<Matchable> = {}): Matchable {
  return {
    traits: ['calm'],
    supportStyles: [],
    interests: [],
    languages: { native: 'English', secondary: [] },
    ratingAverage: null,
    ratingCount: 0,
    lastActiveAt: new Date('2026-05-01T12:00:00Z'),
    weeklyAvailability: null,
    timeZone: 'UTC',
    minimumSession: 1,
    busy: [],
    offer: OPEN_OFFER,
    fullDays: [],
    ...change,
  };
}

const ONLINE = { lastActiveAt: new Date(NOW.getTime() - 60_000) };
const ANXIOUS = { mood: 'anxious', supportPreferences: [], languages: [], interests: [] } as const;

function order(people: Readonly<Record<string, Partial<Matchable>>>, wish = {}): string[] {
  const candidates = Object.entries(people).map(([id, data]) => ({ id, data: listing(data) }));
  return rankMatches(candidates, { ...ANXIOUS, ...wish }, NOW).map(({ candidate }) => candidate.id);
}

describe('a member who feels anxious', () => {
  it('is not shown a companion without a trait that answers it', () => {
    expect(order({ a: { traits: ['energetic', 'adventurous'] }, b: { traits: [] } })).toEqual([]);
  });

  it('is shown the companion with more matching traits first', () => {
    expect(
      order({ a: { traits: ['calm'] }, b: { traits: ['calm', 'patient', 'energetic'] } }),
    ).toEqual(['b', 'a']);
  });

  it('is shown a companion who can talk now before an equal who cannot', () => {
    const taken = {
      ...ONLINE,
      busy: [{ from: new Date('2026-06-01T12:30:00Z'), until: new Date('2026-06-01T13:30:00Z') }],
    };
    expect(order({ a: {}, b: taken, c: ONLINE })).toEqual(['c', 'a', 'b']);
  });

  it('is shown a companion with many good ratings before one with a single rating', () => {
    expect(
      order({
        a: { ratingAverage: 5, ratingCount: 1 },
        b: { ratingAverage: 4.8, ratingCount: 60 },
        c: { ratingAverage: 3, ratingCount: 60 },
        d: {},
      }),
    ).toEqual(['b', 'a', 'd', 'c']);
  });

  it('is shown a companion who shares their language and interests first', () => {
    const german = {
      languages: { native: 'English', secondary: ['German'] },
    } satisfies Partial<Matchable>;
    const wish = { languages: ['German'], interests: ['art', 'food'] };
    expect(
      order(
        { a: {}, b: { ...german, interests: ['art'] }, c: german, d: { interests: ['art'] } },
        wish,
      ),
    ).toEqual(['b', 'c', 'd', 'a']);
  });

  it('is shown a companion who offers what helps them first, but not before another fitting trait', () => {
    const wish = { supportPreferences: ['presence', 'advice', 'crisis'] };
    expect(
      order(
        {
          a: {},
          b: { supportStyles: ['distraction'] },
          c: { supportStyles: ['presence'] },
          d: { supportStyles: ['advice', 'presence'] },
          e: { supportStyles: ['advice', 'presence', 'crisis'] },
          f: { traits: ['calm', 'patient'] },
        },
        wish,
      ),
    ).toEqual(['f', 'd', 'e', 'c', 'a', 'b']);
  });

  it('sees the reason in one line', () => {
    const candidate = {
      id: 'a',
      data: listing({
        ...ONLINE,
        traits: ['listener', 'patient', 'calm', 'stable'],
        supportStyles: ['presence', 'crisis', 'listening'],
        languages: { native: 'Spanish', secondary: ['English'] },
        interests: ['food', 'lgbt', 'art'],
      }),
    };
    const wish = {
      mood: 'anxious',
      supportPreferences: ['crisis', 'advice', 'listening', 'presence'],
      languages: ['English', 'Spanish'],
      interests: ['lgbt', 'food', 'music'],
    } as const;
    const [match] = rankMatches([candidate], wish, NOW);
    expect(match && matchReason(match.fit)).toBe(
      'Calm, patient, and stable · There for hard moments and listening · Free to talk now · Speaks Spanish · You both like LGBTQ+ and Gastronomy',
    );
    const [alone] = rankMatches([{ id: 'a', data: listing() }], ANXIOUS, NOW);
    expect(alone && matchReason(alone.fit)).toBe('Calm');
  });
});

const matchable: fc.Arbitrary<Matchable> = fc.record({
  traits: fc.subarray(TRAIT_IDS),
  supportStyles: fc.subarray([...SUPPORT_STYLE_IDS]),
  interests: fc.subarray(INTEREST_IDS),
  languages: fc.record({
    native: fc.constantFrom(...LANGUAGES),
    secondary: fc.subarray([...LANGUAGES]),
  }),
  ratingAverage: fc.option(fc.double({ min: 1, max: 5, noNaN: true })),
  ratingCount: fc.nat(2000),
  lastActiveAt: fc.constantFrom(NOW, new Date(0)),
  weeklyAvailability: fc.constantFrom(null, {}, { mon: [{ start: '10:00', end: '20:00' }] }),
  timeZone: fc.constantFrom('UTC', 'Asia/Tokyo'),
  minimumSession: fc.constantFrom(0.5 as const, 1 as const, 2 as const),
  offer: fc.constant(OPEN_OFFER),
  fullDays: fc.constant([]),
  busy: fc.constantFrom([], [{ from: NOW, until: new Date(NOW.getTime() + 1_000) }]),
});

const candidates = fc
  .uniqueArray(fc.record({ id: fc.string(), data: matchable }), {
    selector: ({ id }) => id,
    maxLength: 30,
  })
  .chain((people) =>
    fc.tuple(fc.constant(people), fc.shuffledSubarray(people, { minLength: people.length })),
  );

const wishes = fc.record({
  mood: fc.constantFrom(...MOODS),
  supportPreferences: fc.subarray([...SUPPORT_STYLE_IDS]),
  languages: fc.subarray([...LANGUAGES]),
  interests: fc.subarray(INTEREST_IDS),
});

describe('any ranking', () => {
  it('does not depend on the order of the candidates or on other candidates', () => {
    fc.assert(
      fc.property(candidates, wishes, fc.string(), ([people, shuffled], wish, left) => {
        const ranked = rankMatches(people, wish, NOW);
        expect(rankMatches(shuffled, wish, NOW)).toEqual(ranked);
        const without = people.filter(({ id }) => id !== left);
        expect(rankMatches(without, wish, NOW)).toEqual(
          ranked.filter(({ candidate }) => candidate.id !== left),
        );
      }),
    );
  });

  it('has every companion with a matching trait once, by descending score', () => {
    fc.assert(
      fc.property(candidates, wishes, ([people], wish) => {
        const ranked = rankMatches(people, wish, NOW);
        const fitting = people.filter(({ data }) =>
          data.traits.some((trait) =>
            (TRAITS[trait].matches as readonly string[]).includes(wish.mood),
          ),
        );
        expect(new Set(ranked.map(({ candidate }) => candidate))).toEqual(new Set(fitting));
        expect(ranked).toHaveLength(fitting.length);
        for (const [index, { score, fit, candidate }] of ranked.entries()) {
          expect(Number.isFinite(score)).toBe(true);
          expect(score).toBeLessThanOrEqual(ranked[index - 1]?.score ?? Number.POSITIVE_INFINITY);
          expect(fit.traits).toEqual(traitsFor(candidate.data, wish.mood));
          expect(matchReason(fit)).not.toMatch(/^$|undefined|· ·/);
        }
      }),
    );
  });
});
