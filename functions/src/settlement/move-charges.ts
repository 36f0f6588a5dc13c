import { dueCharges } from '../payment/payment-queries';
import { type PaymentDeps, paymentDeps, paymentSecrets } from '../payment/provider/payment-params';
import { processEach, SLOW } from '../platform/sweeps/process-each';
import { defineSweep, type Run } from '../platform/sweeps/sweep';
import { moveCharge } from './move-charge';

/** Carries out what no trigger has: releases and refunds that failed, and fees that weren't known yet. */
export const moveCharges = defineSweep('moveCharges', {
  secrets: paymentSecrets,
  deps: paymentDeps,
  handler: async ({ db, now, endsBy, backlog }: Run, { provider }: PaymentDeps) => {
    if (provider === null) return { moved: 0, failed: 0 };
    const count = await processEach(
      dueCharges(db, now),
      'A payment could not be moved',
      async ({ id }) => (await moveCharge({ db, provider, bookingId: id, now })) ?? 'agreed',
      { endsBy, backlog, dueOf: (doc) => doc.data().dueAt, concurrency: SLOW },
    );
    return { moved: count('agreed'), failed: count('failed') };
  },
});
