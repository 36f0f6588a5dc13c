import * as z from 'zod/mini';
import { HOUR_MS, MINUTE_MS } from '../foundation/durations';
import { MOODS } from './traits';

/** The longest wait of a member who asked to be told. */
export const FREE_ALERT_MS = 6 * HOUR_MS;

/** The most members who are told of one companion in a run: each may ask, and one is answered. */
export const TOLD_AT_ONCE = 3;

/** The time in which an email that someone is free is worth sending. */
export const FREE_NEWS_MS = 15 * MINUTE_MS;

/**
 * A member's wish to be told, once, that someone can talk right now: for which mood, since when.
 *
 * @document freeAlerts/{uid}
 * @reads owner
 * @writes The owner may delete it. By `alertWhenFree`; asking again replaces it. A request to talk right now deletes
 *   it.
 * @goes when `answerFreeAlerts` has told them, by TTL on `expireAt` (6 hours), or with the account.
 */
export const freeAlertSchema = z.object({
  /** The mood that the companion has to fit; null for anyone. */
  mood: z.nullable(z.enum(MOODS)),
  createdAt: z.date(),
  /** The end of the wish, and when it is deleted by TTL. */
  expireAt: z.date(),
});
export type FreeAlert = z.infer<typeof freeAlertSchema>;

/** Asking again replaces the mood, and the time begins anew. */
export const alertWhenFreeInput = z.strictObject({ mood: z.nullable(z.enum(MOODS)) });
