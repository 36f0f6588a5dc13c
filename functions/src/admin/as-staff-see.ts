import type { User } from '@hearthkin/domain/account/user';
import type { Booking } from '@hearthkin/domain/booking/booking';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { lastUseOf } from '../account/last-use';
import { companions, liveOf } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';

/** An account without what only serves the search, and without what the person says helps them. */
export function accountAsStaffSee(user: User): User {
  return { ...user, searchTokens: [], supportPreferences: [], home: null };
}

/**
 * The same with the sessions that a companion has held, which their listing counts; the account counts those that a member
 * has booked.
 */
export async function accountWithSessions(
  tx: Transaction,
  db: Firestore,
  uid: string,
  user: User,
): Promise<User> {
  const account = accountAsStaffSee(user);
  if (account.userType !== 'earner') return account;
  const listing = dataOf(await tx.get(companions(db).doc(uid)));
  return { ...account, stats: { sessionsCompleted: listing?.sessionsCompleted ?? 0 } };
}

type Accounts = readonly { readonly id: string; readonly data: User }[];

/**
 * Accounts with the time at which each person was last here: at most an hour before they left, for a companion a few
 * minutes.
 */
export async function withLastUse<Found extends Accounts[number]>(
  db: Firestore,
  auth: Auth,
  found: readonly Found[],
): Promise<Found[]> {
  if (found.length === 0) return [];
  const [{ users: signIns }, ...lives] = await Promise.all([
    auth.getUsers(found.map(({ id: uid }) => ({ uid }))),
    ...found.map(({ id, data }) =>
      data.userType === 'earner' ? liveOf(db, id).get().then(dataOf) : null,
    ),
  ]);
  const byUid = new Map(signIns.map((signIn) => [signIn.uid, signIn]));
  return found.map((item, index) => {
    const used = lastUseOf(item.data, byUid.get(item.id) ?? null);
    const active = lives[index]?.lastActiveAt ?? used;
    return { ...item, data: { ...item.data, lastLoginAt: active > used ? active : used } };
  });
}

/** A booking without what the member told the companion of themselves. */
export function bookingAsStaffSee(booking: Booking): Booking {
  return { ...booking, mood: null, memberCard: null };
}
