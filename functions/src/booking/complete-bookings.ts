import { defineScheduled, type Run } from '../core/scheduled';
import { dueBookings } from './booking-queries';
import { sweep } from './sweep';

/**
 * Completes confirmed sessions that neither side has completed a day after their end; optionally of
 * one companion.
 */
export const completeBookings = defineScheduled('completeBookings', {
  handler: ({ db, now, companionId }: Run & { readonly companionId?: string }) =>
    sweep(db, dueBookings(db, 'confirmed', now, companionId), 'completed', now),
});
