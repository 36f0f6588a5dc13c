import { leavingTransition } from '@hearthkin/domain/booking/leaving';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { applyTransition } from '../booking/apply-transition';
import { bookings, sessionDays, staffNotes } from '../core/collections';
import { PERSISTENT } from '../core/contention';
import { isUnreadable } from '../core/converter';
import { pagesOf, unparsed } from '../core/pages';
import { allBookingsOf } from './account-queries';

/**
 * Ends every open booking of a person who deletes their account, as their side and by the usual
 * rules, and removes the texts and what is told of the member from all their bookings. What stays for
 * the financial records is who, when and how much. May be repeated.
 */
export async function leaveBookings(db: Firestore, uid: string, now: Date): Promise<void> {
  for await (const page of pagesOf(unparsed(allBookingsOf(db, uid)))) {
    const concerned = page.filter((doc) => isOpen(doc) || hasTexts(doc));
    await Promise.all(page.map(({ id }) => removeLook(db, id, uid)));
    // One after another: they change the same sums of the companion.
    for (const { id } of concerned) {
      await endBooking(db, id, uid, now);
      await removeTexts(db, id);
    }
    for (const { id } of page) await db.recursiveDelete(staffNotes(db, id));
  }
}

/** Decides inside the transaction, since the other side or a sweep may have changed it. */
async function endBooking(db: Firestore, bookingId: string, uid: string, now: Date): Promise<void> {
  try {
    await db.runTransaction(async (tx) => {
      const booking = (await tx.get(bookings(db).doc(bookingId))).data();
      const move = booking === undefined ? null : leavingTransition(booking, uid, now);
      if (move === null) return;
      const { to, actor } = move;
      await applyTransition(tx, db, { bookingId, to, actorOf: () => actor, reason: '', now });
    }, PERSISTENT);
  } catch (error) {
    // Its texts still go.
    if (!isUnreadable(error)) throw error;
  }
}

function removeTexts(db: Firestore, bookingId: string): Promise<void> {
  return db.runTransaction(async (tx) => {
    const ref = bookings(db).doc(bookingId);
    const booking = await tx.get(ref);
    if (!booking.exists || !hasTexts(booking)) return;
    const hasReason = typeof booking.get('cancellation.reason') === 'string';
    tx.update(ref, {
      notes: '',
      location: null,
      mood: null,
      memberCard: null,
      ...(hasReason ? { 'cancellation.reason': '' } : {}),
    });
  }, PERSISTENT);
}

/** When they were there stays, like the booking's other facts; how they looked goes. */
async function removeLook(db: Firestore, bookingId: string, uid: string): Promise<void> {
  const ref = sessionDays(db, bookingId).doc(uid);
  if ((await ref.get()).exists) await ref.update({ lookLike: '' });
}

function isOpen(booking: DocumentSnapshot<unknown>): boolean {
  return ['pending', 'confirmed'].includes(booking.get('status'));
}

function hasTexts(booking: DocumentSnapshot<unknown>): boolean {
  const {
    notes = '',
    location = null,
    mood = null,
    memberCard = null,
    reason = '',
  } = {
    notes: booking.get('notes'),
    location: booking.get('location'),
    mood: booking.get('mood'),
    memberCard: booking.get('memberCard'),
    reason: booking.get('cancellation.reason'),
  };
  return notes !== '' || location !== null || mood !== null || memberCard !== null || reason !== '';
}
