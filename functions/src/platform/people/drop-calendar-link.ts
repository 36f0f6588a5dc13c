import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { calendarKeys, calendarLink } from '../records/collections';

/** Deletes a person's calendar link, if there is one, in a commit of the caller's. */
export function dropCalendarLink(batch: WriteBatch, db: Firestore, uid: string): void {
  batch.delete(calendarKeys(db).doc(uid));
  batch.delete(calendarLink(db, uid));
}
