import { type Booking, hasOpenClaim } from '@hearthkin/domain/booking/booking';
import { keptPercentOf, outcomeOnLeaving } from '@hearthkin/domain/booking/claim';
import { LEFT_REASON } from '@hearthkin/domain/booking/claim-words';
import { leavingTransition } from '@hearthkin/domain/booking/leaving';
import { checkInId } from '@hearthkin/domain/safety/check-in';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { allBookingsOf } from '../account/account-queries';
import { applyTransition } from '../booking/apply-transition';
import { type ClaimNews, mailClaim } from '../booking/claim-news';
import { readOpenClaim, settleClaim } from '../booking/settle-claim';
import type { NotifyContext } from '../notification/notify';
import { PERSISTENT } from '../platform/consistency/contention';
import { deleteFile } from '../platform/files/storage';
import {
  bookingNotes,
  bookings,
  checkIns,
  claims,
  memberRatingCounts,
  sessionDays,
} from '../platform/records/collections';
import { isUnreadable } from '../platform/records/converter';
import { openBookingsOf } from '../platform/records/open-case-queries';
import { pagesOf, unparsed } from '../platform/sweeps/pages';

/**
 * Ends every open booking of a person who deletes their account, as their side and by the usual
 * rules, decides open claims in favor of the other side, and removes the texts and what is told of the
 * member from all their bookings. What stays for the financial records is who, when and how much. May be
 * repeated.
 */
export async function leaveBookings(context: NotifyContext, uid: string): Promise<void> {
  const { db, now } = context;
  for await (const page of pagesOf(unparsed(allBookingsOf(db, uid)))) {
    const concerned = page.filter((doc) => isOpen(doc) || hasTexts(doc) || hasClaim(doc));
    await Promise.all(
      page.flatMap(({ id }) => [removeLook(db, id, uid), removeContact(db, id, uid)]),
    );
    // One after another: they change the same sums of the companion.
    for (const { id } of concerned) {
      const news = await endBooking(db, id, uid, now);
      if (news !== null) await mailClaim(context, news);
      await removePictures(db, id);
      await removeTexts(db, id);
    }
    for (const { id } of page) {
      await memberRatingCounts(db, id).delete();
      await db.recursiveDelete(bookingNotes(db, id));
    }
  }
}

/**
 * Ends the open bookings of a person whose account is closed, as their side and by the usual rules. Claims are left to
 * staff. May be repeated.
 */
export async function endOpenBookings(db: Firestore, uid: string, now: Date): Promise<void> {
  for await (const page of pagesOf(unparsed(openBookingsOf(db, uid)))) {
    for (const { id } of page) {
      await unlessUnreadable(() =>
        db.runTransaction(async (tx) => {
          const booking = (await tx.get(bookings(db).doc(id))).data();
          if (booking === undefined || hasOpenClaim(booking)) return null;
          return endAsLeaver(tx, db, { bookingId: id, booking, uid }, now);
        }, PERSISTENT),
      );
    }
  }
}

async function endAsLeaver(
  tx: Transaction,
  db: Firestore,
  { bookingId, booking, uid }: { bookingId: string; booking: Booking; uid: string },
  now: Date,
): Promise<null> {
  const move = leavingTransition(booking, uid, now);
  if (move === null) return null;
  const { to, actor } = move;
  await applyTransition(tx, db, { bookingId, to, actorOf: () => actor, reason: '', now });
  return null;
}

/** Null if the booking can't be read. */
async function unlessUnreadable<T>(end: () => Promise<T>): Promise<T | null> {
  try {
    return await end();
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    return null;
  }
}

/**
 * Decides inside the transaction, since the other side or a sweep may have changed it.
 * @returns the decision about an open claim, if there was one.
 */
function endBooking(
  db: Firestore,
  bookingId: string,
  uid: string,
  now: Date,
): Promise<ClaimNews | null> {
  // The texts of one that can't be read still go.
  return unlessUnreadable(() =>
    db.runTransaction(async (tx) => {
      const booking = (await tx.get(bookings(db).doc(bookingId))).data();
      if (booking === undefined) return null;
      if (hasOpenClaim(booking)) return settleByLeaving(tx, db, bookingId, uid, now);
      return endAsLeaver(tx, db, { bookingId, booking, uid }, now);
    }, PERSISTENT),
  );
}

