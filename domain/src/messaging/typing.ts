import * as z from 'zod/mini';

/**
 * A sign that a person is typing (`typingAt`).
 *
 * @document conversations/{id}/presence/{uid}
 * @reads its two people.
 * @writes Oneself, every three seconds at most, while one doesn't block the other.
 * @goes when that person deletes their account, and with the conversation.
 */
export const typingSchema = z.object({ typingAt: z.date() });
export type Typing = z.infer<typeof typingSchema>;

/** The client writes this often at most; the rules allow every three seconds. */
export const TYPING_EVERY_MS = 5_000;

/** Without a new write for this long, the person has stopped typing. */
export const TYPING_LASTS_MS = 8_000;
