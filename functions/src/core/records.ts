import * as z from 'zod';

/** `companions/{uid}/slots/{key}`: a quarter hour that is taken. Public, so it names nobody. */
export const slotSchema = z.object({
  /** SHA-256 of the id of the booking that holds it, in hex. */
  hold: z.string(),
  /** When the hold ends by itself: a request's due time, or the end of the quarter hour. */
  until: z.date(),
});
export type Slot = z.infer<typeof slotSchema>;

/** `users/{uid}/discounts/{onceDiscountKey}`: a once-only discount that a booking has used. */
export const discountUseSchema = z.object({ bookingId: z.string(), at: z.date() });
export type DiscountUse = z.infer<typeof discountUseSchema>;

/** `users/{uid}/notifications/{id}` */
export const notificationSchema = z.object({
  kind: z.string(),
  /** What the sentence shown is made from. */
  data: z.record(z.string(), z.string()),
  /** A path of the site. */
  link: z.string(),
  createdAt: z.date(),
  readAt: z.date().nullable(),
});
export type Notification = z.infer<typeof notificationSchema>;

/** `processedEvents/{eventId}`: a trigger's event that has had its effect. */
export const processedEventSchema = z.object({
  handler: z.string(),
  at: z.date(),
  expireAt: z.date(),
});

/** `mailLog/{id}`: what became of a mail; neither its address nor its text. */
export const mailLogSchema = z.object({
  kind: z.string(),
  uid: z.string(),
  outcome: z.enum(['sent', 'failed', 'not-configured']),
  /** The sender that took it. */
  sender: z.string().nullable(),
  /** Why it failed. */
  problem: z.string().nullable(),
  at: z.date(),
  expireAt: z.date(),
});
export type MailLog = z.infer<typeof mailLogSchema>;
