import { addedEntries, paymentSchema, payoutSchema } from '@hearthkin/domain/payment/ledger';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { systemClock } from '../platform/clock';
import { readOr } from '../platform/records/converter';
import { database } from '../platform/records/database';
import { following, isStale, onDocument } from '../platform/trigger';
import { countEntries } from './count-figures';

/** Counts what was moved between the accounts that a member may read of. */
export const onPaymentWritten = onDocumentWritten(
  onDocument('payments/{bookingId}'),
  counting((snapshot) => readOr(paymentSchema, snapshot)),
);

/** Counts what was moved for the companion and the platform. */
export const onPayoutWritten = onDocumentWritten(
  onDocument('payments/{bookingId}/payouts/{payoutId}'),
  counting((snapshot) => readOr(payoutSchema, snapshot)),
);

/** The only place that adds money to the team's figures, whatever has written the entries. */
function counting(read: (snapshot: DocumentSnapshot | undefined) => WithEntries) {
  return following(async (event: MoneyEvent) => {
    const now = systemClock.now();
    if (isStale(event, now)) return;
    const entries = addedEntries(read(event.data?.before), read(event.data?.after));
    const written = { eventId: event.id, bookingId: event.params.bookingId, entries };
    await countEntries(database(), written, now);
  });
}

type WithEntries = Parameters<typeof addedEntries>[0];

interface MoneyEvent {
  readonly id: string;
  readonly time: string;
  readonly params: { readonly bookingId: string };
  readonly data?:
    | { readonly before: DocumentSnapshot; readonly after: DocumentSnapshot }
    | undefined;
}
