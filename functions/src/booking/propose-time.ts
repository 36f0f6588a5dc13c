import type { Booking, Proposal } from '@hearthkin/domain/booking/booking';
import { withProposal } from '@hearthkin/domain/booking/proposal';
import { isWithinHours } from '@hearthkin/domain/companion/free-time';
import { AppError } from '@hearthkin/domain/errors';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { defineCallable } from '../core/callable';
import { bookings, companions } from '../core/collections';
import { countAttempt, limitReached } from '../core/rate-limit';
import { sideOf } from './booking-side';
import { isTakenByOthers, readQuarters } from './move-slots';

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
      await requireHours(tx, db, booking, proposal);
      const quarters = await readQuarters(tx, db, booking, proposal);
      if (quarters.some((quarter) => isTakenByOthers(quarter, now))) {
        throw new AppError('slot-taken');
      }
      tx.update(ref, { proposal, statusHistory, updatedAt });
    });
    return { proposed: true };
  },
});

/** @throws AppError `outside-window` if the companion doesn't work then. */
async function requireHours(
  tx: Transaction,
  db: Firestore,
  { activity, earnerId }: Booking,
  { startsAt, endsAt }: Proposal,
): Promise<void> {
  const companion = (await tx.get(companions(db).doc(earnerId))).data();
  if (companion === undefined) throw new AppError('not-found', 'No such companion');
  if (!isWithinHours(companion, activity, startsAt, endsAt)) throw new AppError('outside-window');
}
