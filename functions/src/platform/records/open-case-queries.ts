import type { Booking } from '@hearthkin/domain/booking/booking';
import type { Claim } from '@hearthkin/domain/booking/claim';
import type { Report } from '@hearthkin/domain/safety/report';
import { Filter, type Firestore, type Query } from 'firebase-admin/firestore';
import { bookings, claims, reports } from './collections';

/** A person's requested and confirmed bookings. Index: (participantIds, status, dueAt). */
export function openBookingsOf(db: Firestore, uid: string): Query<Booking> {
  return bookings(db)
    .where('participantIds', 'array-contains', uid)
    .where('status', 'in', ['pending', 'confirmed'])
    .orderBy('dueAt', 'asc');
}

/** Open claims of a person, on either side. */
export function openClaimsOf(db: Firestore, uid: string): Query<Claim> {
  return claims(db)
    .where(isEither('spenderId', 'earnerId', uid))
    .where('status', '==', 'open');
}

/** Open reports by and about a person. */
export function openReportsOf(db: Firestore, uid: string): Query<Report> {
  return reports(db)
    .where(isEither('reporterId', 'reportedId', uid))
    .where('status', '==', 'open');
}

function isEither(one: string, other: string, uid: string): Filter {
  return Filter.or(Filter.where(one, '==', uid), Filter.where(other, '==', uid));
}
