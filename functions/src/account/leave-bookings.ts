import type { Booking } from '@hearthkin/domain/booking/booking';
import { leavingTransition } from '@hearthkin/domain/booking/leaving';
import type { Firestore } from 'firebase-admin/firestore';
import pMap from 'p-map';
import { applyTransition } from '../booking/apply-transition';
import { bookings } from '../core/collections';
import { pagesOf } from '../core/pages';
import { allBookingsOf } from './account-queries';

/** Concurrent transactions. */
const CONCURRENCY = 10;

/**
 * Ends every open booking of a person who deletes their account, as their side and by the usual
 * rules, and removes the text from all their bookings. What stays for the financial records is who,
 * when and how much. May be repeated.
 */
export async function leaveBookings(db: Firestore, uid: string, now: Date): Promise<void> {
  for await (const page of pagesOf(allBookingsOf(db, uid))) {
    const concerned = page.filter((doc) => isOpen(doc.data()) || hasTexts(doc.data()));
    await pMap(
      concerned,
      async ({ id }) => {
        await endBooking(db, id, uid, now);
        await removeTexts(db, id);
      },
      { concurrency: CONCURRENCY },
    );
  }
}

/** Decides inside the transaction, since the other side or a sweep may have changed it. */
function endBooking(db: Firestore, bookingId: string, uid: string, now: Date): Promise<void> {
  return db.runTransaction(async (tx) => {
    const booking = (await tx.get(bookings(db).doc(bookingId))).data();
    const move = booking === undefined ? null : leavingTransition(booking, uid, now);
    if (move === null) return;
    const { to, actor } = move;
    await applyTransition(tx, db, { bookingId, to, actorOf: () => actor, reason: '', now });
  });
}

function removeTexts(db: Firestore, bookingId: string): Promise<void> {
  return db.runTransaction(async (tx) => {
    const ref = bookings(db).doc(bookingId);
    const booking = (await tx.get(ref)).data();
    if (booking === undefined || !hasTexts(booking)) return;
    const { cancellation } = booking;
    tx.update(ref, {
      notes: '',
      location: null,
      cancellation: cancellation && { ...cancellation, reason: '' },
    });
  });
}

function isOpen({ status }: Booking): boolean {
  return status === 'pending' || status === 'confirmed';
}

function hasTexts({ notes, location, cancellation }: Booking): boolean {
  return notes !== '' || location !== null || (cancellation?.reason ?? '') !== '';
}
