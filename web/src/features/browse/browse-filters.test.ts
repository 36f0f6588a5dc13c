import { type Faceted, facetsOf } from '@hearthkin/domain/companion/facets';
import { DEFAULT_OFFER } from '@hearthkin/domain/companion/offer';
import { expect, test } from 'vitest';
import { activeFilters } from './active-filters';
import { filtersFrom, NO_FILTERS, unsaidFilters } from './browse-filters';
import { matchesQuery, searchQueryOf } from './search-query';

/** Friday. */
const NOW = new Date('2026-11-20T15:00:00Z');

const filtersOf = (query: string) => filtersFrom(new URLSearchParams(query), NOW);

/** A companion who matches every filter in these tests. */
const FITTING: Faceted & { readonly cityKey: string; readonly isOnline: boolean } = {
  cityKey: 'sao paulo',
  interests: ['food', 'music'],
  languages: { native: 'Portuguese', secondary: ['English'] },
  traits: ['energetic'],
  gender: 'woman',
  age: 44,
  hourlyRate: 30,
  ratingAverage: 4.6,
  weeklyAvailability: { wed: [{ start: '09:00', end: '17:00' }] },
  minimumSession: 1,
  offer: DEFAULT_OFFER,
  isOnline: true,
};

const found = (query: string, { cityKey, isOnline, ...listing }: typeof FITTING) =>
  matchesQuery(
    { listed: true, searchTokens: [], cityKey, facets: facetsOf(listing, isOnline) },
    searchQueryOf([], filtersOf(query), null),
  );

test.each<[query: string, labels: string[], twin: Partial<typeof FITTING>, facets: string[]]>([
  ['city=s%C3%A3o+PAULO', ['In são PAULO'], { cityKey: 'rio' }, []],
  ['interest=food', ['Gastronomy'], { interests: ['art'] }, ['interest_food']],
  [
    'interest=food&interest=music',
    ['Gastronomy', 'Music & Nightlife'],
    { interests: ['food', 'art'] },
    ['interest_food', 'interest_music'],
  ],
  [
    'language=English',
    ['Speaks English'],
    { languages: { native: 'German', secondary: [] } },
    ['language_English'],
  ],
  ['gender=woman', ['Woman'], { gender: 'man' }, ['gender_woman']],
  ['age=30', ['Aged 30 to 44'], { age: 45 }, ['age_30']],
  ['price=30', ['Up to €30 per hour'], { hourlyRate: 31 }, ['rate_30']],
  ['rating=4.5', ['Rated 4.5 or more'], { ratingAverage: 4.4 }, ['rated_45']],
  ['online=1', ['Online now'], { isOnline: false }, ['online']],
  [
    'date=2026-11-25',
    ['Free on Wed, Nov 25'],
    { weeklyAvailability: { thu: [{ start: '09:00', end: '17:00' }] } },
    ['day_wed'],
  ],
  ['mood=bored', ['Feeling bored'], { traits: ['calm'] }, ['mood_bored']],
])('%s finds who fits, not who differs in it, and is named', (query, labels, twin, facets) => {
  expect(found(query, FITTING)).toBe(true);
  expect(found(query, { ...FITTING, ...twin })).toBe(false);
  expect(searchQueryOf([], filtersOf(query), null).facets).toEqual(facets);
  const active = activeFilters(filtersOf(query));
  expect(active.map(({ label }) => label)).toEqual(labels);
  const rest = active.map(({ without }) => activeFilters(without).map(({ label }) => label));
  expect(rest).toEqual(labels.map((own) => labels.filter((label) => label !== own)));
});

test.each([
  'mood=furious',
  'activity=skydiving',
  'city=%20%2D',
  'interest=taxes',
  'language=Klingon',
  'price=31',
  'rating=2',
  'gender=unsaid',
  'within=unsaid',
  'within=26km',
  'age=31',
  'tonight=maybe',
  'online=maybe',
  'favorites=yes',
  'date=2026-11-19',
  'date=2026-02-30',
  'date=2027-11-25',
  'date=soon',
])('%s is invalid and is ignored', (query) => {
  expect(filtersOf(query)).toEqual(NO_FILTERS);
});

test('those who would rather not say are other groups than those who say it', () => {
  const groups = (query: string) =>
    unsaidFilters(filtersOf(query)).map((filters) => searchQueryOf([], filters, null).facets);
  expect(groups('')).toEqual([]);
  expect(groups('gender=man&mood=sad')).toEqual([['mood_sad', 'gender_unsaid']]);
  expect(groups('gender=man&age=60')).toEqual([
    ['gender_man', 'age_unsaid'],
    ['gender_unsaid', 'age_60'],
    ['gender_unsaid', 'age_unsaid'],
  ]);
  const [unsaid] = unsaidFilters(filtersOf('gender=woman'));
  if (unsaid === undefined) throw new Error('There is a group');
  const facets = (gender: 'woman' | null) => facetsOf({ ...FITTING, gender }, false);
  const fits = (gender: 'woman' | null) =>
    matchesQuery(
      { listed: true, searchTokens: [], cityKey: '', facets: facets(gender) },
      searchQueryOf([], unsaid, null),
    );
  expect([fits('woman'), fits(null)]).toEqual([false, true]);
});

test('those whose town isn’t known are a group of their own beside those within a distance', () => {
  const groups = (query: string) =>
    unsaidFilters(filtersOf(query)).map(({ gender, within }) => [gender, within]);
  expect(groups('within=25km')).toEqual([[null, 'unsaid']]);
  expect(groups('within=15mi&gender=man')).toEqual([
    ['man', 'unsaid'],
    ['unsaid', '15mi'],
    ['unsaid', 'unsaid'],
  ]);
});
