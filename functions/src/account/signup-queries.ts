import type { User } from '@hearthkin/domain/account/user';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { signups, users } from '../platform/records/collections';
import type { Signup } from '../platform/records/records';

/** Sign-ups whose day is over, longest first. */
export function dueSignups(db: Firestore, now: Date): Query<Signup> {
  return signups(db).where('dueAt', '<=', now).orderBy('dueAt', 'asc');
}

/** Accounts with that address, in lower case. */
export function accountsByEmail(db: Firestore, email: string): Query<User> {
  return users(db).where('email', '==', email);
}

/** Accounts with that number in E.164; at most one. */
export function accountsByPhone(db: Firestore, phone: string): Query<User> {
  return users(db).where('phone', '==', phone);
}
