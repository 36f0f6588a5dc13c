import { EVIDENCE_KEEP_MS } from '@hearthkin/domain/messaging/evidence';
import {
  type DocumentData,
  type Firestore,
  Timestamp,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { evidence } from '../platform/records/collections';

/** A message as it is stored: nothing is parsed, so that no form of it escapes. */
export interface StoredMessage {
  readonly id: string;
  readonly fields: DocumentData;
}

/** Whether a stored message has words that could be evidence. */
export function hasWords({ content }: DocumentData): boolean {
  return typeof content === 'string' && content !== '';
}

/**
 * Keeps a message's words, as staff see them in a report once they have been removed for everyone
 * else. Repeating it changes nothing but when they are deleted.
 */
export function keepEvidence(
  db: Firestore,
  batch: WriteBatch,
  conversationId: string,
  { id, fields }: StoredMessage,
  now: Date,
): void {
  const { senderId, content, timestamp } = fields;
  batch.set(evidence(db, conversationId).withConverter(null).doc(id), {
    senderId,
    content,
    timestamp: timestamp ?? Timestamp.fromDate(now),
    expireAt: Timestamp.fromMillis(now.getTime() + EVIDENCE_KEEP_MS),
  });
}
