import { isLapsed } from '@hearthkin/domain/booking/lifecycle';
import { blockSchema, isBlocking } from '@hearthkin/domain/safety/block';
import type { Firestore } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { applyTransition } from '../booking/apply-transition';
import { requestsBetween } from '../booking/booking-queries';
import { checkoutsBetween } from '../payment/payment-queries';
import { letGo } from '../payment/settle-checkout';
import { systemClock } from '../platform/clock';
import { PERSISTENT } from '../platform/consistency/contention';
import { INTERACTIVE } from '../platform/deployment';
import { bookings } from '../platform/records/collections';
import { readOr } from '../platform/records/converter';
import { database } from '../platform/records/database';
import { following, isStale, onDocument } from '../platform/trigger';

/** Withdraws what two people have asked of each other once one of them blocks the other. */
export const onBlockWritten = onDocumentWritten(
  { ...INTERACTIVE, ...onDocument('users/{uid}/blocks/{otherUid}') },
  following(async (event) => {
    const now = systemClock.now();
    if (isStale(event, now) || !isBlocking(readOr(blockSchema, event.data?.after))) return;
    const { uid, otherUid } = event.params;
    await withdrawRequests(database(), uid, otherUid, now);
  }),
);

/**
 * Ends the open requests and the unpaid ones of two people as the side that blocks, by the usual rules: what is
 * authorized or paid goes back. The other side reads that it was declined or withdrawn. Sessions that are agreed
 * stay: either side may cancel them. May be repeated.
 */
export async function withdrawRequests(
  db: Firestore,
  uid: string,
  otherUid: string,
  now: Date,
): Promise<void> {
  for (const [spenderId, earnerId] of [
    [uid, otherUid],
    [otherUid, uid],
  ] as const) {
    const sides = { spenderId, earnerId };
    for (const { id } of (await checkoutsBetween(db, sides).get()).docs) {
      await letGo(db, id, 'left', now);
    }
    for (const { id } of (await requestsBetween(db, sides).get()).docs) {
      await endRequest(db, id, uid === spenderId ? 'spender' : 'earner', now);
    }
  }
}

/** Decides inside the transaction: it may have been answered, withdrawn or have lapsed meanwhile. */
function endRequest(
  db: Firestore,
  bookingId: string,
  by: 'spender' | 'earner',
  now: Date,
): Promise<void> {
  return db.runTransaction(async (tx) => {
    const booking = (await tx.get(bookings(db).doc(bookingId))).data();
    if (booking?.status !== 'pending' || isLapsed(booking, now)) return;
    const request = { bookingId, to: 'cancelled', actorOf: () => by, reason: '', now } as const;
    await applyTransition(tx, db, request);
  }, PERSISTENT);
}
