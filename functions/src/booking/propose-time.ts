import type { Booking, Proposal } from '@hearthkin/domain/booking/booking';
import { keptBy } from '@hearthkin/domain/booking/calendar-day';
import { refusalOf } from '@hearthkin/domain/booking/free-time';
import { withProposal } from '@hearthkin/domain/booking/proposal';
import type { Companion } from '@hearthkin/domain/companion/companion';
import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { requireAgreement } from '../agreement/agreement';
import { obstacleIn, readDays } from '../agreement/calendar-days';
import { defineCallable } from '../platform/callable';
import { countAttempt, limitReached } from '../platform/rate-limit';
import { bookings, companions } from '../platform/records/collections';
import { sideOf } from './booking-side';

/**
 * Proposes another time to the other side. Nothing is held: whether the time is free is checked
 * here only to avoid hopeless proposals, and again on acceptance.
 * @throws AppError as `withProposal`, `not-found`, `forbidden`, `no-agreement`, `outside-window`, `slot-taken`, or
 * `rate-limited` after too much contention.
 */
export const proposeTime = defineCallable('proposeTime', {
  access: { for: 'person' },
  handler: async ({ db, input, caller, now }) => {
    await countAttempt(db, 'proposals', caller.uid, now);
    const ref = bookings(db).doc(input.bookingId);
    const wish = { startsAt: new Date(input.startsAt), note: input.note };
    await db.runTransaction(async (tx) => {
      const booking = (await tx.get(ref)).data();
      if (booking === undefined) throw new AppError('not-found', 'No such booking');
      const proposed = withProposal(booking, sideOf(caller, booking), wish, now);
      if (proposed === 'rate-limited') throw limitReached('proposalsForBooking');
      if (typeof proposed === 'string')
        throw new AppError(proposed, 'No other time can be proposed');
      await requireAgreement(tx, db, booking);
      const { proposal, statusHistory, updatedAt } = proposed;
      if (proposal === null) throw new Error('withProposal returned none');
      const { earnerId, hold } = booking;
      const companion = (await tx.get(companions(db).doc(earnerId))).data();
      if (companion === undefined) throw new AppError('not-found', 'No such companion');
      requireOffered(companion, booking, proposal, now);
      const kept = keptBy({ ...booking, ...proposal });
      const days = await readDays(tx, db, earnerId, kept);
      const most = companion.offer.sessionsPerDay;
      if (obstacleIn(days, { kept, hold, most, now }) === 'taken') throw new AppError('slot-taken');
      tx.update(ref, { proposal, statusHistory, updatedAt });
    });
    return { proposed: true };
  },
});

/** @throws AppError `outside-window` if the companion takes no such session then. */
function requireOffered(
  companion: Companion,
  booking: Booking,
  { startsAt, endsAt }: Proposal,
  now: Date,
): void {
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
