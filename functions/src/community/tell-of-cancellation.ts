import type { CommunityEvent } from '@hearthkin/domain/community/event';
import { attendees, waiting } from '../core/collections';
import { eachOf } from '../core/each-of';
import { commitOnce } from '../core/once';
import {
  type MailDesk,
  mailNotification,
  notify,
  type Reader,
  readReaders,
} from '../notification/notify';
import { eventData, eventLink, eventMail, type ToldEvent } from './event-mail';

/**
 * Notifies everyone on both lists of an event's cancellation, once each.
 * @throws Error if one couldn't be notified, so that the event is retried.
 */
export async function tellOfCancellation(
  eventId: string,
  event: CommunityEvent,
  desk: MailDesk,
): Promise<void> {
  const told: ToldEvent = { kind: 'event-cancelled', eventId, event, notes: event.notes };
  for (const places of [attendees, waiting]) {
    const count = await eachOf(
      places(desk.db, eventId),
      'A guest was not told that an event is cancelled',
      (place) => tellOne(place.id, told, desk),
    );
    if (count('failed') > 0) throw new Error(`Not every guest knows that ${eventId} is cancelled`);
  }
}

async function tellOne(uid: string, told: ToldEvent, desk: MailDesk): Promise<'told' | 'known'> {
  const { db, now } = desk;
  const once = { id: `${told.eventId}_${uid}`, handler: told.kind };
  let readers = new Map<string, Reader>();
  const isFirst = await commitOnce(db, once, now, async (tx) => {
    readers = await readReaders(tx, db, [uid]);
    const draft = { id: `${told.kind}_${told.eventId}`, kind: told.kind, data: eventData(told) };
    for (const reader of readers.values()) {
      notify(tx, db, reader, { ...draft, link: eventLink(told.eventId) }, now);
    }
  });
  if (!isFirst) return 'known';
  for (const reader of readers.values()) {
    await mailNotification(desk, reader, told.kind, eventMail(told, desk.siteUrl));
  }
  return 'told';
}
