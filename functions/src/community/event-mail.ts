import type { User } from '@hearthkin/domain/account/user';
import { whereWords } from '@hearthkin/domain/community/where';
import { eventLive, withNotes, withReason } from '@hearthkin/domain/news/words';
import { actionAt } from '../mail/compose-mail';
import type { MailContent } from '../mail/mail-content';
import { mailTime } from '../mail/mail-time';
import type { NotifyContext } from '../notification/notify';
import { type EventFacts, UNKNOWN_START } from './event-facts';

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
  /** On how many dates a published event takes place; undefined for one. */
  readonly dates?: number;
}

const SENTENCES: Readonly<
  Record<EventNotice['kind'], (title: string, notes: string, dates: number) => string>
> = {
  'event-approved': (title, _, dates) => eventLive(`“${title}”`, dates),
  'event-rejected': (title, notes) => withNotes(`We couldn’t publish “${title}”.`, notes),
  'event-cancelled': (title, notes) =>
    withReason(`${title === '' ? 'An event' : `“${title}”`} was canceled.`, notes),
  'event-place': (title) =>
    `A spot opened up at “${title}”, and it’s yours. Can’t make it? Please leave the event so the next person can go.`,
};

const SUBJECTS: Readonly<Record<EventNotice['kind'], (title: string) => string>> = {
  'event-approved': (title) => `Your event is published: ${title}`,
  'event-rejected': (title) => `Your event wasn’t published: ${title}`,
  'event-cancelled': (title) => `${title || 'An event'} was canceled`,
  'event-place': (title) => `You’re going: ${title}`,
};

/** Data of the notification. */
export function eventData({
  eventId,
  event,
  notes,
  dates = 1,
}: EventNotice): Record<string, string> {
  const { title, date, time, timeZone } = event;
  return {
    eventId,
    title,
    date,
    time,
    timeZone,
    notes,
    ...(dates > 1 && { dates: String(dates) }),
  };
}

/** The event's page. */
export function eventLink(eventId: string): string {
  return `/community/event/${eventId}`;
}

/** The text of the notification's email. */
export function eventWords(
  { kind, event, notes, dates = 1 }: EventNotice,
  { clock }: Pick<User, 'clock'>,
  now: Date,
) {
  const { title, startsAt: instant, timeZone } = event;
  const hasStart = instant.getTime() !== UNKNOWN_START.getTime();
  const facts = [
    ...(hasStart ? [`When: ${mailTime({ instant, timeZone, clock, now })}`] : []),
    `Where: ${whereWords(event)}`,
  ];
  return {
    subject: SUBJECTS[kind](title),
    sentence: SENTENCES[kind](title, notes, dates),
    more: [{ facts }],
  };
}

/** The email of the notification. */
export function eventMail(
  notice: EventNotice,
  account: Pick<User, 'clock'>,
  { now, siteUrl }: Pick<NotifyContext, 'now' | 'siteUrl'>,
): MailContent {
  const { subject, sentence, more } = eventWords(notice, account, now);
  const action = actionAt(siteUrl, eventLink(notice.eventId), 'See this event');
  return { subject, parts: [sentence, ...more, ...action] };
}
