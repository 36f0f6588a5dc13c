import type * as Queries from '../../web/src/data/activities/activity-queries';
import { readPages } from './fake-pages';
import { read } from './fake-queries';

/** Stands in for what is read of group activities. */

export const ACTIVITY_PAGE = 10;

export const upcomingActivities: typeof Queries.upcomingActivities = (from, count) =>
  read('upcomingActivities', `${from.getTime()}/${count}`, ({ activities }) =>
    activities
      .filter(({ data }) => data.status === 'open' && data.startsAt > from)
      .sort((a, b) => a.data.startsAt.getTime() - b.data.startsAt.getTime())
      .slice(0, count),
  );

export const activity: typeof Queries.activity = (activityId) =>
  read(
    'activity',
    activityId,
    ({ activities }) => activities.find(({ id }) => id === activityId) ?? null,
  );

export const activityPages: typeof Queries.activityPages = () =>
  readPages('activityPages', '', ACTIVITY_PAGE, ({ activities }) => activities);

export const participantsOf: typeof Queries.participantsOf = (activityId) =>
  read('participantsOf', activityId, ({ participants }) =>
    (participants[activityId] ?? []).map((data) => ({ id: data.uid, data })),
  );

export const activityReviewPages: typeof Queries.activityReviewPages = (activityId) =>
  readPages('activityReviewPages', activityId, ACTIVITY_PAGE, ({ activityReviews }) =>
    (activityReviews[activityId] ?? []).map((data) => ({ id: data.authorId, data })),
  );
