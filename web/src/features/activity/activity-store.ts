import type { ReviewForm } from '@hearthkin/domain/companion/review';
import { doc, getDoc, increment, serverTimestamp, type Transaction } from 'firebase/firestore';
import { countInDay } from '../../data/kit/day-limit';
import { commit } from '../../data/kit/store-error';
import { firestore } from '../../firebase/firestore';
import { CallError } from '../../lib/call-error';

/**
 * Joins a group activity under the user's display name.
 * @throws CallError `forbidden` when it is full, has begun or is cancelled; `rate-limited` after too many in a day.
 */
export async function joinActivity(uid: string, activityId: string): Promise<void> {
  await commit('The spot', async (transaction) => {
    const displayName = await nameOf(uid);
    await countInDay(transaction, uid, 'places', `activities/${activityId}`);
    count(transaction, activityId, 1);
    transaction.set(place(uid, activityId), { uid, displayName, joinedAt: serverTimestamp() });
  });
}

/**
 * Leaves a group activity.
 * @throws CallError
 */
export async function leaveActivity(uid: string, activityId: string): Promise<void> {
  await commit('The spot', (transaction) => {
    count(transaction, activityId, -1);
    transaction.delete(place(uid, activityId));
  });
}

/**
 * Reviews an activity the user took part in.
 * @throws CallError `forbidden` before it is over.
 */
export async function reviewActivity(
  uid: string,
  activityId: string,
  form: Pick<ReviewForm, 'rating' | 'comment'>,
): Promise<void> {
  await commit('The review', async (transaction) => {
    const authorName = await nameOf(uid);
    transaction.set(review(uid, activityId), {
      ...form,
      authorId: uid,
      authorName,
      createdAt: serverTimestamp(),
    });
  });
}

/**
 * Deletes the user's review of an activity.
 * @throws CallError
 */
export async function deleteActivityReview(uid: string, activityId: string): Promise<void> {
  await commit('The deletion', (transaction) => {
    transaction.delete(review(uid, activityId));
  });
}

/** The rules compare it with the profile. */
async function nameOf(uid: string): Promise<string> {
  const card = await getDoc(doc(firestore(), 'profiles', uid));
  if (!card.exists()) throw new CallError('not-found');
  return card.get('displayName');
}

/** An atomic increment, so that many can join at once. The rules refuse one too many. */
function count(transaction: Transaction, activityId: string, step: 1 | -1): void {
  transaction.update(doc(firestore(), 'activities', activityId), {
    participantCount: increment(step),
  });
}

function place(uid: string, activityId: string) {
  return doc(firestore(), 'activities', activityId, 'participants', uid);
}

function review(uid: string, activityId: string) {
  return doc(firestore(), 'activities', activityId, 'reviews', uid);
}
