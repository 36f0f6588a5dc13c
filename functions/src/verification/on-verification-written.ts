import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { systemClock } from '../platform/clock';
import { database } from '../platform/records/database';
import { following, isStale, onDocument } from '../platform/trigger';
import { signalDesk } from '../staff/desk-signal';
import { syncVerification } from './sync-verification';

/** Signals the desk, and updates the account, its level and the badge from the checks. */
export const onVerificationWritten = onDocumentWritten(
  onDocument('verifications/{uid}'),
  following(async (event) => {
    const now = systemClock.now();
    if (event.data === undefined || isStale(event, now)) return;
    await signalDesk(event.data, now);
    await syncVerification(database(), event.params.uid);
  }),
);
