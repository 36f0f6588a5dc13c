import { defineSweep, type Run } from '../platform/sweeps/sweep';
import { dueBookings } from './booking-queries';
import { sweep } from './sweep';

/**
 * Completes confirmed sessions that neither side has completed a day after their end; optionally of
 * one companion.
 */
export const completeBookings = defineSweep('completeBookings', {
  handler: ({ companionId, ...run }: Run & { readonly companionId?: string }) =>
    sweep(run, dueBookings(run.db, 'confirmed', run.now, companionId), 'completed'),
});
