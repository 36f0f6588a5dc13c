import {
  EVENT_CATEGORIES,
  EVENT_CITY_NAMES,
  type EventCategory,
  type EventCity,
} from '@hearthkin/domain/community/event';
import { calendarDateSchema } from '@hearthkin/domain/foundation/fields';

export interface EventFilters {
  /** The search text. */
  readonly text: string;
  readonly city: EventCity | null;
  readonly category: EventCategory | null;
  /** `yyyy-MM-dd` in each event's time zone. */
  readonly date: string | null;
}

export const NO_EVENT_FILTERS: EventFilters = { text: '', city: null, category: null, date: null };

const KEYS = { text: 'q', city: 'city', category: 'category', date: 'date' } as const;

/** Parses the filters in a query. Invalid values are ignored. */
export function eventFiltersFrom(params: URLSearchParams): EventFilters {
  const date = calendarDateSchema.safeParse(params.get(KEYS.date));
  return {
    text: params.get(KEYS.text) ?? '',
    city: EVENT_CITY_NAMES.find((city) => city === params.get(KEYS.city)) ?? null,
    category: EVENT_CATEGORIES.find((one) => one === params.get(KEYS.category)) ?? null,
    date: date.success ? date.data : null,
  };
}

/** Replaces the filters in a query and keeps its other values. */
export function withEventFilters(params: URLSearchParams, filters: EventFilters): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const field of Object.keys(KEYS) as (keyof EventFilters)[]) {
    const value = filters[field];
    if (value === null || value === '') next.delete(KEYS[field]);
    else next.set(KEYS[field], value);
  }
  return next;
}

export function isFiltered({ text, city, category, date }: EventFilters): boolean {
  return text.trim() !== '' || city !== null || category !== null || date !== null;
}
