import { DAY_MS } from '@hearthkin/domain/time';
import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { processedEvents } from './collections';
import { isAlreadyThere } from './contention';

/** Event ids are remembered for longer than any delivery is repeated. */
const REMEMBER_MS = 7 * DAY_MS;

/**
 * Commits the writes an event causes together with a note that it has been processed. Events are
 * delivered at least once; this makes it exactly once.
 * @returns false when an earlier delivery has done it already; nothing is written then.
 */
export async function commitOnce(
  db: Firestore,
  event: { readonly id: string; readonly handler: string },
  now: Date,
  write: (batch: WriteBatch) => void,
): Promise<boolean> {
  const batch = db.batch();
  batch.create(processedEvents(db).doc(`${event.handler}_${event.id}`), {
    handler: event.handler,
    at: now,
    expireAt: new Date(now.getTime() + REMEMBER_MS),
  });
  write(batch);
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (isAlreadyThere(error)) return false;
    throw error;
  }
}
