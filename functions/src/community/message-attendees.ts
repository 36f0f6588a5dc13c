import { mayMessageAttendees } from '@hearthkin/domain/community/host-message';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { defineCallable } from '../platform/callable';
import { countIn, limitReached, readAttempts } from '../platform/rate-limit';
import { hostMessages } from '../platform/records/collections';
import { eventOfHost } from './event-of-host';

/**
 * Stores a message of the host to everyone with a place; the trigger on it sends it. A repeated call sends it once.
 * @throws AppError as `eventOfHost`; `no-host-message` for an event that isn't published or has no guests, and a day
 * after its start; `rate-limited`.
 */
export const messageAttendees = defineCallable('messageAttendees', {
  access: { for: 'person' },
  handler: async ({ db, input: { requestId, eventId, text }, caller, now }) => {
    const attempts = await readAttempts(db, 'hostMessages', eventId, now);
    return db.runTransaction(async (tx) => {
      const ref = hostMessages(db, eventId).doc(requestId);
      const [event, sent] = await Promise.all([
        eventOfHost(tx, db, eventId, caller),
        tx.get(ref).then((doc) => doc.data()),
      ]);
      if (sent !== undefined) return { sentTo: sent.sentTo };
      if (!mayMessageAttendees(event, now)) throw new AppError('no-host-message');
      if (attempts.retryAfterMs > 0) throw limitReached('hostMessages', attempts.retryAfterMs);
      countIn(tx, attempts);
      tx.create(ref, { text, sentAt: now, sentTo: event.attendeeCount });
      return { sentTo: event.attendeeCount };
    });
  },
});
