import { NOTIFICATION_TITLES, withNotes, withReason } from '@hearthkin/domain/notification/words';
import { actionAt } from '../core/compose-mail';
import type { MailContent } from '../core/mail-content';
import type { EventFacts } from './event-facts';

/** A notification about an event. */
export interface EventNotice {
  readonly kind: 'event-approved' | 'event-rejected' | 'event-cancelled' | 'event-place';
  readonly eventId: string;
  readonly event: Pick<EventFacts, 'title' | 'date' | 'time' | 'timeZone' | 'location' | 'city'>;
  /** The reason given by staff or the host; may be empty. */
  readonly notes: string;
}

const SENTENCES: Readonly<Record<EventNotice['kind'], (title: string, notes: string) => string>> = {
  'event-approved': (title) => `“${title}” is open for everybody to join.`,
  'event-rejected': (title, notes) => withNotes(`“${title}” could not be published.`, notes),
  'event-cancelled': (title, notes) => withReason(`“${title}” was cancelled.`, notes),
  'event-place': (title) =>
    `A place has become free at “${title}”, and you are in. If you cannot come, please leave the event so that the next person can.`,
};

/** Data of the notification. */
export function eventData({ eventId, event, notes }: EventNotice): Record<string, string> {
  const { title, date, time, timeZone } = event;
  return { eventId, title, date, time, timeZone, notes };
}

/** The event's page. */
export function eventLink(eventId: string): string {
  return `/community/event/${eventId}`;
}

/** The email of the notification. */
export function eventMail(
  { kind, eventId, event, notes }: EventNotice,
  siteUrl: string,
): MailContent {
  const { title, date, time, timeZone, location, city } = event;
  return {
    subject: NOTIFICATION_TITLES[kind],
    parts: [
      SENTENCES[kind](title, notes),
      { facts: [`When: ${date}, ${time} (${timeZone})`, `Where: ${location}, ${city}`] },
      ...actionAt(siteUrl, eventLink(eventId), 'See this event'),
    ],
  };
}
