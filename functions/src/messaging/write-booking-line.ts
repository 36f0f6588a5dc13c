import {
  type BookingLine,
  type Conversation,
  type Message,
  SYSTEM_SENDER,
} from '@hearthkin/domain/messaging/conversation';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { messages } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';
import { latestOf } from './record-message';

interface NewLine {
  /** Names the line: the event's id, which has one line. */
  readonly id: string;
  readonly line: BookingLine;
}

/**
 * Writes a line about a booking into the conversation of the two, if there is one, and shows it there as the last
 * message. Lines don't count as unread: what they say is notified separately.
 */
export function writeBookingLine(
  tx: Transaction,
  found: DocumentSnapshot<Conversation>,
  { id, line }: NewLine,
  now: Date,
): void {
  const conversation = dataOf(found);
  if (conversation === null) return;
  const message: Message = {
    senderId: SYSTEM_SENDER,
    content: '',
    timestamp: now,
    redactedAt: null,
    booking: line,
  };
  tx.set(messages(found.ref.firestore, found.id).doc(id), message);
  const latest = latestOf(conversation, id, message);
  if (latest !== null) tx.update(found.ref, latest);
}
