import * as z from 'zod/mini';
import { DAY_MS } from '../foundation/durations';
import { calendarDateSchema, LIMITS } from '../foundation/fields';
import { formatCount } from '../foundation/formats';
import {
  clockTimeSchema,
  countSchema,
  filledText,
  idSchema,
  text,
  typedText,
} from '../foundation/schemas';
import { instantAt } from '../foundation/time';
import { timeZoneSchema } from '../foundation/time-zone';
import { repeatsSchema } from './repeats';

/** Cities of events (specification 2, section 9), with their time zones. */
export const EVENT_CITIES = {
  'New York': 'America/New_York',
  'San Francisco': 'America/Los_Angeles',
  Chicago: 'America/Chicago',
  'Los Angeles': 'America/Los_Angeles',
  Seattle: 'America/Los_Angeles',
  Austin: 'America/Chicago',
} as const;
export type EventCity = keyof typeof EVENT_CITIES;
export const EVENT_CITY_NAMES = Object.keys(EVENT_CITIES) as [EventCity, ...EventCity[]];

/** Specification 2, section 9. */
export const EVENT_CATEGORIES = [
  'Social',
  'Creative',
  'Entertainment',
  'Wellness',
  'Fitness',
] as const;
export type EventCategory = (typeof EVENT_CATEGORIES)[number];

/** Maximum text lengths (UTF-16 units) and attendees. */
export const EVENT_LIMITS = {
  title: 120,
  location: 160,
  description: 2000,
  attendees: 100,
  /** The reason why staff rejected it, or why it was cancelled. */
  notes: LIMITS.reason,
} as const;

/** The longest time before its start at which an event may be submitted. */
export const EVENT_AHEAD_MS = 365 * DAY_MS;

/** Sentences of the form (specification 2, section 8). */
export const EVENT_MESSAGES = {
  required: 'Please fill in all required fields',
  sent: 'Event submitted successfully! It will be reviewed by our team and published once approved.',
  failed: 'Failed to submit event. Please try again.',
} as const;

/** The time for which the success message is shown before the dialog closes (specification 2, section 9). */
export const EVENT_SENT_MS = 3000;

