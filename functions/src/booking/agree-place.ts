import { withPlace } from '@hearthkin/domain/booking/proposal';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { requireArrangement } from '../agreement/agreement';
import { defineCallable } from '../platform/callable';
import { countAttempt, limitReached } from '../platform/rate-limit';
import { bookings } from '../platform/records/collections';
import { sideOf } from './booking-side';

/**
 * Proposes where a session in person takes place, or answers the other side's proposal. The place is the booking's once
 * both have agreed.
 * @throws AppError as `withPlace`, `not-found`, `forbidden`, `no-agreement` or `rate-limited`.
 */
export const agreePlace = defineCallable('agreePlace', {
  access: {
    for: 'person',
    standing: 'active',
    why: 'Who may not write to others keeps accepted sessions, and both must know where to go.',
  },
  handler: async ({ db, input: { bookingId, ...wish }, caller, now }) => {
    await countAttempt(db, 'proposals', caller.uid, now);
    const ref = bookings(db).doc(bookingId);
    await db.runTransaction(async (tx) => {
      const booking = (await tx.get(ref)).data();
      if (booking === undefined) throw new AppError('not-found', 'No such booking');
      const after = withPlace(booking, sideOf(caller, booking), wish, now);
      if (after === 'rate-limited') throw limitReached('proposalsForBooking');
      if (typeof after === 'string') throw new AppError(after, 'The place can’t change like that');
      if (wish.act !== 'end') await requireArrangement(tx, db, booking);
      const { location, placeProposal, statusHistory, updatedAt } = after;
      tx.update(ref, { location, placeProposal, statusHistory, updatedAt });
    });
    return { done: true };
  },
});
