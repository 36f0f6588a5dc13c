import { RADIUS_IDS, type Radius } from '@hearthkin/domain/account/place';
import { BOOK_AHEAD_MS } from '@hearthkin/domain/booking/free-time';
import {
  AGE_BANDS,
  type AgeBand,
  GENDERS,
  type Gender,
} from '@hearthkin/domain/companion/about-person';
import {
  FACETS,
  RATE_CAPS,
  RATING_FLOORS,
  type RateCap,
  type RatingFloor,
} from '@hearthkin/domain/companion/facets';
import type { Mood } from '@hearthkin/domain/companion/traits';
import { ACTIVITY_IDS, type ActivityId } from '@hearthkin/domain/foundation/activities';
import { INTEREST_IDS, type Interest } from '@hearthkin/domain/foundation/interests';
import { LANGUAGES, type Language } from '@hearthkin/domain/foundation/languages';
import { cityKeyOf } from '@hearthkin/domain/foundation/search-tokens';
import { instantAt, wallClock } from '@hearthkin/domain/foundation/time';
import type { Weekday } from '@hearthkin/domain/foundation/weekdays';
import { ownTimeZone } from '../../lib/format';
import { moodFrom } from '../../ui/people/moods';

/** In the place of what isn't known of a companion. */
export const UNSAID = 'unsaid';

/** The filters, without the search text. */
export interface Filters {
  readonly mood: Mood | null;
  readonly activity: ActivityId | null;
  /** `unsaid`: those who would rather not say. */
  readonly gender: Gender | typeof UNSAID | null;
  readonly age: AgeBand | typeof UNSAID | null;
  /** The typed place; '' for anywhere. */
  readonly city: string;
  /** The way from the member's own town; `unsaid`: those whose town isn't known. */
  readonly within: Radius | typeof UNSAID | null;
  readonly interests: readonly Interest[];
  readonly languages: readonly Language[];
  readonly price: RateCap | null;
  /** `yyyy-MM-dd` in each companion's time zone. */
  readonly date: string | null;
  readonly rating: RatingFloor | null;
  /** Free this evening on the user's clock. */
  readonly tonight: boolean;
  readonly online: boolean;
  readonly favorites: boolean;
}

export const NO_FILTERS: Filters = {
  mood: null,
  activity: null,
  gender: null,
  age: null,
  city: '',
  within: null,
  interests: [],
  languages: [],
  price: null,
  date: null,
  rating: null,
  tonight: false,
  online: false,
  favorites: false,
};

const MAX_CITY_LENGTH = 80;

/** The dates that can be filtered by, in the user's time zone. */
export function datesAhead(now: Date): { readonly first: string; readonly last: string } {
  const zone = ownTimeZone();
  return {
    first: wallClock(now, zone).date,
    last: wallClock(new Date(now.getTime() + BOOK_AHEAD_MS), zone).date,
  };
}

/** The weekday of a date; null when it isn't one. */
function weekdayOf(date: string): Weekday | null {
  const noon = instantAt(date, '12:00', 'utc');
  return noon === null ? null : wallClock(noon, 'utc').weekday;
}

/** Whether a date can be filtered by. */
export function isAhead(date: string, now: Date): boolean {
  const { first, last } = datesAhead(now);
  return weekdayOf(date) !== null && date >= first && date <= last;
}

/** Parses the filters in a query. Invalid values are ignored. */
export function filtersFrom(params: URLSearchParams, now: Date): Filters {
  const date = params.get('date');
  const city = (params.get('city') ?? '').trim().slice(0, MAX_CITY_LENGTH);
  return {
    mood: moodFrom(params.get('mood')),
    activity: ACTIVITY_IDS.find((id) => id === params.get('activity')) ?? null,
    gender: GENDERS.find((gender) => gender === params.get('gender')) ?? null,
    age: AGE_BANDS.find((band) => String(band) === params.get('age')) ?? null,
    city: cityKeyOf(city) === '' ? '' : city,
    within: RADIUS_IDS.find((id) => id === params.get('within')) ?? null,
    interests: INTEREST_IDS.filter((id) => params.getAll('interest').includes(id)),
    languages: LANGUAGES.filter((language) => params.getAll('language').includes(language)),
    price: RATE_CAPS.find((cap) => String(cap) === params.get('price')) ?? null,
    date: date !== null && isAhead(date, now) ? date : null,
    rating: RATING_FLOORS.find((floor) => String(floor) === params.get('rating')) ?? null,
    tonight: params.get('tonight') === '1',
    online: params.get('online') === '1',
    favorites: params.get('favorites') === '1',
  };
}

/** Replaces the filters in a query and keeps its other values. */
export function withFilters(params: URLSearchParams, filters: Filters): URLSearchParams {
  const next = new URLSearchParams(params);
  const set = (key: string, values: readonly string[]) => {
    next.delete(key);
    for (const value of values) next.append(key, value);
  };
  const one = (value: string | number | null) => (value === null ? [] : [String(value)]);
  set('mood', one(filters.mood));
  set('activity', one(filters.activity));
  set('gender', one(filters.gender));
  set('age', one(filters.age));
  set('city', one(filters.city.trim() || null));
  set('within', one(filters.within));
  set('interest', filters.interests);
  set('language', filters.languages);
  set('price', one(filters.price));
  set('date', one(filters.date));
  set('rating', one(filters.rating));
  set('tonight', filters.tonight ? ['1'] : []);
  set('online', filters.online ? ['1'] : []);
  set('favorites', filters.favorites ? ['1'] : []);
  return next;
}

/** The facets (`companions.facets`) that the filters require. */
export function facetsFor(filters: Filters): string[] {
  const weekday = filters.date === null ? null : weekdayOf(filters.date);
  return [
    ...(filters.mood === null ? [] : [FACETS.mood(filters.mood)]),
    ...(filters.activity === null ? [] : [FACETS.activity(filters.activity)]),
    ...(filters.gender === null ? [] : [FACETS.gender(saidOrNull(filters.gender))]),
    ...(filters.age === null ? [] : [FACETS.age(saidOrNull(filters.age))]),
    ...filters.interests.map(FACETS.interest),
    ...filters.languages.map(FACETS.language),
    ...(filters.price === null ? [] : [FACETS.rateUpTo(filters.price)]),
    ...(weekday === null ? [] : [FACETS.day(weekday)]),
    ...(filters.rating === null ? [] : [FACETS.ratedFrom(filters.rating)]),
    ...(filters.online ? [FACETS.online] : []),
  ];
}

function saidOrNull<Said>(value: Said | typeof UNSAID): Said | null {
  return value === UNSAID ? null : value;
}

/**
 * The same filters for those of whom it isn't known whether they fit: who would rather not say their gender or age, or whose town
 * isn't known. They may fit, so they aren't left out. Each group has other companions.
 */
export function unsaidFilters(filters: Filters): Filters[] {
  let all = [filters];
  for (const field of UNKNOWN_OF.toReversed().filter((one) => filters[one] !== null)) {
    all = all.concat(all.map((group) => ({ ...group, [field]: UNSAID })));
  }
  // The first is what was asked for.
  return all.slice(1);
}

/** The filters by something that isn't known of every companion. */
export const UNKNOWN_OF = ['gender', 'age', 'within'] as const satisfies readonly (keyof Filters)[];
