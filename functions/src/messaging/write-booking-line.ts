import type { Booking } from '@hearthkin/domain/booking/booking';
import {
  type BookingLine,
  conversationId,
  SYSTEM_SENDER,
} from '@hearthkin/domain/messaging/conversation';
import type { Firestore } from 'firebase-admin/firestore';
import { conversations, messages } from '../core/collections';
import { commitOnce } from '../core/once';

interface BookingMoved {
  readonly eventId: string;
  readonly booking: Pick<Booking, 'spenderId' | 'earnerId'>;
  readonly line: BookingLine;
}

/** Writes a line into the conversation of the two, if there is one; once per event. */
export async function writeBookingLine(
  db: Firestore,
  { eventId, booking, line }: BookingMoved,
  now: Date,
): Promise<void> {
  const id = conversationId(booking.spenderId, booking.earnerId);
  await commitOnce(db, { id: eventId, handler: 'booking-line' }, now, async (tx) => {
    if (!(await tx.get(conversations(db).doc(id))).exists) return;
    tx.create(messages(db, id).doc(), {
      senderId: SYSTEM_SENDER,
      content: '',
      timestamp: now,
      redactedAt: null,
      booking: line,
    });
  });
}
