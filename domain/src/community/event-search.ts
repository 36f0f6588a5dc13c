import { prefixesOf } from '../foundation/search-tokens';
import type { EventForm } from './event';

/** Search tokens of an event: title, place, city, category. */
export function eventTokensOf({
  title,
  location,
  city,
  category,
}: Pick<EventForm, 'title' | 'location' | 'city' | 'category'>): string[] {
  return prefixesOf([title, location, city, category].join(' '));
}
