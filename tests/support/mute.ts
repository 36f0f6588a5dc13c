import type { NotificationSettings } from '@hearthkin/domain/notification/settings';
import type { Firestore } from 'firebase-admin/firestore';
import { syncMuted } from '../../functions/src/notification/on-settings-written';
import { adminDb } from './admin';

/** Saves what a person mutes, and waits for what the trigger makes of it. */
export async function mute(
  { uid }: { readonly uid: string },
  settings: NotificationSettings | null,
  db: Firestore = adminDb,
): Promise<void> {
  const ref = db.doc(`users/${uid}/settings/notifications`);
  await (settings === null ? ref.delete() : ref.set(settings));
  await syncMuted(db, uid);
}
