import { SWEEP } from '../core/deployment';
import { processEach, SLOW } from '../core/process-each';
import { defineScheduled, type Run } from '../core/scheduled';
import { moveCharge } from './move-charge';
import { dueCharges } from './payment-queries';
import { type PaymentDeps, paymentDeps, paymentSecrets } from './provider/payment-params';

/** Carries out what no trigger has: releases and refunds that failed, and fees that weren't known yet. */
export const moveCharges = defineScheduled('moveCharges', {
  options: { ...SWEEP, secrets: paymentSecrets },
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
