import { SWEEP } from '../platform/deployment';
import { defineScheduled, type Run } from '../platform/sweeps/scheduled';
import { dueBookings } from './booking-queries';
import { sweep } from './sweep';

/** Cancels requests that weren't answered in time; optionally to one companion. */
export const expireBookings = defineScheduled('expireBookings', {
  options: SWEEP,
  handler: ({ companionId, ...run }: Run & { readonly companionId?: string }) =>
    sweep(run, dueBookings(run.db, 'pending', run.now, companionId), 'cancelled'),
});
