import type * as Queries from '../../web/src/features/earnings/earnings-queries';
import { readPages } from './fake-pages';
import { read } from './fake-queries';

/** Stands in for what is read of a companion's earnings. */

export const PAYOUTS_PAGE = 20;

export const earnings: typeof Queries.earnings = (uid) =>
  read('earnings', uid, ({ earnings: data }) => data && { id: 'earnings', data });

export const unpaidPayouts: typeof Queries.unpaidPayouts = (uid) =>
  readPages('payoutPages', `unpaid/${uid}`, 100, ({ payouts }) =>
    payouts.filter(({ data }) => data.status === 'pending').toReversed(),
  );

export const payoutPages: typeof Queries.payoutPages = (uid, size) =>
  readPages('payoutPages', `${uid}/${size}`, size, ({ payouts }) => payouts);
