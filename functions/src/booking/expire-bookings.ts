import { defineSweep, type Run } from '../platform/sweeps/sweep';
import { dueBookings } from './booking-queries';
import { sweep } from './sweep';

/** Cancels requests that weren't answered in time; optionally to one companion. */
export const expireBookings = defineSweep('expireBookings', {
  handler: ({ companionId, ...run }: Run & { readonly companionId?: string }) =>
    sweep(run, dueBookings(run.db, 'pending', run.now, companionId), 'cancelled'),
});
