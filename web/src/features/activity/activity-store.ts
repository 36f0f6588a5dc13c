import type { ReviewForm } from '@hearthkin/domain/companion/review';
import { doc, getDoc, increment, serverTimestamp, type Transaction } from 'firebase/firestore';
import { commit } from '../../data/kit/store-error';
import { firestore } from '../../firebase/firestore';
import { CallError } from '../../lib/call-error';

/**
 * Takes a place at a group activity, under the name of one's public card.
 * @throws CallError `forbidden` when the last place has gone, or it has begun or is cancelled.
 */
export async function joinActivity(uid: string, activityId: string): Promise<void> {
  await commit('The place', async (transaction) => {
    const displayName = await nameOf(uid);
    count(transaction, activityId, 1);
    transaction.set(place(uid, activityId), { uid, displayName, joinedAt: serverTimestamp() });
  });
}

/**
 * Gives one's place back.
 * @throws CallError
 */
export async function leaveActivity(uid: string, activityId: string): Promise<void> {
  await commit('The place', (transaction) => {
    count(transaction, activityId, -1);
    transaction.delete(place(uid, activityId));
  });
}

/**
 * Says how an activity was that one took part in.
 * @throws CallError `forbidden` before it is over.
 */
export async function reviewActivity(
  uid: string,
  activityId: string,
  form: ReviewForm,
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
 * Takes back what one said of an activity.
 * @throws CallError
 */
export async function deleteActivityReview(uid: string, activityId: string): Promise<void> {
  await commit('The deletion', (transaction) => {
    transaction.delete(review(uid, activityId));
  });
}

/** As the rules compare it. */
async function nameOf(uid: string): Promise<string> {
  const card = await getDoc(doc(firestore(), 'profiles', uid));
  if (!card.exists()) throw new CallError('not-found');
  return card.get('displayName');
}

/** The database adds it up, so many may come at once; the rules refuse one too many. */
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
