import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INTEREST_IDS } from '../foundation/interests';
import { LANGUAGES } from '../foundation/languages';
import { WEEKDAYS } from '../foundation/weekdays';
import { AGE_BANDS, ageBandLabel, ageBandOf, GENDERS } from './about-person';
import { FACET_KEYS, FACETS, type Faceted, facetsOf, moodsOf, offers } from './facets';
import { OPEN_OFFER } from './open-offer';
import { TRAIT_IDS } from './traits';

const listing = (change: Partial<Faceted> = {}): Faceted => ({
  interests: [],
  languages: { native: 'English', secondary: [] },
  traits: [],
  hourlyRate: 500,
  ratingAverage: null,
  gender: null,
  age: null,
  weeklyAvailability: {},
  minimumSession: 1,
  offer: OPEN_OFFER,
  ...change,
});

const keysOf = (change: Partial<Faceted>, online = false) =>
  Object.keys(facetsOf(listing(change), online));

const hours = fc
  .tuple(fc.integer({ min: 0, max: 22 }), fc.integer({ min: 1, max: 23 }))
  .filter(([start, end]) => start < end)
  .map(([start, end]) => ({
    start: `${String(start).padStart(2, '0')}:00`,
    end: `${String(end).padStart(2, '0')}:00`,
  }));

const anyListing: fc.Arbitrary<Faceted> = fc.record({
  interests: fc.subarray([...INTEREST_IDS]),
  languages: fc.record({
    native: fc.constantFrom(...LANGUAGES),
    secondary: fc.subarray([...LANGUAGES]),
  }),
  traits: fc.subarray([...TRAIT_IDS]),
  hourlyRate: fc.integer({ min: 5, max: 500 }),
  gender: fc.option(fc.constantFrom(...GENDERS)),
  age: fc.option(fc.integer({ min: 18, max: 120 })),
  ratingAverage: fc.option(fc.double({ min: 1, max: 5, noNaN: true })),
  weeklyAvailability: fc.option(
    fc.dictionary(fc.constantFrom(...WEEKDAYS), fc.array(hours, { maxLength: 3 })),
  ),
  minimumSession: fc.constantFrom(0.5, 1, 2),
  offer: fc.constant(OPEN_OFFER),
});

it('an age is in one band, whose label names its ends', () => {
  expect([18, 29, 30, 44, 45, 59, 60, 120].map(ageBandOf)).toEqual([
    18, 18, 30, 30, 45, 45, 60, 60,
  ]);
  expect(AGE_BANDS.map(ageBandLabel)).toEqual(['18 to 29', '30 to 44', '45 to 59', '60 or older']);
});

it('a companion has a key for what they would rather not say', () => {
  expect(keysOf({})).toEqual(expect.arrayContaining(['gender_unsaid', 'age_unsaid']));
  const said = keysOf({ gender: 'nonbinary', age: 45 });
  expect(said).toEqual(expect.arrayContaining(['gender_nonbinary', 'age_45']));
  expect(said.filter((key) => key.endsWith('unsaid'))).toEqual([]);
});

describe('the keys of facets', () => {
  it('are unique and need no quotes in a query', () => {
    for (const key of FACET_KEYS) expect(key).toMatch(/^[A-Za-z_][A-Za-z0-9_]*$/);
    expect(new Set(FACET_KEYS).size).toBe(FACET_KEYS.length);
  });

  it('cover every companion', () => {
    fc.assert(
      fc.property(anyListing, fc.boolean(), (one, online) => {
        expect(FACET_KEYS).toEqual(expect.arrayContaining(Object.keys(facetsOf(one, online))));
      }),
    );
  });

  it('do not depend on the order of a companion’s values', () => {
    fc.assert(
      fc.property(anyListing, fc.boolean(), (one, online) => {
        const turned: Faceted = {
          ...one,
          interests: [...one.interests].reverse(),
          traits: [...one.traits].reverse(),
          languages: { ...one.languages, secondary: [...one.languages.secondary].reverse() },
        };
        expect(Object.entries(facetsOf(turned, online))).toEqual(
          Object.entries(facetsOf(one, online)),
        );
      }),
    );
  });
});

