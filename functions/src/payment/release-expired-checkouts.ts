import type { Firestore } from 'firebase-admin/firestore';
import { processEach, SLOW } from '../platform/sweeps/process-each';
import { defineSweep, type Run } from '../platform/sweeps/sweep';
import { overdueCheckouts } from './payment-queries';
import { type PaymentDeps, paymentDeps, paymentSecrets } from './provider/payment-params';
import type { PaymentProvider } from './provider/payment-provider';
import { settleCheckout } from './settle-checkout';

/**
 * Ends requests that weren't paid in time, and makes the bookings of those that were while no word of it
 * came; optionally to one companion.
 */
export const releaseExpiredCheckouts = defineSweep('releaseExpiredCheckouts', {
  secrets: paymentSecrets,
  deps: paymentDeps,
  handler: async (run: Run & { readonly companionId?: string }, { provider }: PaymentDeps) => {
    const { db, now, endsBy, backlog, companionId } = run;
    if (provider === null) return { settled: 0, failed: 0 };
    const count = await processEach(
      overdueCheckouts(db, now, companionId),
      'An unpaid request could not be ended',
      ({ id }) => settleOne({ db, provider, bookingId: id, now }),
      { endsBy, backlog, dueOf: (doc) => doc.data().dueAt, concurrency: SLOW },
    );
    return { settled: count('settled'), failed: count('failed') };
  },
});

async function settleOne(settling: {
  readonly db: Firestore;
  readonly provider: PaymentProvider;
  readonly bookingId: string;
  readonly now: Date;
}): Promise<'settled' | 'open'> {
  const status = await settleCheckout(settling);
  return status === 'open' ? 'open' : 'settled';
}
