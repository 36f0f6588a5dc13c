import * as z from 'zod/mini';
import { text } from '../foundation/schemas';

/** The way a person reads times, as their browser says. */
export const clockSchema = z.object({
  /** An IANA zone name. The browser's list may be newer than the server's. */
  timeZone: text(64),
  /** Whether their locale counts to 12. */
  hour12: z.boolean(),
});
export type Clock = z.infer<typeof clockSchema>;
