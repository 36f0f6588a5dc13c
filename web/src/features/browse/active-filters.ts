import { type Radius, radiusWords } from '@hearthkin/domain/account/place';
import { ageBandLabel, GENDER_LABELS } from '@hearthkin/domain/companion/about-person';
import { activityOf } from '@hearthkin/domain/foundation/activities';
import { INTERESTS } from '@hearthkin/domain/foundation/interests';
import { MINOR_PER_MAJOR } from '@hearthkin/domain/foundation/money';
import { formatDate, formatMoney } from '../../lib/format';
import { MOOD_WORDS } from '../../ui/people/moods';
import { type Filters, NO_FILTERS, UNSAID } from './browse-filters';

/** An active filter, and the filters without it. */
interface ActiveFilter {
  readonly key: string;
  readonly label: string;
  readonly without: Filters;
}

/** "Sat, Nov 21" */
function dateLabel(date: string): string {
  return formatDate(new Date(`${date}T12:00:00Z`), 'UTC');
}

/** The active filters with their labels. */
export function activeFilters(filters: Filters): ActiveFilter[] {
  const { mood, activity, gender, age, city, within, price, date, rating } = filters;
  const single = (field: keyof Filters, label: string): ActiveFilter => ({
    key: field,
    label,
    without: { ...filters, [field]: NO_FILTERS[field] },
  });
  return [
    ...(mood === null ? [] : [single('mood', `Feeling ${MOOD_WORDS[mood].title.toLowerCase()}`)]),
    ...(activity === null ? [] : [single('activity', activityOf(activity).name)]),
    ...(gender === null || gender === UNSAID ? [] : [single('gender', GENDER_LABELS[gender])]),
    ...(age === null || age === UNSAID ? [] : [single('age', `Aged ${ageBandLabel(age)}`)]),
    ...(city === '' ? [] : [single('city', `In ${city}`)]),
    ...(within === null || within === UNSAID ? [] : [single('within', withinLabel(within))]),
    ...filters.interests.map((id) => ({
      key: `interest-${id}`,
      label: INTERESTS[id],
      without: { ...filters, interests: filters.interests.filter((other) => other !== id) },
    })),
    ...filters.languages.map((language) => ({
      key: `language-${language}`,
      label: `Speaks ${language}`,
      without: { ...filters, languages: filters.languages.filter((other) => other !== language) },
    })),
    ...(price === null ? [] : [single('price', priceLabel(price))]),
    ...(date === null ? [] : [single('date', `Free on ${dateLabel(date)}`)]),
    ...(rating === null ? [] : [single('rating', ratingLabel(rating))]),
    ...(filters.tonight ? [single('tonight', 'Free tonight')] : []),
    ...(filters.online ? [single('online', 'Online now')] : []),
    ...(filters.favorites ? [single('favorites', 'Favorites')] : []),
  ];
}

/** "Within 25 km of you" */
export function withinLabel(radius: Radius): string {
  return `Within ${radiusWords(radius)} of you`;
}

export function priceLabel(cap: number): string {
  return `Up to ${formatMoney(cap * MINOR_PER_MAJOR)} per hour`;
}

export function ratingLabel(floor: number): string {
  return `Rated ${floor} or more`;
}
