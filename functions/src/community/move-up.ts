import type { CommunityEvent } from '@hearthkin/domain/community/event';
import type { Firestore } from 'firebase-admin/firestore';
import {
  mailNotification,
  type NotifyContext,
  notify,
  type Recipient,
  readRecipients,
} from '../notification/notify';
import { attendees, events, waiting } from '../platform/records/collections';
import { isReadable } from '../platform/records/converter';
import { type EventNotice, eventData, eventLink, eventMail } from './event-mail';
import { waitingInTurn } from './event-queries';

/** Places assigned per transaction. */
const CONCURRENCY = 10;

/** Whether an upcoming event has both a free place and a waiting list. */
export function hasFreePlace(
  { status, startsAt, attendeeCount, maxAttendees, waitingCount }: CommunityEvent,
  now: Date,
): boolean {
  return (
    status === 'approved' && startsAt > now && attendeeCount < maxAttendees && waitingCount > 0
  );
}

/**
 * Gives free places of an event to those who have waited longest, and notifies them. Free places
 * are read in the transaction that assigns them, so repeating it does no harm.
 */
export async function moveUp(eventId: string, context: NotifyContext): Promise<void> {
  for (;;) {
    const { event, moved, goesOn } = await moveSome(context.db, eventId, context.now);
    for (const reader of moved) {
      const notice: EventNotice = { kind: 'event-place', eventId, event, notes: '' };
      const content = eventMail(notice, reader.account, context);
      const about = `${eventId}_${context.now.getTime()}`;
      await mailNotification(context, reader, { kind: notice.kind, about, content });
    }
    if (!goesOn) return;
  }
}

interface Moved {
  readonly event: CommunityEvent;
  readonly moved: readonly Recipient[];
  readonly goesOn: boolean;
}

function moveSome(db: Firestore, eventId: string, now: Date): Promise<Moved> {
  return db.runTransaction(async (tx) => {
    const ref = events(db).doc(eventId);
    const event = (await tx.get(ref)).data();
    if (event === undefined) throw new Error(`${ref.path} is gone`);
    if (!hasFreePlace(event, now)) return { event, moved: [], goesOn: false };
    const free = Math.min(event.maxAttendees - event.attendeeCount, CONCURRENCY);
    const { docs } = await tx.get(waitingInTurn(db, eventId).limit(free));
    // A place that can't be read is lost, like that of a deleted account.
    const readers = await readRecipients(
      tx,
      db,
      docs.filter(isReadable).map(({ id }) => id),
    );
    const moved = [...readers.values()];
    const notice: EventNotice = { kind: 'event-place', eventId, event, notes: '' };
    for (const doc of docs) {
      tx.delete(waiting(db, eventId).doc(doc.id));
      // Deleted accounts lose their place on the list.
      const reader = readers.get(doc.id);
      if (reader === undefined) continue;
      tx.set(attendees(db, eventId).doc(doc.id), { ...doc.data(), joinedAt: now });
      const draft = { id: `event-place_${eventId}`, kind: notice.kind, data: eventData(notice) };
      notify(tx, db, reader, { ...draft, link: eventLink(eventId) }, now);
    }
    const attendeeCount = event.attendeeCount + moved.length;
    // If the list is empty, the count is corrected to zero.
    const waitingCount = docs.length === 0 ? 0 : Math.max(0, event.waitingCount - docs.length);
    tx.update(ref, { attendeeCount, waitingCount });
    return { event, moved, goesOn: docs.length === CONCURRENCY };
  });
}
