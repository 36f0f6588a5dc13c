import type { User } from '@hearthkin/domain/account/user';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { users } from '../platform/records/collections';

/** The account with an address; no two have the same. */
export function accountWithEmail(db: Firestore, email: string): Query<User> {
  return users(db).where('email', '==', email).limit(1);
}
