import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { systemClock } from '../core/clock';
import { database } from '../core/database';
import { isStale, onDocument } from '../core/trigger';
import { syncAccount } from './sync-account';

/** Keeps `profiles/{uid}` and the account's part of `companions/{uid}`. */
export const onUserWritten = onDocumentWritten(onDocument('users/{uid}'), async (event) => {
  const now = systemClock.now();
  if (!isStale(event, now)) await syncAccount(database(), event.params.uid, now);
});
