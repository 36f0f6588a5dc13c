import type { Activity } from './activity';

/** The place of an event or activity with its city, which hosts often type already: "Pier 3, Austin". */
export function whereWords({ location, city }: Pick<Activity, 'location' | 'city'>): string {
  const parts = location.split(',').map((part) => part.trim().toLowerCase());
  return parts.includes(city.toLowerCase()) ? location : `${location}, ${city}`;
}
