import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { syncAccount } from '../account/sync-account';
import { syncBusy } from '../agreement/sync-busy';
import { systemClock } from '../platform/clock';
import { INTERACTIVE } from '../platform/deployment';
import { deleteReplacedFiles, type NamedFiles } from '../platform/files/delete-replaced-files';
import { database } from '../platform/records/database';
import { following, isStale, onDocument } from '../platform/trigger';
import { signalDesk } from '../staff/desk-signal';
import { recheckedIn, reopenReview } from '../verification/reopen-review';
import { isSearchChange, syncSearchFields } from './sync-search-fields';

/**
 * Signals the desk, updates a listing's search fields and the companion's full days, takes the badge of a companion with a new photo, their first
 * included, until staff have seen it, lists or unlists the companion, updates what their account repeats, and deletes replaced pictures and videos.
 */
export const onCompanionWritten = onDocumentWritten(
  { ...INTERACTIVE, ...onDocument('companions/{companionId}') },
  following(async (event) => {
    const now = systemClock.now();
    if (event.data === undefined || isStale(event, now)) return;
    await signalDesk(event.data, now);
    const { before, after } = event.data;
    if (!after.exists) return;
    const { companionId } = event.params;
    const db = database();
    if (hasOtherLimit(before, after)) await syncBusy(db, companionId, null, now);
    if (isSearchChange(before, after)) await syncSearchFields(after);
    await reopenReview(db, companionId, recheckedIn(before, after, { photo: 'photo' }), now);
    // After that: a photo that staff haven't seen lists no one.
    if (hasOtherFacts(before, after)) await syncAccount(db, companionId, now);
    await deleteReplacedFiles(db, companionId, mediaOf(before), mediaOf(after));
  }),
);

/** Whether other days are full now. */
function hasOtherLimit(before: DocumentSnapshot | undefined, after: DocumentSnapshot): boolean {
  const limitOf = (listing: DocumentSnapshot | undefined) => listing?.get('offer.sessionsPerDay');
  return limitOf(before) !== limitOf(after);
}

/** Whether what decides about being listed, or what the account repeats, differs. */
function hasOtherFacts(before: DocumentSnapshot | undefined, after: DocumentSnapshot): boolean {
  return ['photo', 'badges.background', 'payoutAccount', 'offer.talksNow', 'statesAge'].some(
    (field) => before?.get(field) !== after.get(field),
  );
}

function mediaOf(listing: DocumentSnapshot | undefined): NamedFiles {
  return [listing?.get('photo'), listing?.get('cover'), listing?.get('video')];
}
