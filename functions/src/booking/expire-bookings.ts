import { defineScheduled, type Run } from '../core/scheduled';
import { dueBookings } from './booking-queries';
import { sweep } from './sweep';

/** Cancels requests that weren't answered in time; optionally to one companion. */
export const expireBookings = defineScheduled('expireBookings', {
  handler: ({ db, now, companionId }: Run & { readonly companionId?: string }) =>
    sweep(db, dueBookings(db, 'pending', now, companionId), 'cancelled', now),
});
