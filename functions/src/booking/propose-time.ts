import type { Booking, Proposal } from '@hearthkin/domain/booking/booking';
import { withProposal } from '@hearthkin/domain/booking/proposal';
import { refusalOf } from '@hearthkin/domain/companion/free-time';
import { MINUTE_MS } from '@hearthkin/domain/durations';
import { AppError } from '@hearthkin/domain/errors';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { defineCallable } from '../core/callable';
import { bookings, companions } from '../core/collections';
import { countAttempt, limitReached } from '../core/rate-limit';
import { sideOf } from './booking-side';
import { isHeld, isTakenByOthers, readKept, readPlace } from './move-slots';

/**
 * Proposes another time to the other side. Nothing is held: whether the time is free is checked
 * here only to avoid hopeless proposals, and again on acceptance.
 * @throws AppError as `withProposal`, `not-found`, `forbidden`, `outside-window`, `slot-taken`, or
 * `rate-limited` after too much contention.
 */
export const proposeTime = defineCallable('proposeTime', {
  access: 'signed-in',
  handler: async ({ db, input, caller, now }) => {
    await countAttempt(db, 'timeProposals', caller.uid, now);
    const ref = bookings(db).doc(input.bookingId);
    const wish = { startsAt: new Date(input.startsAt), note: input.note };
    await db.runTransaction(async (tx) => {
      const booking = (await tx.get(ref)).data();
      if (booking === undefined) throw new AppError('not-found', 'No such booking');
      const proposed = withProposal(booking, sideOf(caller, booking), wish, now);
      if (proposed === 'rate-limited') throw limitReached('proposalsForBooking');
      if (typeof proposed === 'string')
        throw new AppError(proposed, 'No other time can be proposed');
      const { proposal, statusHistory, updatedAt } = proposed;
      if (proposal === null) throw new Error('withProposal returned none');
      await requireOffered(tx, db, booking, proposal, now);
      const kept = await readKept(tx, db, { ...booking, ...proposal, dayPlace: null });
      const place = await readPlace(tx, db, booking, proposal.date);
      const isFull = !('place' in place) && place.takenBy.every((slot) => isHeld(slot, now));
      if (isFull || kept.some((part) => isTakenByOthers(part, now))) {
        throw new AppError('slot-taken');
      }
      tx.update(ref, { proposal, statusHistory, updatedAt });
    });
    return { proposed: true };
  },
});

/** @throws AppError `outside-window` if the companion takes no such session then. */
async function requireOffered(
  tx: Transaction,
  db: Firestore,
  booking: Booking,
  { startsAt, endsAt }: Proposal,
  now: Date,
): Promise<void> {
  const companion = (await tx.get(companions(db).doc(booking.earnerId))).data();
  if (companion === undefined) throw new AppError('not-found', 'No such companion');
  const refusal = refusalOf(startsAt, {
    // The calendar is read itself.
    companion: { ...companion, fullDays: [] },
    activity: booking.activity,
    minutes: (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS,
    isTaken: () => false,
    now,
    moved: booking,
  });
  if (refusal !== null) throw new AppError('outside-window', refusal);
}
