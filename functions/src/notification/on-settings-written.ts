import { isDeepStrictEqual } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { systemClock } from '../platform/clock';
import { notificationSettings, users } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';
import { database } from '../platform/records/database';
import { following, isStale, onDocument } from '../platform/trigger';

/** Keeps what a person has muted in their account, which each notification reads anyway. */
export const onSettingsWritten = onDocumentWritten(
  onDocument('users/{uid}/settings/notifications'),
  following(async (event) => {
    if (isStale(event, systemClock.now())) return;
    await syncMuted(database(), event.params.uid);
  }),
);

/** Reads the settings as they are now, so events may come late, twice and out of order. */
export function syncMuted(db: Firestore, uid: string): Promise<void> {
  return db.runTransaction(async (tx) => {
    const [account, settings] = await Promise.all([
      tx.get(users(db).doc(uid)),
      tx.get(notificationSettings(db, uid)),
    ]);
    const muted = dataOf(settings);
    if (!account.exists || isDeepStrictEqual(account.get('muted') ?? null, muted)) return;
    tx.update(account.ref, { muted });
  });
}
