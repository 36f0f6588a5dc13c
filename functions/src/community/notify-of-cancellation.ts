import {
  mailNotification,
  type NotifyContext,
  notify,
  readRecipients,
} from '../notification/notify';
import { oncePerEvent } from '../platform/consistency/once-per-event';
import { attendees, waiting } from '../platform/records/collections';
import { unparsed } from '../platform/sweeps/pages';
import { processEach } from '../platform/sweeps/process-each';
import type { EventFacts } from './event-facts';
import { type EventNotice, eventData, eventLink, eventMail } from './event-mail';

/**
 * Notifies everyone on both lists of an event's cancellation, once each.
 * @throws Error if one couldn't be notified, so that the event is retried.
 */
export async function notifyOfCancellation(
  eventId: string,
  event: EventFacts,
  context: NotifyContext,
): Promise<void> {
  const notice: EventNotice = { kind: 'event-cancelled', eventId, event, notes: event.notes };
  for (const places of [attendees, waiting]) {
    const count = await processEach(
      unparsed(places(context.db, eventId)),
      'A guest wasn’t notified of a canceled event',
      (place) => notifyOne(place.id, notice, context),
    );
    if (count('failed') > 0) throw new Error(`Not every guest of ${eventId} was notified`);
  }
}

async function notifyOne(
  uid: string,
  notice: EventNotice,
  context: NotifyContext,
): Promise<'notified' | 'known'> {
  const { db, now } = context;
  const once = { id: `${notice.eventId}_${uid}`, handler: notice.kind };
  const isFirst = await oncePerEvent(db, once, now, async (tx) => {
    const readers = await readRecipients(tx, db, [uid]);
    const draft = {
      id: `${notice.kind}_${notice.eventId}`,
      kind: notice.kind,
      data: eventData(notice),
    };
    for (const reader of readers.values()) {
      notify(tx, db, reader, { ...draft, link: eventLink(notice.eventId) }, now);
      const content = eventMail(notice, reader.account, context);
      // Before the commit, so that an email can be queued twice, but not be lost.
      await mailNotification(context, reader, {
        kind: notice.kind,
        about: notice.eventId,
        content,
      });
    }
  });
  return isFirst ? 'notified' : 'known';
}
