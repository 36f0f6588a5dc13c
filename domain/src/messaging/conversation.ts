import * as z from 'zod/mini';
import { countSchema, idSchema, text } from '../foundation/schemas';
import { VISIBLE } from '../foundation/typed';

/** The sender of system lines. */
export const SYSTEM_SENDER = 'system';

/** Maximum message length, in UTF-16 units. */
export const MESSAGE_MAX = 2000;

/** A booking event, in the conversation of its two sides. */
const bookingLineSchema = z.object({
  bookingId: z.string(),
  /** The kind of the booking's notification. */
  event: z.string(),
});
export type BookingLine = z.infer<typeof bookingLineSchema>;

/**
 * A message of a conversation.
 *
 * @document conversations/{id}/messages/{id}
 * @reads its two people; lists of up to 50.
 * @writes Each under their own name, 1 to 2,000 characters that show something, timestamped by the server, while the
 *   sender doesn't block the other and their count (`limits/sent`) names the message. The author may take the words
 *   back, once. Functions: lines about bookings, with the sender `system` (trigger on `bookings`). Pages show the
 *   latest of each booking (`chatLines`).
 * @goes with the conversation.
 */
export const messageSchema = z.object({
  senderId: z.string(),
  /** Empty if redacted, and in a system line. */
  content: text(MESSAGE_MAX),
  timestamp: z.date(),
  /** The time at which the author redacted it; sender and time stay. */
  redactedAt: z._default(z.nullable(z.date()), null),
  booking: z._default(z.nullable(bookingLineSchema), null),
});
export type Message = z.infer<typeof messageSchema>;

/** The latest message, for lists. */
const lastMessageSchema = z.extend(
  z.pick(messageSchema, { senderId: true, content: true, timestamp: true, booking: true }),
  { id: z.string(), isRedacted: z.boolean() },
);
export type LastMessage = z.infer<typeof lastMessageSchema>;

/**
 * A conversation of two people, one for each pair; the id is both ids, sorted.
 *
 * @document conversations/{uid}_{uid}
 * @reads its two people; lists of up to 50. Whether there is one: the people named in the id.
 * @writes Created: by `openConversation` for one who doesn't block the other: a member with a listed companion, either
 *   side of a booking of the two, a member or companion with the author of a story who allows contact (`storyId`), or
 *   with the host of an event or activity where they have a spot (`placeAt`), while it is on and until two weeks after
 *   its start. The host can't begin one with a guest. Ten new ones an hour for each person; the server looks up author
 *   and host. Updated: by each for themselves: `unread` = 0 and `readAt` = now. Functions: last message, unread
 *   counts, who waits for whom (trigger on messages). Both sides read them, so they are the same whether or not one
 *   blocks the other.
 * @goes once both have deleted their accounts. When one has, their words are taken out.
 */
export const conversationSchema = z.object({
  /** Sorted. */
  participantIds: z.tuple([z.string(), z.string()]),
  startedBy: z.string(),
  /** The booking that allowed one side to start it; null if a member started it otherwise. */
  bookingId: z.nullable(z.string()),
  /** The story whose author allowed contact; null if it started otherwise. */
  storyId: z.nullable(z.string()),
  /**
   * Where the one who started it had a spot and the other is the host, `events/{id}` or
   * `activities/{id}`; null if it started otherwise.
   */
  placeAt: z.nullable(z.string()),
  lastMessage: z.nullable(lastMessageSchema),
  /** Unread messages per person; absent for none. */
  unread: z.record(z.string(), countSchema),
  /** The time at which each person last read it; absent if never. */
  readAt: z.record(z.string(), z.date()),
  /** The times since when each waits for an answer; absent if they don't. */
  waitingSince: z.record(z.string(), z.date()),
  /** The time of the last message, or of the start. */
  updatedAt: z.date(),
});
export type Conversation = z.infer<typeof conversationSchema>;

/** The id of the conversation of two people. */
export function conversationId(uidA: string, uidB: string): string {
  return [uidA, uidB].sort().join('_');
}

/** The two people in the stored order. */
export function participantsOf(uidA: string, uidB: string): [string, string] {
  return uidA < uidB ? [uidA, uidB] : [uidB, uidA];
}

/** The other person of a conversation. */
export function otherOf(
  { participantIds }: Pick<Conversation, 'participantIds'>,
  uid: string,
): string {
  return participantIds[0] === uid ? participantIds[1] : participantIds[0];
}

/**
 * Input of `openConversation`: a companion whom a member finds listed, a booking of the two, a story whose author allows
 * contact, or an event or activity where the caller has a spot and the other is the host.
 */
export const openConversationInput = z.union([
  z.strictObject({ companionId: idSchema }),
  z.strictObject({ bookingId: idSchema }),
  z.strictObject({ storyId: idSchema }),
  z.strictObject({ eventId: idSchema }),
  z.strictObject({ activityId: idSchema }),
]);
export type OpenConversationInput = z.infer<typeof openConversationInput>;

/** The relation by which someone may start it; nothing for a member who writes to a listed companion. */
export type ConversationReason = Partial<Pick<Conversation, 'bookingId' | 'storyId' | 'placeAt'>>;

/** A new conversation, without its time. */
export function newConversation(
  starter: string,
  other: string,
  { bookingId = null, storyId = null, placeAt = null }: ConversationReason = {},
): Omit<Conversation, 'updatedAt'> {
  return {
    participantIds: participantsOf(starter, other),
    startedBy: starter,
    bookingId,
    storyId,
    placeAt,
    lastMessage: null,
    unread: {},
    readAt: {},
    waitingSince: {},
  };
}

/** Whether a text has no visible characters. */
export function isBlank(content: string): boolean {
  return !VISIBLE.test(content);
}

/**
 * Whether a conversation is in a person's list. Without messages, it is only for the one who
 * started it.
 */
export function isListedFor(
  { lastMessage, startedBy }: Pick<Conversation, 'lastMessage' | 'startedBy'>,
  uid: string,
): boolean {
  return lastMessage !== null || startedBy === uid;
}
