import { UNFINISHED_SIGNUP_MS } from '@hearthkin/domain/account/signup';
import type { Firestore } from 'firebase-admin/firestore';
import { signups } from '../platform/records/collections';

/**
 * Notes that a sign-in has no account yet, so that it is removed unless the sign-up is finished within a day. Each sign-in
 * of it notes the same.
 * @param createdAt when the sign-in was made, as Auth says it; now, if it doesn't.
 */
export async function noteSignup(
  db: Firestore,
  uid: string,
  createdAt: string | undefined,
  now: Date,
): Promise<void> {
  const created = Date.parse(createdAt ?? '');
  const begunAt = Number.isNaN(created) ? now.getTime() : created;
  await signups(db)
    .doc(uid)
    .set({ dueAt: new Date(begunAt + UNFINISHED_SIGNUP_MS) });
}