async function settleByLeaving(
  tx: Transaction,
  db: Firestore,
  bookingId: string,
  uid: string,
  now: Date,
): Promise<ClaimNews> {
  const open = await readOpenClaim(tx, db, bookingId);
  const leaver = open.booking.spenderId === uid ? 'spender' : 'earner';
  const outcome = outcomeOnLeaving(open.claim, leaver);
  const keptPercent = keptPercentOf(outcome);
  const decision = { outcome, keptPercent, reason: LEFT_REASON, by: 'system', at: now } as const;
  return settleClaim(tx, db, open, decision);
}

/**
 * Deletes the pictures of both sides while the claim, which takes no more of them, still names them: the
 * next run finds what failed half way.
 */
async function removePictures(db: Firestore, bookingId: string): Promise<void> {
  const claim = await claims(db).doc(bookingId).get();
  for (const field of ['pictures', 'answer.pictures']) {
    for (const path of claim.get(field) ?? []) await deleteFile(path);
  }
}

function removeTexts(db: Firestore, bookingId: string): Promise<void> {
  return db.runTransaction(async (tx) => {
    const ref = bookings(db).doc(bookingId);
    const claimRef = claims(db).doc(bookingId);
    const [booking, claim] = await Promise.all([tx.get(ref), tx.get(claimRef)]);
    if (claim.exists) {
      tx.update(claimRef, {
        words: '',
        pictures: [],
        ...(claim.get('answer') && { 'answer.words': '', 'answer.pictures': [] }),
        ...(claim.get('decision') && { 'decision.reason': '' }),
      });
    }
    if (!booking.exists || !hasTexts(booking)) return;
    const hasReason = typeof booking.get('cancellation.reason') === 'string';
    tx.update(ref, {
      notes: '',
      location: null,
      placeProposal: null,
      mood: null,
      memberCard: null,
      ...(hasReason ? { 'cancellation.reason': '' } : {}),
      statusHistory: historyOf(booking).map(({ note: _, ...entry }) => entry),
    });
  }, PERSISTENT);
}

/** Removes how they looked. When they were there stays, like the booking's other facts. */
async function removeLook(db: Firestore, bookingId: string, uid: string): Promise<void> {
  const ref = sessionDays(db, bookingId).doc(uid);
  if ((await ref.get()).exists) await ref.update({ lookLike: '', formerLooks: [] });
}

/** The time of an alarm stays; the name of the person it told goes. */
async function removeContact(db: Firestore, bookingId: string, uid: string): Promise<void> {
  const ref = checkIns(db).doc(checkInId(uid, bookingId));
  if ((await ref.get()).exists) await ref.update({ contactTo: null });
}

function isOpen(booking: DocumentSnapshot<unknown>): boolean {
  return ['pending', 'confirmed'].includes(booking.get('status'));
}

function hasClaim(booking: DocumentSnapshot<unknown>): boolean {
  return Boolean(booking.get('claim'));
}

function hasTexts(booking: DocumentSnapshot<unknown>): boolean {
  const {
    notes = '',
    location = null,
    placeProposal = null,
    mood = null,
    memberCard = null,
    reason = '',
  } = {
    notes: booking.get('notes'),
    location: booking.get('location'),
    placeProposal: booking.get('placeProposal'),
    mood: booking.get('mood'),
    memberCard: booking.get('memberCard'),
    reason: booking.get('cancellation.reason'),
  };
  const hasNote = historyOf(booking).some(({ note }) => note !== undefined);
  const isTyped = notes !== '' || reason !== '' || hasNote;
  return isTyped || [location, placeProposal, mood, memberCard].some((one) => one !== null);
}

/** The entries of the history as they are stored: a booking that can't be read loses its texts, too. */
function historyOf(booking: DocumentSnapshot<unknown>): Readonly<Record<string, unknown>>[] {
  const stored: unknown = booking.get('statusHistory');
  return Array.isArray(stored) ? stored : [];
}
