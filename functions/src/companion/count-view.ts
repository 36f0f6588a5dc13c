import { randomInt } from 'node:crypto';
import { VIEW_COUNTERS } from '@hearthkin/domain/companion/profile-view';
import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { oncePerEvent } from '../platform/consistency/once-per-event';
import { companions, profileViews, viewCounts } from '../platform/records/collections';

/** Kept until that day is over in every time zone. */
const KEEP_MS = 2 * DAY_MS;

interface Viewed {
  readonly eventId: string;
  readonly companionId: string;
  readonly viewId: string;
}

/** Counts a profile view once, however often its event is delivered. */
export async function countView(
  db: Firestore,
  { eventId, companionId, viewId }: Viewed,
  now: Date,
): Promise<void> {
  const listing = companions(db).doc(companionId);
  const view = profileViews(db, companionId).doc(viewId);
  await oncePerEvent(db, { id: eventId, handler: 'view' }, now, async (tx) => {
    const [known, seen] = await Promise.all([tx.get(listing), tx.get(view)]);
    const at = seen.data()?.at;
    // The listing may have been deleted meanwhile.
    if (!known.exists || at === undefined) return;
    const counter = viewCounts(db, companionId).doc(String(randomInt(VIEW_COUNTERS)));
    tx.set(counter, { views: FieldValue.increment(1) }, { merge: true });
    tx.update(view, {
      viewerId: viewId.slice(0, viewId.lastIndexOf('_')),
      expireAt: new Date(at.getTime() + KEEP_MS),
    });
  });
}
