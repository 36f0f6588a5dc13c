import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { systemClock } from '../platform/clock';
import { database } from '../platform/records/database';
import { following, isStale, onDocument } from '../platform/trigger';
import { syncOnline } from './sync-online';

/** Marks a companion online with the first sign of activity. The many later ones read and write nothing. */
export const onLiveWritten = onDocumentWritten(
  onDocument('companions/{companionId}/live/{liveId}'),
  following(async (event) => {
    const after = event.data?.after;
    const now = systemClock.now();
    if (!after?.exists || isStale(event, now)) return;
    if (!becameActive(event.data?.before, after)) return;
    await syncOnline(database(), event.params.companionId, now);
  }),
);

function becameActive(before: DocumentSnapshot | undefined, after: DocumentSnapshot): boolean {
  const seenAt = (live: DocumentSnapshot | undefined) => live?.get('lastActiveAt')?.toMillis();
  return (after.get('onlineShard') ?? null) === null && seenAt(before) !== seenAt(after);
}
