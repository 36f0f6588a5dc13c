import { RATE_LIMITS } from '@hearthkin/domain/foundation/rate-limits';
import type { Firestore } from 'firebase-admin/firestore';
import { asRead, ifUnchanged } from '../platform/consistency/if-unchanged';
import { sentMessages } from '../platform/records/collections';

/** Counts a person's messages from 0 again, at most once a window. The rules read the count. */
export async function renewAllowance(db: Firestore, sender: string, now: Date): Promise<void> {
  const snapshot = await sentMessages(db, sender).get();
  const from = snapshot.data()?.from;
  if (!snapshot.exists) return;
  if (from && now.getTime() - from.getTime() < RATE_LIMITS.messages.windowMs) return;
  // If another message was sent meanwhile, that one renews it.
  await ifUnchanged(snapshot.ref.update({ count: 0, from: now }, asRead(snapshot)));
}
