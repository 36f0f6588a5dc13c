import type { Activity, ActivityReview, Participant } from '@hearthkin/domain/community/activity';
import { RATE_LIMITS } from '@hearthkin/domain/foundation/rate-limits';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { activities, allActivityReviews, allParticipants } from '../platform/records/collections';

/** Group activities hosted by a companion, past ones included. */
export function activitiesBy(db: Firestore, hostId: string): Query<Activity> {
  return activities(db).where('hostId', '==', hostId);
}

/** The activities that a companion proposes and that wait for a decision, up to the most that may. */
export function proposalsBy(db: Firestore, hostId: string): Query<Activity> {
  return activitiesBy(db, hostId)
    .where('status', '==', 'proposed')
    .limit(RATE_LIMITS.openActivities.max);
}

/** The requests to host with a reminder or their end due, longest due first. */
export function dueRequests(db: Firestore, now: Date): Query<Activity> {
  return activities(db).where('request.sweepAt', '<=', now).orderBy('request.sweepAt', 'asc');
}

/** A person's places in activities. Index: participants.uid, across collections. */
export function participationsOf(db: Firestore, uid: string): Query<Participant> {
  return allParticipants(db).where('uid', '==', uid);
}

/** A person's reviews of activities. Index: reviews.authorId, across collections. */
export function activityReviewsBy(db: Firestore, uid: string): Query<ActivityReview> {
  return allActivityReviews(db).where('authorId', '==', uid);
}
