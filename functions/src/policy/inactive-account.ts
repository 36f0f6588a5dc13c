import { type Inactivity, inactivityOf } from '@hearthkin/domain/account/inactivity';
import type { User } from '@hearthkin/domain/account/user';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { lastUseOf } from '../account/last-use';
import { unpaidPayoutsOf } from '../payment/payment-queries';
import { signInById } from '../platform/auth';
import { users } from '../platform/records/collections';
import { openReportsAbout } from '../safety/safety-queries';
import { openBookingOf } from './policy-queries';

/** The current state of an account that may be unused. */
interface InactiveAccount {
  readonly user: User;
  readonly state: Inactivity;
  readonly lastUsedAt: Date;
  /** Whether it belongs to staff. */
  readonly isAdmin: boolean;
}

/** Reads account and sign-in; null if it is gone or not active. */
export async function readInactive(
  db: Firestore,
  auth: Auth,
  uid: string,
  now: Date,
): Promise<InactiveAccount | null> {
  const [account, signIn] = await Promise.all([users(db).doc(uid).get(), signInById(auth, uid)]);
  const user = account.data();
  // Staff decide about suspended accounts.
  if (user === undefined || user.accountStatus !== 'active') return null;
  const lastUsedAt = lastUseOf(user, signIn);
  const state = inactivityOf({ lastUsedAt, noticeAt: user.inactivityNoticeAt }, now);
  return { user, state, lastUsedAt, isAdmin: signIn?.customClaims?.admin === true };
}

/** The time at which something is due that long after a time; null without one. */
export function dueAfter(time: Date | null, ms: number): Date | null {
  return time && new Date(time.getTime() + ms);
}

/** Whether an account still has an open booking, an unpaid payout, or a report about it to decide. */
export async function isNeeded(db: Firestore, uid: string): Promise<boolean> {
  const found = await Promise.all([
    openBookingOf(db, uid).get(),
    unpaidPayoutsOf(db, uid).limit(1).get(),
    openReportsAbout(db, uid).limit(1).get(),
  ]);
  return found.some(({ empty }) => !empty);
}
