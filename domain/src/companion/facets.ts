import { INTEREST_IDS, type Interest } from '../account/interests';
import { LANGUAGES, type Language } from '../account/languages';
import { ACTIVITY_IDS, type ActivityId, activityOf, durationsFor } from '../booking/activities';
import { WEEKDAYS, type Weekday } from '../weekdays';
import { minutesOpen } from './availability';
import type { Companion } from './companion';
import { MOODS, type Mood, TRAITS } from './traits';

/** Upper limits of the price filter, in whole currency units. */
export const RATE_CAPS = [20, 30, 40, 60] as const;
export type RateCap = (typeof RATE_CAPS)[number];

/** Lower limits of the rating filter. */
export const RATING_FLOORS = [3, 4, 4.5] as const;
export type RatingFloor = (typeof RATING_FLOORS)[number];

/**
 * All filters of the browse page, as keys of `companions.facets`. Firestore combines any number of
 * equalities through one index each, but not two arrays, nor a range with another order. So every
 * filter is a key that is present or absent.
 */
export const FACETS = {
  interest: (id: Interest) => `interest_${id}` as const,
  language: (language: Language) => `language_${language}` as const,
  mood: (mood: Mood) => `mood_${mood}` as const,
  activity: (id: ActivityId) => `activity_${id.replaceAll('-', '_')}` as const,
  rateUpTo: (cap: RateCap) => `rate_${cap}` as const,
  ratedFrom: (floor: RatingFloor) => `rated_${floor * 10}` as const,
  day: (day: Weekday) => `day_${day}` as const,
  online: 'online',
} as const;

export const FACET_KEYS: readonly string[] = [
  ...INTEREST_IDS.map(FACETS.interest),
  ...LANGUAGES.map(FACETS.language),
  ...MOODS.map(FACETS.mood),
  ...ACTIVITY_IDS.map(FACETS.activity),
  ...RATE_CAPS.map(FACETS.rateUpTo),
  ...RATING_FLOORS.map(FACETS.ratedFrom),
  ...WEEKDAYS.map(FACETS.day),
  FACETS.online,
];

/** The fields facets are computed from. Being online also depends on the time. */
export type Faceted = Pick<
  Companion,
  | 'interests'
  | 'languages'
  | 'traits'
  | 'hourlyRate'
  | 'ratingAverage'
  | 'weeklyAvailability'
  | 'minimumSession'
>;

/** The facets of a listing; the caller decides `online`. */
export function facetsOf(listing: Faceted, online: boolean): Readonly<Record<string, true>> {
  const { interests, languages, hourlyRate, ratingAverage } = listing;
  const keys = [
    ...interests.map(FACETS.interest),
    ...[languages.native, ...languages.secondary].map(FACETS.language),
    ...moodsOf(listing).map(FACETS.mood),
    ...ACTIVITY_IDS.filter((id) => offers(listing, id)).map(FACETS.activity),
    ...RATE_CAPS.filter((cap) => hourlyRate <= cap).map(FACETS.rateUpTo),
    ...RATING_FLOORS.filter((floor) => (ratingAverage ?? 0) >= floor).map(FACETS.ratedFrom),
    ...WEEKDAYS.filter((day) => worksOn(listing, day)).map(FACETS.day),
    ...(online ? [FACETS.online] : []),
  ];
  return Object.fromEntries([...new Set(keys)].sort().map((key) => [key, true as const]));
}

/** The moods a companion's traits fit. */
export function moodsOf({ traits }: Pick<Companion, 'traits'>): Mood[] {
  return MOODS.filter((mood) =>
    traits.some((trait) => (TRAITS[trait].matches as readonly Mood[]).includes(mood)),
  );
}

/** Whether the weekly hours have room for an activity's shortest session on any day. */
export function offers(
  { weeklyAvailability, minimumSession }: Pick<Companion, 'weeklyAvailability' | 'minimumSession'>,
  id: ActivityId,
): boolean {
  if (weeklyAvailability === null) return true;
  const [shortest = 0] = durationsFor(id, minimumSession);
  const { open, close } = activityOf(id).window ?? { open: 0, close: 24 * 60 };
  return WEEKDAYS.some(
    (day) => minutesOpen(weeklyAvailability[day] ?? [], open, close) >= shortest,
  );
}

function worksOn({ weeklyAvailability }: Pick<Companion, 'weeklyAvailability'>, day: Weekday) {
  return weeklyAvailability === null || (weeklyAvailability[day] ?? []).length > 0;
}
