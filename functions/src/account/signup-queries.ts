import type { User } from '@hearthkin/domain/account/user';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { users } from '../core/collections';

/** Whose account has that address, in lower case. */
export function accountsByEmail(db: Firestore, email: string): Query<User> {
  return users(db).where('email', '==', email);
}

/** Who has given that number in E.164, which one account may have. */
export function accountsByPhone(db: Firestore, phone: string): Query<User> {
  return users(db).where('phone', '==', phone);
}
