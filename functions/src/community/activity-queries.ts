import type { Activity, ActivityReview, Participant } from '@hearthkin/domain/community/activity';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { activities, allActivityReviews, allParticipants } from '../platform/records/collections';

/** Group activities hosted by a companion, past ones included. */
export function activitiesBy(db: Firestore, hostId: string): Query<Activity> {
  return activities(db).where('hostId', '==', hostId);
}

/** A person's places in activities. Index: participants.uid, across collections. */
export function participationsOf(db: Firestore, uid: string): Query<Participant> {
  return allParticipants(db).where('uid', '==', uid);
}

/** A person's reviews of activities. Index: reviews.authorId, across collections. */
export function activityReviewsBy(db: Firestore, uid: string): Query<ActivityReview> {
  return allActivityReviews(db).where('authorId', '==', uid);
}
