import * as z from 'zod/mini';
import { idSchema } from '../foundation/schemas';

/** The lists of an event: those who have a place, and those who wait for one. */
export const EVENT_PLACES = ['attendees', 'waiting'] as const;
export type EventPlaces = (typeof EVENT_PLACES)[number];

/** The field of an event that counts each list. */
export const PLACE_COUNTS = {
  attendees: 'attendeeCount',
  waiting: 'waitingCount',
} as const satisfies Record<EventPlaces, string>;

/**
 * Input of `takePlace`: the list that the page offered, or an activity. `showsName` says whether its host and the others who join
 * see the first name; without it, that stays as it is, and at first they don't.
 */
export const takePlaceInput = z.union([
  z.strictObject({ eventId: idSchema, places: z.enum(EVENT_PLACES) }),
  z.strictObject({ activityId: idSchema, showsName: z.optional(z.boolean()) }),
]);

/** Input of `leavePlace`. */
export const leavePlaceInput = z.union([
  z.strictObject({ eventId: idSchema }),
  z.strictObject({ activityId: idSchema }),
]);
