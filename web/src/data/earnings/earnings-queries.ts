import { earningsSchema, payoutSchema } from '@hearthkin/domain/payment/ledger';
import { orderBy, where } from 'firebase/firestore';
import { documentsOf } from '../kit/documents';
import { document, groupSource, pages, source } from '../kit/queries';

const totals = documentsOf(earningsSchema);

/** Payouts. Ids are those of the bookings. */
const payouts = groupSource('payouts', documentsOf(payoutSchema));

/** Payouts per page. */
export const PAYOUTS_PAGE = 20;

/** At most two days of sessions are pending, so one page holds them. */
const UNPAID_PAGE = 100;

/** A companion's totals; null before the first payment. */
export const earnings = (uid: string) =>
  document(`earnings/${uid}`, source(`users/${uid}/totals`, totals), 'earnings');

/** Pending payouts, first due first. */
export const unpaidPayouts = (uid: string) =>
  pages(
    `unpaid-payouts/${uid}`,
    payouts,
    UNPAID_PAGE,
    where('earnerId', '==', uid),
    where('status', '==', 'pending'),
    orderBy('dueAt', 'asc'),
  );

/** All payouts, latest first, `size` per page (at most 200). */
export const payoutPages = (uid: string, size: number) =>
  pages(
    `payouts/${uid}/${size}`,
    payouts,
    size,
    where('earnerId', '==', uid),
    orderBy('dueAt', 'desc'),
  );
