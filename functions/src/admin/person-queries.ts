import type { AuditEntry } from '@hearthkin/domain/admin/audit';
import type { StaffNote } from '@hearthkin/domain/admin/staff-note';
import type { Booking } from '@hearthkin/domain/booking/booking';
import type { Activity } from '@hearthkin/domain/community/activity';
import type { CommunityEvent } from '@hearthkin/domain/community/event';
import type { Report } from '@hearthkin/domain/safety/report';
import type { ContactMessage } from '@hearthkin/domain/support/contact';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { activitiesBy } from '../community/activity-queries';
import {
  accountNotes,
  bookings,
  contactMessages,
  events,
  reports,
} from '../platform/records/collections';
import { auditEntriesAbout } from '../staff/admin-queries';

/** The events of a person before an instant, latest first. Indexes: the equality fields, then the time. */
interface Before {
  readonly uid: string;
  readonly before: Date;
}

/** Sessions by their start. */
export function sessionsBefore(db: Firestore, { uid, before }: Before): Query<Booking> {
  return earlier(bookings(db).where('participantIds', 'array-contains', uid), 'startsAt', before);
}

/** Reports about what they did. */
export function reportsAboutBefore(db: Firestore, { uid, before }: Before): Query<Report> {
  return earlier(reports(db).where('reportedId', '==', uid), 'createdAt', before);
}

/** Reports that they sent. */
export function reportsByBefore(db: Firestore, { uid, before }: Before): Query<Report> {
  return earlier(reports(db).where('reporterId', '==', uid), 'createdAt', before);
}

/** The acts of staff about a person. */
export function actsBefore(db: Firestore, { uid, before }: Before): Query<AuditEntry> {
  return earlier(auditEntriesAbout(db, uid).where('kind', '==', 'decision'), 'at', before);
}

/** Messages to support. */
export function messagesBefore(db: Firestore, { uid, before }: Before): Query<ContactMessage> {
  return earlier(contactMessages(db).where('uid', '==', uid), 'createdAt', before);
}

/** Events they host, by their start. */
export function eventsBefore(db: Firestore, { uid, before }: Before): Query<CommunityEvent> {
  return earlier(events(db).where('hostId', '==', uid), 'startsAt', before);
}

/** Group activities that they host, proposed or are asked to host, by their start. */
export function activitiesBefore(db: Firestore, { uid, before }: Before): Query<Activity> {
  return earlier(activitiesBy(db, uid), 'startsAt', before);
}

/** Notes of staff. */
export function notesBefore(db: Firestore, { uid, before }: Before): Query<StaffNote> {
  return earlier(accountNotes(db, uid), 'at', before);
}

function earlier<T>(all: Query<T>, field: string, before: Date): Query<T> {
  return all.where(field, '<', before).orderBy(field, 'desc');
}
