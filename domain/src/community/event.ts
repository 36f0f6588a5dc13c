import * as z from 'zod/mini';
import { calendarDateSchema, LIMITS } from '../account/fields';
import { countSchema, filledText, text, typedText } from '../schemas';
import { instantAt } from '../time';
import { timeZoneSchema } from '../time-zone';

/** Cities that events take place in (specification 2, section 9), and their clocks. */
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

/** Longest texts in UTF-16 units, and most people; the security rules repeat them. */
export const EVENT_LIMITS = {
  title: 120,
  location: 160,
  description: 2000,
  attendees: 100,
  /** Why staff gave it back, or why it is cancelled. */
  notes: LIMITS.reason,
} as const;

/** What the form says (specification 2, section 8). */
export const EVENT_MESSAGES = {
  required: 'Please fill in all required fields',
  sent: 'Event submitted successfully! It will be reviewed by our team and published once approved.',
  failed: 'Failed to submit event. Please try again.',
} as const;

/** How long the message of success stays before the dialog closes (specification 2, section 9). */
export const EVENT_SENT_MS = 3000;

export const EVENT_STATUSES = ['pending_approval', 'approved', 'rejected', 'cancelled'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

const wallTimeSchema = z
  .string(EVENT_MESSAGES.required)
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, EVENT_MESSAGES.required));

function filled(most: number, name: string) {
  return z
    .string(EVENT_MESSAGES.required)
    .check(
      z.trim(),
      z.minLength(1, EVENT_MESSAGES.required),
      z.maxLength(most, `Please keep the ${name} to ${most.toLocaleString('en-US')} characters`),
    );
}

/** The form that proposes an event (specification 2, section 5). */
export const eventFormSchema = z.object({
  title: filled(EVENT_LIMITS.title, 'title'),
  category: z.enum(EVENT_CATEGORIES, EVENT_MESSAGES.required),
  /** On the wall clock of the city. */
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
});
export type EventForm = z.infer<typeof eventFormSchema>;

/** When an event begins; null for a time that the clocks of its city skip. */
export function eventStart({ city, date, time }: Pick<EventForm, 'city' | 'date' | 'time'>) {
  return instantAt(date, time, EVENT_CITIES[city]);
}

/** `events/{id}`: a community event. Who comes stands in `attendees` and `waiting` below it. */
export const eventSchema = z.object({
  title: text(EVENT_LIMITS.title),
  category: z.enum(EVENT_CATEGORIES),
  /** The wall clock of the city, and the instant it means. */
  date: calendarDateSchema,
  time: wallTimeSchema,
  startsAt: z.date(),
  timeZone: timeZoneSchema,
  city: z.enum(EVENT_CITY_NAMES),
  location: text(EVENT_LIMITS.location),
  maxAttendees: z.int().check(z.minimum(1), z.maximum(EVENT_LIMITS.attendees)),
  description: text(EVENT_LIMITS.description),
  hostId: z.string(),
  /** As on the host's public card. */
  hostName: text(LIMITS.name + 3),
  /** Never more than `maxAttendees`; the host does not count. */
  attendeeCount: countSchema,
  waitingCount: countSchema,
  status: z.enum(EVENT_STATUSES),
  /** What staff said in giving it back, or why it is cancelled; else empty. */
  notes: text(EVENT_LIMITS.notes),
  submittedAt: z.date(),
  decidedAt: z.nullable(z.date()),
  /** Every beginning of its words, folded, once it is approved. */
  searchTokens: z.array(z.string()),
});
export type CommunityEvent = z.infer<typeof eventSchema>;

/** `events/{id}/attendees/{uid}` and, for those who wait for a place, `events/{id}/waiting/{uid}`. */
export const eventPlaceSchema = z.object({
  uid: z.string(),
  displayName: text(LIMITS.name + 3),
  /** The event's, so that a person's own events can be listed by time. */
  startsAt: z.date(),
  joinedAt: z.date(),
});
export type EventPlace = z.infer<typeof eventPlaceSchema>;

/** What happens to a person who asks for a place now. */
export function placeFor(
  event: Pick<
    CommunityEvent,
    'status' | 'startsAt' | 'attendeeCount' | 'maxAttendees' | 'waitingCount'
  >,
  now: Date,
): 'attend' | 'wait' | 'closed' {
  if (event.status !== 'approved' || event.startsAt <= now) return 'closed';
  // A place that has become free belongs to those who wait.
  return event.attendeeCount < event.maxAttendees && event.waitingCount === 0 ? 'attend' : 'wait';
}

/** Input of `reviewEvent`: staff publish an event or give it back. */
export const reviewEventInput = z.discriminatedUnion('decision', [
  z.object({
    eventId: z.string().check(z.minLength(1), z.maxLength(100)),
    decision: z.literal('approved'),
  }),
  z.object({
    eventId: z.string().check(z.minLength(1), z.maxLength(100)),
    decision: z.literal('rejected'),
    notes: filledText(EVENT_LIMITS.notes, 'Please say why'),
  }),
]);
export type ReviewEventInput = z.infer<typeof reviewEventInput>;

/** Input of `cancelEvent`: the host or staff call an event off. */
export const cancelEventInput = z.object({
  eventId: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Sent to everyone who wanted to come. */
  reason: typedText(EVENT_LIMITS.notes),
});
