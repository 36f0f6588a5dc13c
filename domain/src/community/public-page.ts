import { CURRENCY, MINOR_PER_MAJOR } from '../foundation/money';
import type { Activity } from './activity';

/** The description of every story's page: a story may have a content warning, so none of it is told ahead. */
export const STORY_SUMMARY = 'A story from someone in the community.';

/** A published group activity as an Event of Schema.org (JSON-LD), with its city and not its meeting place. */
export function activityEvent(
  activity: Pick<
    Activity,
    'title' | 'description' | 'startsAt' | 'endsAt' | 'status' | 'city' | 'host' | 'priceMinor'
  >,
  address: string,
): object {
  const { title, description, startsAt, endsAt, status, city, host, priceMinor } = activity;
  const state = status === 'cancelled' ? 'EventCancelled' : 'EventScheduled';
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    description,
    url: address,
    startDate: startsAt.toISOString(),
    endDate: endsAt.toISOString(),
    eventStatus: `https://schema.org/${state}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: city, address: city },
    organizer: { '@type': 'Person', name: host.name },
    offers: { '@type': 'Offer', price: priceMinor / MINOR_PER_MAJOR, priceCurrency: CURRENCY },
  };
}
