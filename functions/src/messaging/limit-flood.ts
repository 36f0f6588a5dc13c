import { MINUTE_MS } from '@hearthkin/domain/durations';
import { AppError } from '@hearthkin/domain/errors';
import type { Firestore } from 'firebase-admin/firestore';
import { silence } from '../core/collections';
import { countAttempt } from '../core/rate-limit';

/**
 * Counts a person's message over all conversations, and silences them for a minute if there are too
 * many. The rules read the document written here.
 */
export async function limitFlood(db: Firestore, sender: string, now: Date): Promise<void> {
  try {
    await countAttempt(db, 'messages', sender, now);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'rate-limited')) throw error;
    await silence(db, sender).set({ until: new Date(now.getTime() + MINUTE_MS) });
  }
}
