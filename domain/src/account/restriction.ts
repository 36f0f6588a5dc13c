import * as z from 'zod/mini';
import { DAY_MS } from '../foundation/durations';
import { text } from '../foundation/schemas';
import { REVIEW_NOTES_MAX } from '../verification/documents';

/** For how many days staff may restrict an account. */
export const RESTRICTION_DAYS = [7, 30, 90] as const;
export type RestrictionDays = (typeof RESTRICTION_DAYS)[number];

export const restrictionDaysSchema = z.literal(RESTRICTION_DAYS);

/**
 * `users/{uid}.restriction`: staff keep a person from meeting others. Rules and functions refuse while it is
 * there; `endRestrictions` takes it when it is over.
 */
export const restrictionSchema = z.object({
  until: z.date(),
  /** The words for the person. */
  reason: text(REVIEW_NOTES_MAX),
});
export type Restriction = z.infer<typeof restrictionSchema>;

/** The time at which a restriction of so many days ends. */
export function restrictedUntil(days: RestrictionDays, now: Date): Date {
  return new Date(now.getTime() + days * DAY_MS);
}
