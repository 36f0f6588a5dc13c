import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { processedEvents } from '../records/collections';
import { isAlreadyThere } from './contention';

/** Longer than events are retried. */
const REMEMBER_MS = 7 * DAY_MS;

/**
 * Commits the writes of an event together with a record that it was processed. For what adds up or is sent, and so must
 * happen once though events are delivered at least once. Where the result follows from the documents as they are, use
 * `untilStable`; where it depends on one document that was read, `ifUnchanged`.
 *
 * The record is most often not there, so it isn't read first: an event that comes again runs `write`, and its commit fails.
 * @param write reads first, then writes. What it does besides, as queueing an email under its key, may happen again.
 * @returns false if an earlier delivery has done it; nothing is written then.
 */
export async function oncePerEvent(
  db: Firestore,
  event: { readonly id: string; readonly handler: string },
  now: Date,
  write: (tx: Transaction) => Promise<void>,
): Promise<boolean> {
  const ref = processedEvents(db).doc(`${event.handler}_${event.id}`);
  try {
    await db.runTransaction(async (tx) => {
      await write(tx);
      tx.create(ref, {
        handler: event.handler,
        at: now,
        expireAt: new Date(now.getTime() + REMEMBER_MS),
      });
    });
    return true;
  } catch (error) {
    if (isAlreadyThere(error) && (await ref.get()).exists) return false;
    throw error;
  }
}
