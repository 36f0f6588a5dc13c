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

/** The reads of a companion's earnings, by name; see `queries.ts`. */

const totals = documentsOf(earningsSchema);
const payouts = documentsOf(payoutSchema);

/** Payouts that are shown at a time. */
export const PAYOUTS_PAGE = 20;

/** The payout of every payment has the same id; what tells them apart is the booking. */
const bookingIdOf: IdOf = ({ ref }) => ref.parent.parent?.id ?? ref.path;

/** What a companion's payouts come to; null before the first. */
export function earnings(uid: string): LiveQuery<Doc<Earnings> | null> {
  return {
    key: `earnings/${uid}`,
    open: () =>
      watchDoc(() => doc(firestore(), 'users', uid, 'totals', 'earnings').withConverter(totals)),
  };
}

/** Payouts that have not left yet, the first due first: two days of sessions at most. By booking. */
export function unpaidPayouts(uid: string): LiveQuery<Pages<Payout>> {
  const most = 100;
  const list = (...from: QueryStartAtConstraint[]) =>
    query(
      collectionGroup(firestore(), 'payouts').withConverter(payouts),
      where('earnerId', '==', uid),
      where('status', '==', 'pending'),
      orderBy('dueAt', 'asc'),
      ...from,
      limit(most),
    );
  return {
    key: `unpaid-payouts/${uid}`,
    open: (more) => watchPages(list, most, more, bookingIdOf),
  };
}

/** All payouts, the latest first, `size` at a time (200 at most). By booking. */
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
