import * as z from 'zod/mini';

/** `conversations/{conversationId}/presence/{uid}`: that somebody is writing. */
export const typingSchema = z.object({ typingAt: z.date() });
export type Typing = z.infer<typeof typingSchema>;

/** Whoever writes says so this often at most; rules allow it every three seconds. */
export const TYPING_EVERY_MS = 5_000;

/** Without another sign for this long nobody is writing any more. */
export const TYPING_LASTS_MS = 8_000;
