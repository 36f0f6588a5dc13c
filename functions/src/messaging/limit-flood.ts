import { MINUTE_MS } from '@hearthkin/domain/durations';
import { AppError } from '@hearthkin/domain/errors';
import type { Firestore } from 'firebase-admin/firestore';
import { silence } from '../core/collections';
import { countAttempt } from '../core/rate-limit';

/**
 * Counts a person's message over all conversations, and silences them for a minute if there are too
 * many. The rules read the document written here. A longer silence, as of a suspended account,
 * stays.
 */
export async function limitFlood(db: Firestore, sender: string, now: Date): Promise<void> {
  try {
    await countAttempt(db, 'messages', sender, now);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'rate-limited')) throw error;
    const ref = silence(db, sender);
    const until = new Date(now.getTime() + MINUTE_MS);
    await db.runTransaction(async (tx) => {
      const known = (await tx.get(ref)).data();
      if (known === undefined || known.until < until) tx.set(ref, { until });
    });
  }
}