export const EVENT_STATUSES = ['pending_approval', 'approved', 'rejected', 'cancelled'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

const wallTimeSchema = clockTimeSchema(EVENT_MESSAGES.required);

function filled(max: number, name: string) {
  return z
    .string(EVENT_MESSAGES.required)
    .check(
      z.trim(),
      z.minLength(1, EVENT_MESSAGES.required),
      z.maxLength(max, `Please keep the ${name} to ${formatCount(max)} characters`),
    );
}

/** The form for a new event (specification 2, section 5). */
export const eventFormSchema = z.object({
  title: filled(EVENT_LIMITS.title, 'title'),
  category: z.enum(EVENT_CATEGORIES, EVENT_MESSAGES.required),
  /** In the city's local time. */
  date: z.iso.date(EVENT_MESSAGES.required),
  time: wallTimeSchema,
  city: z.enum(EVENT_CITY_NAMES, EVENT_MESSAGES.required),
  location: filled(EVENT_LIMITS.location, 'location'),
  maxAttendees: z
    .int(EVENT_MESSAGES.required)
    .check(
      z.minimum(1, 'At least one person must be able to come'),
      z.maximum(EVENT_LIMITS.attendees, `At most ${EVENT_LIMITS.attendees} people can come`),
    ),
  description: filled(EVENT_LIMITS.description, 'description'),
  /** Null for a single date. */
  repeats: z._default(z.nullable(repeatsSchema), null),
});
export type EventForm = z.infer<typeof eventFormSchema>;

/** The start; null if the city's clocks skip the time. */
export function eventStart({ city, date, time }: Pick<EventForm, 'city' | 'date' | 'time'>) {
  return instantAt(date, time, EVENT_CITIES[city]);
}

/**
 * An event that a person hosts, once staff have published it.
 *
 * @document events/{id}
 * @reads anyone with an account, once approved or canceled; its host; staff. Lists of up to 100.
 * @writes Host: proposes it by `submitEvent`, under their public name, within the next 365 days, at a time of its
 *   city's clock. The client makes the id, so a repeated request creates no second event. Three of a host may wait for
 *   a decision. A rejected one is changed and submitted as a new one, and the page withdraws the former. With
 *   `repeats` (weekly, every two weeks or monthly, 2 to 12 dates) it proposes a series, which counts as one.
 *   Functions: `takePlace` and `leavePlace` count the guests (`attendeeCount`, `waitingCount`); `reviewEvent` approves
 *   it (with `searchTokens`; of a series, all dates with their `seriesId`) or rejects it with notes; `cancelEvent`;
 *   counts when a guest moves up (trigger on `events`). While it is approved, it takes the time of a companion who hosts
 *   it (`gatheringHold`).
 * @goes by `cancelEvent` if it was never approved, or with the host's account.
 */
export const eventSchema = z.object({
  title: text(EVENT_LIMITS.title),
  category: z.enum(EVENT_CATEGORIES),
  /** Local date and time in the city, and the instant. */
  date: calendarDateSchema,
  time: wallTimeSchema,
  startsAt: z.date(),
  timeZone: timeZoneSchema,
  city: z.enum(EVENT_CITY_NAMES),
  location: text(EVENT_LIMITS.location),
  maxAttendees: z.int().check(z.minimum(1), z.maximum(EVENT_LIMITS.attendees)),
  description: text(EVENT_LIMITS.description),
  /** The repetition as it was proposed; null for a single date. Each date of a series is an event of its own. */
  repeats: z.nullable(repeatsSchema),
  /** The id of the first date, set on approval; null for a single date. */
  seriesId: z.nullable(z.string()),
  hostId: z.string(),
  /** From the host's public card. */
  hostName: text(LIMITS.name + 3),
  /** Never more than `maxAttendees`, which doesn't include the host. */
  attendeeCount: countSchema,
  waitingCount: countSchema,
  status: z.enum(EVENT_STATUSES),
  /** The reason why staff rejected it, or why it was cancelled; else empty. */
  notes: text(EVENT_LIMITS.notes),
  submittedAt: z.date(),
  decidedAt: z.nullable(z.date()),
  /** Prefixes of its words, set on approval. */
  searchTokens: z.array(z.string()),
});
export type CommunityEvent = z.infer<typeof eventSchema>;

/**
 * A place at an event, or in its waiting list.
 *
 * @document events/{id}/attendees/{uid}
 * @reads the host, while active, and staff, in lists of up to 100; each person their own, across events too. Others
 *   see counts: a list of names would tell someone where to find a person who avoids them.
 * @writes Functions: `takePlace` gives oneself a place while one is free and no one waits, otherwise one on the
 *   waiting list; `leavePlace` gives either back until the start, except a place with `came`. The trigger on `events`
 *   gives a free place to the first in line. `checkInAttendee` sets `came` and takes it back, for the host, from 30
 *   minutes before the start until 24 hours after it. Pages show it to the guest, the host and staff, and nothing else
 *   reads it.
 * @goes with the event or with the guest's account.
 *
 * @document events/{id}/waiting/{uid}
 * @reads the host, while active, and staff, in lists of up to 100; each person their own, across events too. Others
 *   see counts: a list of names would tell someone where to find a person who avoids them.
 * @writes Functions: `takePlace` gives oneself a place while one is free and no one waits, otherwise one on the
 *   waiting list; `leavePlace` gives either back until the start, except a place with `came`. The trigger on `events`
 *   gives a free place to the first in line. `checkInAttendee` sets `came` and takes it back, for the host, from 30
 *   minutes before the start until 24 hours after it. Pages show it to the guest, the host and staff, and nothing else
 *   reads it.
 * @goes with the event or with the guest's account.
 */
export const eventPlaceSchema = z.object({
  uid: z.string(),
  displayName: text(LIMITS.name + 3),
  /** Copied from the event, so that a person's events can be ordered by time. */
  startsAt: z.date(),
  joinedAt: z.date(),
  /** Whether the host has marked that they came. */
  came: z.boolean(),
});
export type EventPlace = z.infer<typeof eventPlaceSchema>;

/** The longest waiting list: everyone on it is told of a cancellation in one run. */
export const WAITING_MOST = 200;

/** The place that a guest gets if they ask for one now. */
export function placeFor(
  event: Pick<
    CommunityEvent,
    'status' | 'startsAt' | 'attendeeCount' | 'maxAttendees' | 'waitingCount'
  >,
  now: Date,
): 'attend' | 'wait' | 'full' | 'closed' {
  if (event.status !== 'approved' || event.startsAt <= now) return 'closed';
  // A free place goes to the waiting list first.
  if (event.attendeeCount < event.maxAttendees && event.waitingCount === 0) return 'attend';
  return event.waitingCount < WAITING_MOST ? 'wait' : 'full';
}

/** Input of `submitEvent`. */
export const submitEventInput = z.strictObject({ eventId: idSchema, form: eventFormSchema });

/** Input of `findWaitingPlace`. */
export const findWaitingPlaceInput = z.strictObject({ eventId: idSchema });

/** Input of `reviewEvent`: staff publish or reject an event. */
export const reviewEventInput = z.discriminatedUnion('decision', [
  z.object({
    eventId: idSchema,
    decision: z.literal('approved'),
    /** Whether it is published though the host has accepted sessions at its time. */
    overSessions: z._default(z.boolean(), false),
  }),
  z.object({
    eventId: idSchema,
    decision: z.literal('rejected'),
    notes: filledText(EVENT_LIMITS.notes, 'Please say why'),
  }),
]);
export type ReviewEventInput = z.infer<typeof reviewEventInput>;

/** Input of `cancelEvent`, by the host or staff. */
export const cancelEventInput = z.object({
  eventId: idSchema,
  /** Sent to everyone on both lists. */
  reason: typedText(EVENT_LIMITS.notes),
  /** Whether all dates ahead of its series are cancelled too. */
  allAhead: z._default(z.boolean(), false),
});
