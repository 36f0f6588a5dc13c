import * as z from 'zod/mini';
import { timeZoneSchema } from '../foundation/time-zone';
import { weeklyAvailabilitySchema } from './availability';
import { datedHoursSchema, offerSchema } from './offer';

/** Input of `saveSchedule`: the parts of a listing that say when and how its companion may be booked, as far as they change. */
export const saveScheduleInput = z.strictObject({
  weeklyAvailability: z.optional(weeklyAvailabilitySchema),
  timeZone: z.optional(timeZoneSchema),
  offer: z.optional(
    z.partial(
      z.strictObject({
        ...z.omit(offerSchema, { blocked: true }).shape,
        activities: offerSchema.shape.activities.check(z.minLength(1)),
      }),
    ),
  ),
  /** Hours to block, and to free again: each a change, so that two at once don't undo each other. */
  block: z.optional(datedHoursSchema),
  unblock: z.optional(datedHoursSchema),
});
