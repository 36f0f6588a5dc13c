import * as z from 'zod';
import { NOTIFICATION_KINDS } from './kinds';

/** `users/{uid}/notifications/{id}` */
export const notificationSchema = z.object({
  kind: z.enum(NOTIFICATION_KINDS),
  /** What the sentence shown is made from. */
  data: z.record(z.string(), z.string()),
  /** A path of the site. */
  link: z.string().startsWith('/'),
  createdAt: z.date(),
  readAt: z.date().nullable(),
  /** When it is deleted, read or not. */
  expireAt: z.date().optional(),
});
export type Notification = z.infer<typeof notificationSchema>;
