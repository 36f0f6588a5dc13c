import * as z from 'zod/mini';
import { countSchema, text } from '../schemas';

/** What stands for the sender of a line that the site itself writes. */
export const SYSTEM_SENDER = 'system';

/** Longest message, in UTF-16 units. */
export const MESSAGE_MAX = 2000;

/** As many messages as one person may send within a minute; more silence them for a minute. */
export const MESSAGES_A_MINUTE = 30;

/** What happened to a booking, in a conversation of its two sides. */
const bookingLineSchema = z.object({
  bookingId: z.string(),
  /** What happened, as the notifications of bookings name it. */
  event: z.string(),
});
export type BookingLine = z.infer<typeof bookingLineSchema>;

/** `conversations/{conversationId}/messages/{id}` */
export const messageSchema = z.object({
  senderId: z.string(),
  /** Empty once its author took it back, and in a line of the site. */
  content: text(MESSAGE_MAX),
  timestamp: z.date(),
  /** When its author took it back; sender and time stay. */
  redactedAt: z._default(z.nullable(z.date()), null),
  booking: z._default(z.nullable(bookingLineSchema), null),
});
export type Message = z.infer<typeof messageSchema>;

/** The latest message, as lists show it. */
const lastMessageSchema = z.extend(
  z.pick(messageSchema, { senderId: true, content: true, timestamp: true, booking: true }),
  { id: z.string(), isRedacted: z.boolean() },
);
export type LastMessage = z.infer<typeof lastMessageSchema>;

/** `conversations/{conversationId}`: two people, and what a list needs of what they wrote. */
export const conversationSchema = z.object({
  /** Sorted. */
  participantIds: z.tuple([z.string(), z.string()]),
  startedBy: z.string(),
  /** The booking that gave a companion the right to begin; null where a member began. */
  bookingId: z.nullable(z.string()),
  /** The story whose author asked to be written to; null where it began otherwise. */
  storyId: z._default(z.nullable(z.string()), null),
  lastMessage: z.nullable(lastMessageSchema),
  /** How many messages each has not seen yet; none has no entry. */
  unread: z.record(z.string(), countSchema),
  /** When each last looked; no entry for a person who never did. */
  readAt: z.record(z.string(), z.date()),
  /** Since when each waits for the other's answer; no entry for a person who doesn't. */
  waitingSince: z._default(z.record(z.string(), z.date()), {}),
  /** Those of the two who have blocked the other. */
  blockedBy: z.array(z.string()).check(z.maxLength(2)),
  /** When it began, or of its last message. */
  updatedAt: z.date(),
});
export type Conversation = z.infer<typeof conversationSchema>;

/** The one conversation of two people. */
export function conversationId(uidA: string, uidB: string): string {
  return [uidA, uidB].sort().join('_');
}

/** The two sides in the order in which a conversation keeps them. */
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

/** What there is of a conversation that has just begun, but its time. */
export function newConversation(
  starter: string,
  other: string,
  bookingId: string | null = null,
  storyId: string | null = null,
): Omit<Conversation, 'updatedAt' | 'waitingSince'> {
  return {
    participantIds: participantsOf(starter, other),
    startedBy: starter,
    bookingId,
    storyId,
    lastMessage: null,
    unread: {},
    readAt: {},
    blockedBy: [],
  };
}

/** Whether a text shows nothing at all, whatever invisible characters it is made of. */
export function isBlank(content: string): boolean {
  return /^[\s\p{Z}\p{C}]*$/u.test(content);
}

/**
 * Whether a person sees a conversation in their list: one in which nothing has been said yet is
 * there for who began it only.
 */
export function isListedFor(
  { lastMessage, startedBy }: Pick<Conversation, 'lastMessage' | 'startedBy'>,
  uid: string,
): boolean {
  return lastMessage !== null || startedBy === uid;
}
