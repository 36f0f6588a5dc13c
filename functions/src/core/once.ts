import { DAY_MS } from '@hearthkin/domain/durations';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { processedEvents } from './collections';

/** Longer than events are retried. */
export const REMEMBER_MS = 7 * DAY_MS;

/**
 * Commits the writes of an event together with a record that it was processed. Events are delivered
 * at least once; this makes the effect happen exactly once.
 * @param write reads first, then writes.
 * @returns false if an earlier delivery has done it; nothing is written then.
 */
export function commitOnce(
  db: Firestore,
  event: { readonly id: string; readonly handler: string },
  now: Date,
  write: (tx: Transaction) => Promise<void>,
): Promise<boolean> {
  const ref = processedEvents(db).doc(`${event.handler}_${event.id}`);
  return db.runTransaction(async (tx) => {
    if ((await tx.get(ref)).exists) return false;
    await write(tx);
    tx.create(ref, {
      handler: event.handler,
      at: now,
      expireAt: new Date(now.getTime() + REMEMBER_MS),
    });
    return true;
  });
}
