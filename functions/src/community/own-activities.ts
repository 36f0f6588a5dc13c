import type { Firestore } from 'firebase-admin/firestore';
import { activities } from '../platform/records/collections';
import { getAllOf } from '../platform/records/get-all';
import { allOf } from '../platform/sweeps/pages';
import { activitiesBy, activityReviewsBy, participationsOf } from './activity-queries';

/** A person's group activities for their download: hosted, joined and reviewed. */
export async function ownActivities(db: Firestore, uid: string) {
  const [hosted, joined, said] = await Promise.all([
    allOf(activitiesBy(db, uid)),
    allOf(participationsOf(db, uid)),
    allOf(activityReviewsBy(db, uid)),
  ]);
  const found = await getAllOf(
    db,
    joined.map(({ ref }) => activities(db).doc(ref.parent.parent?.id ?? '-')),
  );
  return {
    hosted: hosted.map((doc) => ({ activityId: doc.id, ...doc.data(), hostId: undefined })),
    joined: joined.map((doc, index) => ({
      title: found[index]?.title ?? '',
      startsAt: found[index]?.startsAt,
      joinedAt: doc.data().joinedAt,
      sharedName: doc.data().sharedName,
    })),
    reviews: said.map((doc) => ({ ...doc.data(), authorId: undefined })),
  };
}
