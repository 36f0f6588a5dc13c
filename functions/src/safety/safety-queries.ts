import type { CheckIn } from '@hearthkin/domain/safety/check-in';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { checkIns } from '../core/collections';

/** Questions whose hour is over, longest first. Index: (status, dueAt). */
export function unansweredCheckIns(db: Firestore, now: Date): Query<CheckIn> {
  return checkIns(db)
    .where('status', '==', 'asked')
    .where('dueAt', '<=', now)
    .orderBy('dueAt', 'asc');
}

/** Those that our team has and whose trusted contact waits for news. */
export function toldCheckIns(db: Firestore): Query<CheckIn> {
  return checkIns(db).where('status', '==', 'open').where('contact', '==', 'told');
}

/** A person's own, for the download. */
export function checkInsOf(db: Firestore, uid: string): Query<CheckIn> {
  return checkIns(db).where('uid', '==', uid);
}
