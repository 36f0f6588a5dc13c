import { ACTIVITY_IDS, type ActivityId, activityOf, durationsFor } from '../foundation/activities';
import { INTEREST_IDS, type Interest } from '../foundation/interests';
import { LANGUAGES, type Language } from '../foundation/languages';
import { weekdayOf } from '../foundation/time';
import { WEEKDAYS, type Weekday } from '../foundation/weekdays';
import { AGE_BANDS, type AgeBand, ageBandOf, GENDERS, type Gender } from './about-person';
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
  gender: (gender: Gender | null) => `gender_${gender ?? 'unsaid'}` as const,
  age: (band: AgeBand | null) => `age_${band ?? 'unsaid'}` as const,
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
  ...[...GENDERS, null].map(FACETS.gender),
  ...[...AGE_BANDS, null].map(FACETS.age),
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
  | 'gender'
  | 'age'
  | 'weeklyAvailability'
  | 'minimumSession'
  | 'offer'
>;

/** The facets of a listing; the caller decides `online`. */
export function facetsOf(listing: Faceted, online: boolean): Readonly<Record<string, true>> {
  const { interests, languages, hourlyRate, ratingAverage, gender, age } = listing;
  const keys = [
    ...interests.map(FACETS.interest),
    ...[languages.native, ...languages.secondary].map(FACETS.language),
    ...moodsOf(listing).map(FACETS.mood),
    ...ACTIVITY_IDS.filter((id) => offers(listing, id)).map(FACETS.activity),
    ...RATE_CAPS.filter((cap) => hourlyRate <= cap).map(FACETS.rateUpTo),
    ...RATING_FLOORS.filter((floor) => (ratingAverage ?? 0) >= floor).map(FACETS.ratedFrom),
    FACETS.gender(gender),
    FACETS.age(age === null ? null : ageBandOf(age)),
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

type Offered = Pick<Companion, 'weeklyAvailability' | 'minimumSession' | 'offer'>;

/**
 * Whether a companion offers an activity, and their hours have room for its shortest session on any
 * day.
 */
export function offers(companion: Offered, id: ActivityId): boolean {
  const { weeklyAvailability, offer } = companion;
  const [shortest] = durationsFor(id, companion);
  if (shortest === undefined) return false;
  if (weeklyAvailability === null) return true;
  const { open, close } = activityOf(id).window ?? { open: 0, close: 24 * 60 };
  const days = [
    ...WEEKDAYS.map((day) => weeklyAvailability[day] ?? []),
    ...offer.extraHours.map((hours) => [hours]),
  ];
  return days.some((hours) => minutesOpen(hours, open, close) >= shortest);
}

/** Every week, or on a single date. */
function worksOn(
  { weeklyAvailability, offer }: Pick<Companion, 'weeklyAvailability' | 'offer'>,
  day: Weekday,
): boolean {
  return (
    weeklyAvailability === null ||
    (weeklyAvailability[day] ?? []).length > 0 ||
    offer.extraHours.some(({ date }) => weekdayOf(date) === day)
  );
}
