import {
  type Earnings,
  earningsSchema,
  type Payout,
  payoutSchema,
} from '@hearthkin/domain/payment/ledger';
import {
  collectionGroup,
  doc,
  limit,
  orderBy,
  type QueryStartAtConstraint,
  query,
  where,
} from 'firebase/firestore';
import { documentsOf } from '../../data/kit/documents';
import type { LiveQuery } from '../../data/kit/live-query';
import { type Doc, type IdOf, type Pages, watchDoc, watchPages } from '../../data/kit/readers';
import { firestore } from '../../firebase/firestore';

const totals = documentsOf(earningsSchema);
const payouts = documentsOf(payoutSchema);

/** Payouts per page. */
export const PAYOUTS_PAGE = 20;

/** All payout documents have the same id, so use the booking's id. */
const bookingIdOf: IdOf = ({ ref }) => ref.parent.parent?.id ?? ref.path;

/** A companion's totals; null before the first payment. */
export function earnings(uid: string): LiveQuery<Doc<Earnings> | null> {
  return {
    key: `earnings/${uid}`,
    open: () =>
      watchDoc(() => doc(firestore(), 'users', uid, 'totals', 'earnings').withConverter(totals)),
  };
}

/**
 * Pending payouts, first due first. At most two days of sessions. Ids are those of the bookings.
 */
export function unpaidPayouts(uid: string): LiveQuery<Pages<Payout>> {
  const pageSize = 100;
  const list = (...from: QueryStartAtConstraint[]) =>
    query(
      collectionGroup(firestore(), 'payouts').withConverter(payouts),
      where('earnerId', '==', uid),
      where('status', '==', 'pending'),
      orderBy('dueAt', 'asc'),
      ...from,
      limit(pageSize),
    );
  return {
    key: `unpaid-payouts/${uid}`,
    open: (more) => watchPages(list, pageSize, more, bookingIdOf),
  };
}

/** All payouts, latest first, `size` per page (at most 200). Ids are those of the bookings. */
export function payoutPages(uid: string, size: number): LiveQuery<Pages<Payout>> {
  const list = (...from: QueryStartAtConstraint[]) =>
    query(
      collectionGroup(firestore(), 'payouts').withConverter(payouts),
      where('earnerId', '==', uid),
      orderBy('dueAt', 'desc'),
      ...from,
      limit(size),
    );
  return {
    key: `payouts/${uid}/${size}`,
    open: (more) => watchPages(list, size, more, bookingIdOf),
  };
}
