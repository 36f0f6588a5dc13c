import * as z from 'zod/mini';
import { NOTIFICATION_KINDS } from './kinds';

/**
 * A notification to a person.
 *
 * @document users/{uid}/notifications/{id}
 * @reads owner.
 * @writes Owner: sets `readAt` = now, once; deletes. Functions: `notification/notify.ts`, and
 *   `notification/sync-unread.ts` for unread messages.
 * @goes by the owner, by TTL on `expireAt` after 90 days, or with the account.
 */
export const notificationSchema = z.object({
  kind: z.enum(NOTIFICATION_KINDS),
  /** Values for the sentence. */
  data: z.record(z.string(), z.string()),
  /** A path of the site. */
  link: z.string().check(z.startsWith('/')),
  createdAt: z.date(),
  readAt: z.nullable(z.date()),
  /** The time at which it is deleted by TTL, read or not. */
  expireAt: z.optional(z.date()),
});
export type Notification = z.infer<typeof notificationSchema>;
