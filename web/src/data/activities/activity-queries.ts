import {
  activityReviewSchema,
  activitySchema,
  NAMES_ID,
  participantSchema,
  sharedNamesSchema,
} from '@hearthkin/domain/community/activity';
import { HIDDEN_STATUSES } from '@hearthkin/domain/community/activity-state';
import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import type * as z from 'zod/mini';
import { limit, orderBy, where } from '../kit/constraints';
import { documentsOf } from '../kit/documents';
import {
  all,
  document,
  groupSource,
  list,
  mapped,
  nullIfDenied,
  pages,
  renewed,
  source,
} from '../kit/queries';

const activities = source('activities', documentsOf(activitySchema));
const participants = documentsOf(participantSchema);
const sharedNames = documentsOf(sharedNamesSchema);
const reviews = documentsOf(activityReviewSchema);

export type Activity = z.infer<typeof activitySchema>;
export type Participant = z.infer<typeof participantSchema>;
export type ActivityReview = z.infer<typeof activityReviewSchema>;

/** Page size of the staff list of activities and of an activity's reviews. */
export const ACTIVITY_PAGE = 10;

/** An activity's largest possible size. */
const MAX_PARTICIPANTS = 100;

/** Open activities that start after an instant, soonest first. */
export const upcomingActivities = (from: Date, count: number) =>
  list(
    `upcoming-activities/${from.getTime()}/${count}`,
    activities,
    where('status', '==', 'open'),
    where('startsAt', '>', from),
    orderBy('startsAt', 'asc'),
    limit(count),
  );

/** The most activities that a host has before they are published; those who propose have few. */
const MAX_HIDDEN = 30;

/** Activities that a user is asked to host, has proposed, or that ended before they were published, soonest first. */
export const hiddenActivities = (uid: string) =>
  list(
    `hidden-activities/${uid}`,
    activities,
    where('hostId', '==', uid),
    where('status', 'in', HIDDEN_STATUSES),
    orderBy('startsAt', 'asc'),
    limit(MAX_HIDDEN),
  );

/** The published activities that a user hosts and that start after an instant, soonest first. */
export const hostedAhead = (uid: string, from: Date) =>
  list(
    `hosted-ahead/${uid}/${from.getTime()}`,
    activities,
    where('hostId', '==', uid),
    where('status', '==', 'open'),
    where('startsAt', '>', from),
    orderBy('startsAt', 'asc'),
    limit(ACTIVITY_PAGE),
  );

/** Activities that a user leads and that start between two instants. The end is exclusive. */
export const hostedActivities = (uid: string, from: Date, until: Date) =>
  list(
    `hosted-activities/${uid}/${from.getTime()}/${until.getTime()}`,
    activities,
    where('hostId', '==', uid),
    where('startsAt', '>=', from),
    where('startsAt', '<', until),
    orderBy('startsAt', 'asc'),
    limit(ACTIVITY_PAGE),
  );

/** One activity; null when it doesn't exist or the reader may not see it. */
export const activity = (activityId: string) =>
  nullIfDenied(document(`activity/${activityId}`, activities, activityId));

/** All activities, latest first. For staff. */
export const activityPages = () =>
  pages('activities', activities, ACTIVITY_PAGE, orderBy('startsAt', 'desc'));

/** A user's own place; null without one. */
export const ownParticipation = (activityId: string, uid: string) =>
  document(
    `participant/${activityId}/${uid}`,
    source(`activities/${activityId}/participants`, participants),
    uid,
  );

/** The number of latest activities of a user that are looked at. */
const MAX_OWN = 12;

/** A user's own places, the latest first. The ids are those of the activities. */
export const ownParticipations = (uid: string) =>
  list(
    `own-participations/${uid}`,
    groupSource('participants', participants),
    where('uid', '==', uid),
    orderBy('joinedAt', 'desc'),
    limit(MAX_OWN),
  );

/** Activities by id, in the given order, without those that don't exist. */
export const activitiesById = (ids: readonly string[]) =>
  mapped(all(`activities-by-id/${ids.join()}`, ids.map(activity)), (found) =>
    found.filter((one) => one !== null),
  );

/** An activity's participants in the order they joined. For its host and staff. */
export const participantsOf = (activityId: string) =>
  list(
    `participants/${activityId}`,
    source(`activities/${activityId}/participants`, participants),
    orderBy('joinedAt', 'asc'),
    limit(MAX_PARTICIPANTS),
  );

/** The interval at which the names of participants are read again, in milliseconds. */
const RENEW_NAMES_MS = 2 * MINUTE_MS;

/**
 * The first names that an activity's participants show each other; null if no one does. For who takes part. It isn't listened to,
 * because rules deny it once one has left. `own` is the reader's name among them: with another one they are read again.
 */
export const namesAt = (activityId: string, own: string | null) => {
  const place = source(`activities/${activityId}/shared`, sharedNames);
  const names = document(`names-at/${activityId}/${own ?? ''}`, place, NAMES_ID);
  return renewed(nullIfDenied(names), RENEW_NAMES_MS);
};

/** Reviews by participants, newest first. */
export const activityReviewPages = (activityId: string) =>
  pages(
    `activity-reviews/${activityId}`,
    source(`activities/${activityId}/reviews`, reviews),
    ACTIVITY_PAGE,
    orderBy('createdAt', 'desc'),
  );
