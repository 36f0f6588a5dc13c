import {
  activityReviewSchema,
  activitySchema,
  participantSchema,
} from '@hearthkin/domain/community/activity';
import {
  collection,
  doc,
  limit,
  orderBy,
  type QueryStartAtConstraint,
  query,
  where,
} from 'firebase/firestore';
import type * as z from 'zod/mini';
import { firestore } from '../../firebase/firestore';
import { documentsOf } from '../kit/documents';
import type { LiveQuery } from '../kit/live-query';
import { type Doc, type Pages, watchDoc, watchList, watchPages } from '../kit/readers';

const activities = documentsOf(activitySchema);
const participants = documentsOf(participantSchema);
const reviews = documentsOf(activityReviewSchema);

export type Activity = z.infer<typeof activitySchema>;
export type Participant = z.infer<typeof participantSchema>;
export type ActivityReview = z.infer<typeof activityReviewSchema>;

/** Page size of the staff list of activities and of an activity's reviews. */
export const ACTIVITY_PAGE = 10;

/** An activity's largest possible size. */
const MAX_PARTICIPANTS = 100;

/** Open activities that start after an instant, soonest first. */
export function upcomingActivities(from: Date, count: number): LiveQuery<readonly Doc<Activity>[]> {
  return {
    key: `upcoming-activities/${from.getTime()}/${count}`,
    open: () =>
      watchList(() =>
        query(
          collection(firestore(), 'activities').withConverter(activities),
          where('status', '==', 'open'),
          where('startsAt', '>', from),
          orderBy('startsAt', 'asc'),
          limit(count),
        ),
      ),
  };
}

export function activity(activityId: string): LiveQuery<Doc<Activity> | null> {
  return {
    key: `activity/${activityId}`,
    open: () =>
      watchDoc(() => doc(firestore(), 'activities', activityId).withConverter(activities)),
  };
}

/** All activities, latest first. For staff. */
export function activityPages(): LiveQuery<Pages<Activity>> {
  const list = (...from: QueryStartAtConstraint[]) =>
    query(
      collection(firestore(), 'activities').withConverter(activities),
      orderBy('startsAt', 'desc'),
      ...from,
      limit(ACTIVITY_PAGE),
    );
  return { key: 'activities', open: (more) => watchPages(list, ACTIVITY_PAGE, more) };
}

/** An activity's participants in the order they joined. For signed-in users. */
export function participantsOf(activityId: string): LiveQuery<readonly Doc<Participant>[]> {
  return {
    key: `participants/${activityId}`,
    open: () =>
      watchList(() =>
        query(
          collection(firestore(), 'activities', activityId, 'participants').withConverter(
            participants,
          ),
          orderBy('joinedAt', 'asc'),
          limit(MAX_PARTICIPANTS),
        ),
      ),
  };
}

/** Reviews by participants, newest first. */
export function activityReviewPages(activityId: string): LiveQuery<Pages<ActivityReview>> {
  const list = (...from: QueryStartAtConstraint[]) =>
    query(
      collection(firestore(), 'activities', activityId, 'reviews').withConverter(reviews),
      orderBy('createdAt', 'desc'),
      ...from,
      limit(ACTIVITY_PAGE),
    );
  return {
    key: `activity-reviews/${activityId}`,
    open: (more) => watchPages(list, ACTIVITY_PAGE, more),
  };
}
