import * as z from 'zod/mini';
import { DAY_MS } from '../durations';
import { countSchema, filledText, idSchema, text } from '../schemas';
import type { CommunityEvent } from './event';

/** Maximum length of a message to everyone with a place, in UTF-16 units. */
export const HOST_MESSAGE_MAX = 1000;

/** How long after the start a host may still write to everyone. */
export const HOST_MESSAGE_MS = DAY_MS;

/** The latest messages that pages show. The rules repeat it. */
export const HOST_MESSAGES_SHOWN = 20;

/** `events/{id}/hostMessages/{id}`: what the host wrote to everyone with a place. */
export const hostMessageSchema = z.object({
  text: text(HOST_MESSAGE_MAX),
  sentAt: z.date(),
  /** How many had a place then. */
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
