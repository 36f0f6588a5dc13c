import * as z from 'zod/mini';

/** `conversations/{conversationId}/presence/{uid}`: that a person is typing. */
export const typingSchema = z.object({ typingAt: z.date() });
export type Typing = z.infer<typeof typingSchema>;

/** The client sends the sign this often at most; rules allow it every three seconds. */
export const TYPING_EVERY_MS = 5_000;

/** Without another sign for this long the person has stopped typing. */
export const TYPING_LASTS_MS = 8_000;