describe('the facets of a companion', () => {
  it('have interests, languages and moods', () => {
    const keys = keysOf({
      interests: ['art'],
      languages: { native: 'Polish', secondary: ['English'] },
      traits: ['calm'],
    });
    expect(keys).toEqual([
      'age_unsaid',
      'gender_unsaid',
      'interest_art',
      'language_English',
      'language_Polish',
      'mood_anxious',
      'mood_stressed',
    ]);
  });

  it('have every price limit from the hourly price up', () => {
    const rates = (hourlyRate: number) =>
      keysOf({ hourlyRate }).filter((key) => key.startsWith('rate_'));
    expect(rates(20)).toEqual(['rate_20', 'rate_30', 'rate_40', 'rate_60']);
    expect(rates(21)).toEqual(['rate_30', 'rate_40', 'rate_60']);
    expect(rates(60)).toEqual(['rate_60']);
    expect(rates(61)).toEqual([]);
  });

  it('have every rating limit up to the rating, and none without a rating', () => {
    const rated = (ratingAverage: number | null) =>
      keysOf({ ratingAverage }).filter((key) => key.startsWith('rated_'));
    expect(rated(null)).toEqual([]);
    expect(rated(2.99)).toEqual([]);
    expect(rated(3)).toEqual(['rated_30']);
    expect(rated(4.49)).toEqual(['rated_30', 'rated_40']);
    expect(rated(4.5)).toEqual(['rated_30', 'rated_40', 'rated_45']);
  });

  it('have the days with hours, or all days without hours', () => {
    const days = (weeklyAvailability: Faceted['weeklyAvailability']) =>
      keysOf({ weeklyAvailability }).filter((key) => key.startsWith('day_'));
    expect(days(null)).toHaveLength(7);
    expect(days({})).toEqual([]);
    expect(days({ sat: [{ start: '10:00', end: '12:00' }], sun: [] })).toEqual(['day_sat']);
  });

  it('have online only if the companion is online', () => {
    expect(keysOf({}, true)).toContain(FACETS.online);
    expect(keysOf({}, false)).not.toContain(FACETS.online);
  });
});

describe('moodsOf', () => {
  it('finds every mood for a companion who listens well, and none without traits', () => {
    expect(moodsOf({ traits: ['listener'] })).toEqual([
      'lonely',
      'anxious',
      'sad',
      'bored',
      'stressed',
    ]);
    expect(moodsOf({ traits: ['energetic'] })).toEqual(['bored']);
    expect(moodsOf({ traits: [] })).toEqual([]);
  });
});

describe('offers', () => {
  const on = (start: string, end: string, minimumSession: Faceted['minimumSession'] = 0.5) => ({
    weeklyAvailability: { wed: [{ start, end }] },
    minimumSession,
    offer: OPEN_OFFER,
  });

  it('needs room for the shortest session, to the minute', () => {
    expect(offers(on('09:00', '10:00'), 'coffee-walk')).toBe(true);
    expect(offers(on('09:00', '09:59'), 'coffee-walk')).toBe(false);
    expect(offers(on('09:00', '09:30'), 'virtual-chat')).toBe(true);
  });

  it('counts only the hours in which the activity takes place', () => {
    expect(offers(on('08:00', '09:59'), 'coffee-walk')).toBe(false);
    expect(offers(on('20:00', '24:00'), 'coffee-walk')).toBe(true);
    expect(offers(on('20:01', '24:00'), 'coffee-walk')).toBe(false);
  });

  it('respects the companion’s shortest session', () => {
    expect(offers(on('10:00', '11:30', 2), 'coffee-walk')).toBe(false);
    expect(offers(on('10:00', '12:00', 2), 'coffee-walk')).toBe(true);
  });

  it('is everything without set hours, and nothing with empty hours', () => {
    expect(
      offers(
        { weeklyAvailability: null, minimumSession: 2, offer: OPEN_OFFER },
        'outdoor-adventure',
      ),
    ).toBe(true);
    expect(
      offers({ weeklyAvailability: {}, minimumSession: 0.5, offer: OPEN_OFFER }, 'virtual-chat'),
    ).toBe(false);
  });
});
