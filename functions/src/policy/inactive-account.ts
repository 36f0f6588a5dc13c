import { type Inactivity, inactivityOf } from '@hearthkin/domain/account/inactivity';
import type { User } from '@hearthkin/domain/account/user';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { signInById } from '../core/auth';
import { users } from '../core/collections';
import { lastUseOf } from './last-use';
import { openBookingOf, unpaidPayoutOf } from './policy-queries';

/** An account that may be unused, as it is now. */
export interface InactiveAccount {
  readonly user: User;
  readonly state: Inactivity;
  readonly lastUsedAt: Date;
  /** Staff. */
  readonly isAdmin: boolean;
}

/** Reads it with its sign-in; null for one that is gone or not active. */
export async function readInactive(
  db: Firestore,
  auth: Auth,
  uid: string,
  now: Date,
): Promise<InactiveAccount | null> {
  const [account, signIn] = await Promise.all([users(db).doc(uid).get(), signInById(auth, uid)]);
  const user = account.data();
  // What becomes of a suspended account is for staff to decide.
  if (user === undefined || user.accountStatus !== 'active') return null;
  const lastUsedAt = lastUseOf(user, signIn);
  const state = inactivityOf({ lastUsedAt, noticeAt: user.inactivityNoticeAt }, now);
  return { user, state, lastUsedAt, isAdmin: signIn?.customClaims?.admin === true };
}

/** Whether another person, or money, still depends on an account. */
export async function isNeeded(db: Firestore, uid: string): Promise<boolean> {
  const found = await Promise.all([openBookingOf(db, uid).get(), unpaidPayoutOf(db, uid).get()]);
  return found.some(({ empty }) => !empty);
}
