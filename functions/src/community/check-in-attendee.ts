import { mayCheckIn } from '@hearthkin/domain/community/check-in';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { defineCallable } from '../platform/callable';
import { attendees } from '../platform/records/collections';
import { eventOfHost } from './event-of-host';

/**
 * Marks that someone with a place came, or takes the mark back. While it stands, its guest can't leave.
 * @throws AppError as `eventOfHost`; `has-left` without the place, `no-check-in` too early, too late, and for an
 * event that isn't published.
 */
export const checkInAttendee = defineCallable('checkInAttendee', {
  access: {
    for: 'person',
    standing: 'verified',
    why: 'Hosts do it at an event that they announced.',
  },
  handler: async ({ db, input: { eventId, uid, came }, caller, now }) =>
    db.runTransaction(async (tx) => {
      const place = attendees(db, eventId).doc(uid);
      const [event, { exists }] = await Promise.all([
        eventOfHost(tx, db, eventId, caller),
        tx.get(place),
      ]);
      if (!mayCheckIn(event, now)) throw new AppError('no-check-in');
      if (!exists) throw new AppError('has-left', 'They have no place');
      tx.update(place, { came });
      return { came };
    }),
});
