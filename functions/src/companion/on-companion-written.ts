import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { systemClock } from '../core/clock';
import { database } from '../core/database';
import { isStale, onDocument } from '../core/trigger';
import { isSearchChange, syncSearchFields } from './sync-search-fields';

/** Keeps the fields by which a listing is found. */
export const onCompanionWritten = onDocumentWritten(
  onDocument('companions/{companionId}'),
  async (event) => {
    const before = event.data?.before;
    const after = event.data?.after;
    const now = systemClock.now();
    if (!after?.exists || isStale(event, now) || !isSearchChange(before, after)) return;
    await syncSearchFields(database(), event.params.companionId, now);
  },
);
