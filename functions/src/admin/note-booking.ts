import { defineStaffAct } from '../platform/callable';
import { peopleNamedIn } from '../platform/people/people-named-in';
import { bookingNotes, bookings } from '../platform/records/collections';
import { audit } from '../staff/audit';
import { readCase } from './staff-booking';

/**
 * Stores a note on a booking, for staff only. A repeated request does nothing.
 * @throws AppError `not-found` without such a booking, `forbidden` for a side of it.
 */
export const noteBooking = defineStaffAct('noteBooking', {
  concerns: ({ db, input }) => peopleNamedIn(bookings(db).doc(input.bookingId)),
  handler: ({ db, input: { requestId, bookingId, text }, caller, now: at }) =>
    db.runTransaction(async (tx): Promise<{ readonly noted: true }> => {
      const { people } = await readCase(tx, db, bookingId, caller);
      const ref = bookingNotes(db, bookingId).doc(requestId);
      if ((await tx.get(ref)).exists) return { noted: true };
      const by = caller.uid;
      tx.create(ref, { text, at, by });
      audit(tx, db, {
        at,
        act: 'booking-noted',
        by,
        target: `bookings/${bookingId}`,
        note: '',
        concerns: people.logged,
      });
      return { noted: true };
    }),
});
