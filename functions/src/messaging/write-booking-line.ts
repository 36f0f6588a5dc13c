import type { Booking } from '@hearthkin/domain/booking/booking';
import {
  type BookingLine,
  conversationId,
  type Message,
  SYSTEM_SENDER,
} from '@hearthkin/domain/messaging/conversation';
import type { Firestore } from 'firebase-admin/firestore';
import { conversations, messages } from '../core/collections';
import { isAlreadyThere } from '../core/contention';
import { latestOf } from './record-message';

interface BookingMoved {
  readonly eventId: string;
  readonly booking: Pick<Booking, 'spenderId' | 'earnerId'>;
  readonly line: BookingLine;
}

/**
 * Writes a line into the conversation of the two, if there is one, and shows it there as the last message; once per
 * event, whose id names the line. Lines don't count as unread: what they say is notified separately.
 */
export async function writeBookingLine(
  db: Firestore,
  { eventId, booking, line }: BookingMoved,
  now: Date,
): Promise<void> {
  const ref = conversations(db).doc(conversationId(booking.spenderId, booking.earnerId));
  await db
    .runTransaction(async (tx) => {
      const conversation = (await tx.get(ref)).data();
      if (conversation === undefined) return;
      const lineRef = messages(db, ref.id).doc(eventId);
      const message: Message = {
        senderId: SYSTEM_SENDER,
        content: '',
        timestamp: now,
        redactedAt: null,
        booking: line,
      };
      tx.create(lineRef, message);
      const latest = latestOf(conversation, lineRef.id, message);
      if (latest !== null) tx.update(ref, latest);
    })
    .catch((error: unknown) => {
      // An earlier delivery of the event has written it.
      if (!isAlreadyThere(error)) throw error;
    });
}
