import * as z from 'zod/mini';
import { DAY_MS } from '../foundation/durations';
import { countSchema, filledText, idSchema, text } from '../foundation/schemas';
import type { CommunityEvent } from './event';

/** Maximum length of a message to everyone with a place, in UTF-16 units. */
export const HOST_MESSAGE_MAX = 1000;

/** The time after the start in which a host may still write to everyone. */
export const HOST_MESSAGE_MS = DAY_MS;

/** The latest messages that pages show. The rules repeat it. */
export const HOST_MESSAGES_SHOWN = 20;

/**
 * A message of the host to everyone with a place.
 *
 * @document events/{id}/hostMessages/{id}
 * @reads everyone who has a place, the host, while active, and staff. Not those who wait.
 * @writes Functions: `messageAttendees`, by the host of a published event with guests, until 24 hours after its start,
 *   up to 1,000 characters, three in 24 hours for each event. The id is the client's, so a repeated call sends it
 *   once. The trigger on it notifies each guest once (topic `community`), except those who block the host. A guest's
 *   report of the event holds the last three.
 * @goes with the event.
 */
export const hostMessageSchema = z.object({
  text: text(HOST_MESSAGE_MAX),
  sentAt: z.date(),
  /** The number of people who had a place then. */
  sentTo: countSchema,
});
export type HostMessage = z.infer<typeof hostMessageSchema>;

/** Whether the host may write to everyone with a place now. */
export function mayMessageAttendees(
  {
    status,
    startsAt,
    attendeeCount,
  }: Pick<CommunityEvent, 'status' | 'startsAt' | 'attendeeCount'>,
  now: Date,
): boolean {
  return (
    status === 'approved' &&
    attendeeCount > 0 &&
    now.getTime() < startsAt.getTime() + HOST_MESSAGE_MS
  );
}

/** Input of `messageAttendees`, by the host. */
export const messageAttendeesInput = z.strictObject({
  /** The message's id, so that a repeated call sends it once. */
  requestId: z.uuid(),
  eventId: idSchema,
  text: filledText(HOST_MESSAGE_MAX, 'Please write a message'),
});
