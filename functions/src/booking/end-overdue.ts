import type { PaymentDeps } from '../payment/provider/payment-params';
import { releaseExpiredCheckouts } from '../payment/release-expired-checkouts';
import type { Run } from '../platform/sweeps/sweep';
import { expireBookings } from './expire-bookings';

/** Ends what holds a companion's time beyond its own: unanswered and unpaid requests, ahead of the sweeps. */
export async function endOverdue(
  run: Run & { readonly companionId: string },
  deps: PaymentDeps,
): Promise<void> {
  await expireBookings.handler(run);
  await releaseExpiredCheckouts.handler(run, deps);
}
