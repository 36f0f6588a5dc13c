import { RATE_LIMITS } from '@hearthkin/domain/rate-limits';
import type { Firestore } from 'firebase-admin/firestore';
import { sentMessages } from '../core/collections';
import { isMissing, isOutdated } from '../core/contention';

/** Counts a person's messages from 0 again, at most once a window. The rules read the count. */
export async function renewAllowance(db: Firestore, sender: string, now: Date): Promise<void> {
  const snapshot = await sentMessages(db, sender).get();
  const from = snapshot.data()?.from;
  if (snapshot.updateTime === undefined) return;
  if (from && now.getTime() - from.getTime() < RATE_LIMITS.messages.windowMs) return;
  try {
    const version = { lastUpdateTime: snapshot.updateTime };
    await snapshot.ref.update({ count: 0, from: now }, version);
  } catch (error) {
    // Another message was sent meanwhile and renews it, or the account is gone.
    if (!isOutdated(error) && !isMissing(error)) throw error;
  }
}
