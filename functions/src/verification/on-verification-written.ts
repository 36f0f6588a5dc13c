import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { systemClock } from '../core/clock';
import { database } from '../core/database';
import { mailSecrets, repeatedMailDeps } from '../core/mail-params';
import { isStale, leavingOutUnreadable, onDocument } from '../core/trigger';
import { announceDocuments } from './announce-documents';
import { syncVerification } from './sync-verification';

/**
 * Updates the account, its level and the badge from the checks, and tells the owner that documents
 * have arrived.
 */
export const onVerificationWritten = onDocumentWritten(
  { ...onDocument('verifications/{uid}'), secrets: mailSecrets },
  leavingOutUnreadable(async (event) => {
    const now = systemClock.now();
    if (isStale(event, now)) return;
    const db = database();
    const { uid } = event.params;
    await syncVerification(db, uid);
    const { before, after } = event.data ?? {};
    await announceDocuments(
      { eventId: event.id, uid, before, after },
      { db, now, ...repeatedMailDeps() },
    );
  }),
);
