import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { systemClock } from '../core/clock';
import { database } from '../core/database';
import { isStale, leavingOutUnreadable, onDocument } from '../core/trigger';
import { deleteReplacedFiles, type NamedFiles } from './delete-replaced-files';
import { syncAccount } from './sync-account';

/**
 * Updates `profiles/{uid}` and the account's fields of `companions/{uid}`, and deletes replaced
 * pictures.
 */
export const onUserWritten = onDocumentWritten(
  onDocument('users/{uid}'),
  leavingOutUnreadable(async (event) => {
    const now = systemClock.now();
    if (isStale(event, now)) return;
    const { uid } = event.params;
    const db = database();
    await syncAccount(db, uid, now);
    const { before, after } = event.data ?? {};
    // Deleting the account deletes all its files anyway.
    if (after?.exists) await deleteReplacedFiles(db, uid, picturesOf(before), picturesOf(after));
  }),
);

function picturesOf(account: DocumentSnapshot | undefined): NamedFiles {
  return [account?.get('profilePhoto'), account?.get('coverPhoto')];
}
