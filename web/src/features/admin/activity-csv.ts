import type { Activity } from '../../data/activities/activity-queries';
import type { Doc } from '../../data/kit/readers';
import { csvOf } from '../../lib/csv';

/** Prices are in cents. */
export function activityCsv(activities: readonly Doc<Activity>[]): string {
  const rows = activities.map(({ id, data }) => [
    id,
    data.title,
    data.startsAt,
    data.city,
    data.host.name,
    data.priceMinor,
    data.participantCount,
    data.maxParticipants,
    data.status,
  ]);
  return csvOf(
    ['Id', 'Title', 'Starts (UTC)', 'City', 'Host', 'Price', 'Joined', 'Places', 'State'],
    rows,
  );
}
