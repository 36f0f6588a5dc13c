import type { User } from '@hearthkin/domain/account/user';
import { NOTIFICATION_TITLES, withNotes, withReason } from '@hearthkin/domain/notification/words';
import { actionAt } from '../core/compose-mail';
import type { MailContent } from '../core/mail-content';
import { mailTime } from '../core/mail-time';
import type { NotifyContext } from '../notification/notify';
import type { EventFacts } from './event-facts';

/** A notification about an event. */
export interface EventNotice {
  readonly kind: 'event-approved' | 'event-rejected' | 'event-cancelled' | 'event-place';
  readonly eventId: string;
  readonly event: Pick<
    EventFacts,
    'title' | 'date' | 'time' | 'startsAt' | 'timeZone' | 'location' | 'city'
  >;
  /** The reason given by staff or the host; may be empty. */
  readonly notes: string;
}

const SENTENCES: Readonly<Record<EventNotice['kind'], (title: string, notes: string) => string>> = {
  'event-approved': (title) => `“${title}” is live. Anyone can join.`,
  'event-rejected': (title, notes) => withNotes(`We couldn’t publish “${title}”.`, notes),
  'event-cancelled': (title, notes) => withReason(`“${title}” was canceled.`, notes),
  'event-place': (title) =>
    `A spot opened up at “${title}”, and it’s yours. Can’t make it? Please leave the event so the next person can go.`,
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
  { clock }: Pick<User, 'clock'>,
  { now, siteUrl }: Pick<NotifyContext, 'now' | 'siteUrl'>,
): MailContent {
  const { title, startsAt: instant, timeZone, location, city } = event;
  return {
    subject: NOTIFICATION_TITLES[kind],
    parts: [
      SENTENCES[kind](title, notes),
      {
        facts: [
          `When: ${mailTime({ instant, timeZone, clock, now })}`,
          `Where: ${location}, ${city}`,
        ],
      },
      ...actionAt(siteUrl, eventLink(eventId), 'See this event'),
    ],
  };
}
