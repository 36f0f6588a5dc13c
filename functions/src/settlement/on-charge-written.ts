import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { paymentDeps, paymentSecrets } from '../payment/provider/payment-params';
import { systemClock } from '../platform/clock';
import { INTERACTIVE } from '../platform/deployment';
import { database } from '../platform/records/database';
import { following, onDocument } from '../platform/trigger';
import { moveCharge } from './move-charge';

/**
 * A commit that settles a payment marks it as due: the provider is told at once. A failure is noted there and
 * tried again by `moveCharges`.
 */
export const onChargeWritten = onDocumentWritten(
  { ...INTERACTIVE, ...onDocument('charges/{bookingId}'), retry: false, secrets: paymentSecrets },
  following(async (event) => {
    const now = systemClock.now();
    const after = event.data?.after;
    const dueAt = after?.get('dueAt')?.toDate() ?? null;
    const { provider } = paymentDeps();
    if (provider === null || dueAt === null || dueAt > now) return;
    await moveCharge({ db: database(), provider, bookingId: event.params.bookingId, now });
  }),
);
