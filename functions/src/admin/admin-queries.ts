import type { AuditEntry } from '@hearthkin/domain/admin/audit';
import type { Booking } from '@hearthkin/domain/booking/booking';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { auditLog, bookings, suspensions } from '../core/collections';
import type { Suspension } from '../core/records';

/** Entries about an account, ordered by id. */
export function auditEntriesAbout(db: Firestore, uid: string): Query<AuditEntry> {
  return auditLog(db).where('concerns', 'array-contains', uid);
}

/** A person's requested and confirmed bookings. Index: (participantIds, status, dueAt). */
export function openBookingsOf(db: Firestore, uid: string): Query<Booking> {
  return bookings(db)
    .where('participantIds', 'array-contains', uid)
    .where('status', 'in', ['pending', 'confirmed'])
    .orderBy('dueAt', 'asc');
}

/** Suspensions of which something may be left. */
export function unfinishedSuspensions(db: Firestore): Query<Suspension> {
  return suspensions(db).where('completedAt', '==', null);
}
