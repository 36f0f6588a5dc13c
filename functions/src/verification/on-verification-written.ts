import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { systemClock } from '../platform/clock';
import { database } from '../platform/records/database';
import { isStale, onDocument, skippingUnreadable } from '../platform/trigger';
import { syncVerification } from './sync-verification';

/** Updates the account, its level and the badge from the checks. */
export const onVerificationWritten = onDocumentWritten(
  onDocument('verifications/{uid}'),
  skippingUnreadable(async (event) => {
    if (isStale(event, systemClock.now())) return;
    await syncVerification(database(), event.params.uid);
  }),
);
