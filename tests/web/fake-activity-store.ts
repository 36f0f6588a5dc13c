import { vi } from 'vitest';
import type * as Store from '../../web/src/features/activity/activity-store';
import { betweenTests } from './between-tests';
import { setWorld, worldNow } from './world';

/** Replaces the activity store. Writes change the world at once, like Firestore's local cache. */

function changeCount(activityId: string, step: number): void {
  const activities = worldNow().activities.map((one) =>
    one.id === activityId
      ? { ...one, data: { ...one.data, participantCount: one.data.participantCount + step } }
      : one,
  );
  setWorld({ activities });
}

export const joinActivity = vi.fn<typeof Store.joinActivity>(async (uid, id) => {
  changeCount(id, 1);
  const { participants } = worldNow();
  const mine = { uid, displayName: 'Jonah R.', joinedAt: new Date() };
  setWorld({ participants: { ...participants, [id]: [...(participants[id] ?? []), mine] } });
});

export const leaveActivity = vi.fn<typeof Store.leaveActivity>(async (uid, id) => {
  changeCount(id, -1);
  const { participants } = worldNow();
  const others = (participants[id] ?? []).filter((one) => one.uid !== uid);
  setWorld({ participants: { ...participants, [id]: others } });
});

export const reviewActivity = vi.fn<typeof Store.reviewActivity>(async (uid, id, form) => {
  const { activityReviews } = worldNow();
  const said = { ...form, authorId: uid, authorName: 'Jonah R.', createdAt: new Date() };
  setWorld({ activityReviews: { ...activityReviews, [id]: [said] } });
});

export const deleteActivityReview = vi.fn<typeof Store.deleteActivityReview>(async (_uid, id) => {
  setWorld({ activityReviews: { ...worldNow().activityReviews, [id]: [] } });
});

betweenTests(() => {
  for (const fake of [joinActivity, leaveActivity, reviewActivity, deleteActivityReview]) {
    fake.mockClear();
  }
});
