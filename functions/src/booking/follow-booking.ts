import { isDeepStrictEqual } from 'node:util';
import type { Booking } from '@hearthkin/domain/booking/booking';
import { type Counted, countedOf } from '@hearthkin/domain/insights/counters';
import { bookingFigures, figureChanges } from '@hearthkin/domain/insights/figures';
import { conversationId } from '@hearthkin/domain/messaging/conversation';
import { bookingEffects, conversations } from '../core/collections';
import { expectingNone } from '../core/contention';
import { dataOf } from '../core/converter';
import { REMEMBER_MS } from '../core/once';
import type { BookingEffects } from '../core/records';
import { countBooking } from '../insights/count-booking';
import { countFigures } from '../insights/count-figures';
import { writeBookingLine } from '../messaging/write-booking-line';
import { type NotifyContext, readReaders } from '../notification/notify';
import { announceBooking } from './announce-booking';
import { bookingEvent } from './booking-event';
import type { WrittenBooking } from './written-booking';

/** More than a booking gets while an event may still come again. */
const EVENTS_KEPT = 50;

const NONE: BookingEffects = {
  events: [],
  counted: null,
  countedAt: new Date(0),
  figured: null,
  expireAt: null,
};

/**
 * What follows from a write to a booking, in one transaction: both sides are notified, their conversation gets a line,
 * and their insights and the team's figures count the booking as it is. What was done is kept beside the booking, so an event has its effects
 * once, and one that comes late doesn't count an older state. Nothing is read for a write from which nothing follows.
 */
export async function followBooking(
  written: WrittenBooking,
  context: NotifyContext,
): Promise<void> {
  const { eventId, bookingId, at, before, after } = written;
  const { db, now } = context;
  const event = bookingEvent(before, after);
  const [countedBefore, counted] = [countsFor(before), countsFor(after)];
  const [figuredBefore, figured] = [
    before && bookingFigures(before),
    after && bookingFigures(after),
  ];
  const booking = after ?? before;
  if (booking === null) return;
  const isSame = isDeepStrictEqual([countedBefore, figuredBefore], [counted, figured]);
  if (event === null && isSame) return;
  const { participantIds, spenderId, earnerId } = booking;
  const follow = (isFirst: boolean) =>
    db.runTransaction(async (tx) => {
      const ref = bookingEffects(db).doc(bookingId);
      const conversation = conversations(db).doc(conversationId(spenderId, earnerId));
      const [found, readers, talk] = await Promise.all([
        isFirst ? null : tx.get(ref),
        readReaders(tx, db, participantIds),
        event === null ? null : tx.get(conversation),
      ]);
      const known = (found && dataOf(found)) ?? NONE;
      if (known.events.includes(eventId)) return;
      if (event !== null && after !== null) {
        const happened = { event, bookingId, booking: after, about: eventId };
        await announceBooking(tx, happened, readers, context);
        if (talk !== null) {
          writeBookingLine(tx, talk, { id: eventId, line: { bookingId, event: event.kind } }, now);
        }
      }
      const isLatest = at.getTime() >= known.countedAt.getTime();
      const counts = isLatest ? counted : known.counted;
      countBooking(tx, db, { uids: [...readers.keys()], before: known.counted, after: counts });
      // A deleted booking took place all the same.
      const figures = isLatest && figured !== null ? figured : known.figured;
      countFigures(tx, db, bookingId, figureChanges(known.figured, figures));
      const followed: BookingEffects = {
        events: [...known.events, eventId].slice(-EVENTS_KEPT),
        counted: counts,
        countedAt: isLatest ? at : known.countedAt,
        figured: figures,
        expireAt: after === null ? new Date(now.getTime() + REMEMBER_MS) : null,
      };
      if (isFirst) tx.create(ref, followed);
      else tx.set(ref, followed);
    });
  // From a new booking, nothing has followed yet.
  await (before === null ? expectingNone(follow) : follow(false));
}

function countsFor(booking: Booking | null): Counted | null {
  return booking && countedOf(booking);
}
