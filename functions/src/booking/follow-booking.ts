import { isDeepStrictEqual } from 'node:util';
import type { Booking } from '@hearthkin/domain/booking/booking';
import { type Counted, countedOf } from '@hearthkin/domain/insights/counters';
import { bookingFigures, figureChanges } from '@hearthkin/domain/insights/figures';
import { conversationId } from '@hearthkin/domain/messaging/conversation';
import { countBooking } from '../insights/count-booking';
import { countFigures } from '../insights/count-figures';
import { writeBookingLine } from '../messaging/write-booking-line';
import { type NotifyContext, readRecipients } from '../notification/notify';
import { oncePerEvent } from '../platform/consistency/once-per-event';
import { conversations } from '../platform/records/collections';
import { announceBooking } from './announce-booking';
import { readAnswered } from './answered-notices';
import { bookingEvent } from './booking-event';
import { toldTogether } from './told-together';
import type { WrittenBooking } from './written-booking';

/**
 * Does what follows from a write to a booking, in one transaction, once: both sides are notified, what the acting side was
 * asked is read, their conversation gets a line (both once for what was asked, accepted or ended of a series together), and their insights and the team's figures count by how much the booking counts for something else. So the events of a booking add up to
 * what it is, in whatever order they come. Nothing is read for a write from which nothing follows.
 */
export async function followBooking(
  written: WrittenBooking,
  context: NotifyContext,
): Promise<void> {
  const { eventId, bookingId, before, after } = written;
  const { db, now } = context;
  const event = bookingEvent(before, after);
  const counted = { before: countsFor(before), after: countsFor(after) };
  const isRecounted = !isDeepStrictEqual(counted.before, counted.after);
  const figures = figureChanges(figuresFor(before), figuresFor(after ?? before));
  const booking = after ?? before;
  if (booking === null) return;
  if (event === null && !isRecounted && figures.size === 0) return;
  const { participantIds, spenderId, earnerId } = booking;
  await oncePerEvent(db, { id: eventId, handler: 'booking' }, now, async (tx) => {
    const together =
      event === null || after === null ? [] : await toldTogether(db, bookingId, after, event.kind);
    const conversation = conversations(db).doc(conversationId(spenderId, earnerId));
    const [readers, talk, markAnswered] = await Promise.all([
      readRecipients(tx, db, participantIds),
      event === null ? null : tx.get(conversation),
      // No one has been asked anything about a new request.
      event === null || before === null || after === null
        ? null
        : readAnswered(tx, db, bookingId, after, now),
    ]);
    markAnswered?.();
    if (event !== null && after !== null && together.length > 0) {
      const happened = { event, bookingId, booking: after, together, about: eventId };
      await announceBooking(tx, happened, readers, context);
      if (talk !== null) {
        writeBookingLine(tx, talk, { id: eventId, line: { bookingId, event: event.kind } }, now);
      }
    }
    countBooking(tx, db, { uids: [...readers.keys()], ...counted });
    countFigures(tx, db, bookingId, figures);
  });
}

function countsFor(booking: Booking | null): Counted | null {
  return booking && countedOf(booking);
}

/** A deleted booking took place all the same. */
function figuresFor(booking: Booking | null) {
  return booking && bookingFigures(booking);
}
