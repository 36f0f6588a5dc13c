import type { Booking } from '@hearthkin/domain/booking/booking';
import { markOpensAt } from '@hearthkin/domain/booking/day-marks';
import { dayStateOf } from '@hearthkin/domain/booking/session-day';
import type { Firestore } from 'firebase-admin/firestore';
import { bookingsAround } from '../booking/booking-queries';
import { companions, suspensions, users, waitingRemovals } from '../platform/records/collections';
import { isReadable } from '../platform/records/converter';
import { openReportsAbout } from '../safety/safety-queries';
import { finishSuspension, type SuspendDeps } from '../suspension/finish-suspension';
import { endOpenBookings } from './leave-bookings';

/**
 * Whether an account that its owner wants deleted has to stay for now: staff have to decide about a report about it, or
 * they may be at a session in person, or were lately: a trusted contact of the other side must still learn with whom it is.
 */
export async function mustStay(db: Firestore, uid: string, now: Date): Promise<boolean> {
  const [reports, around] = await Promise.all([
    openReportsAbout(db, uid).limit(1).get(),
    bookingsAround(db, uid, now).get(),
  ]);
  const sessions = around.docs.filter(isReadable).map((doc) => doc.data());
  return !reports.empty || sessions.some((booking) => mayBeMeeting(booking, now));
}

/** From when its sides may say that they are there. */
function mayBeMeeting(booking: Booking, now: Date): boolean {
  return dayStateOf(booking, now) === 'open' && now >= markOpensAt('hereAt', booking);
}

/**
 * Closes an account whose owner wants it deleted, like a suspended one, so that nothing of it is
 * seen or used. Its open bookings end as the owner's side would end them. `finishRemovals` deletes it once it needn't
 * stay (`mustStay`); what fails here, `finishSuspensions` goes on with. May be repeated.
 */
export async function closeForNow(
  db: Firestore,
  deps: SuspendDeps,
  uid: string,
  now: Date,
): Promise<void> {
  await db.runTransaction(async (tx) => {
    const account = users(db).doc(uid);
    const listing = companions(db).doc(uid);
    const suspension = suspensions(db).doc(uid);
    const [{ exists }, isCompanion, isSuspended] = await Promise.all([
      tx.get(account),
      tx.get(listing).then((doc) => doc.exists),
      tx.get(suspension).then((doc) => doc.exists),
    ]);
    if (exists) tx.update(account, { accountStatus: 'suspended' });
    if (isCompanion) tx.update(listing, { listed: false });
    if (!isSuspended) tx.set(suspension, { at: now, reason: null, completedAt: null });
    tx.set(waitingRemovals(db).doc(uid), { requestedAt: now });
  });
  await endOpenBookings(db, uid, now);
  await finishSuspension(db, deps, uid, now);
}
