import * as z from 'zod/mini';

/** `conversations/{conversationId}/presence/{uid}`: that a person is typing. */
export const typingSchema = z.object({ typingAt: z.date() });
export type Typing = z.infer<typeof typingSchema>;

/** The client writes this often at most; the rules allow every three seconds. */
export const TYPING_EVERY_MS = 5_000;

/** Without a new write for this long, the person has stopped typing. */
export const TYPING_LASTS_MS = 8_000;
