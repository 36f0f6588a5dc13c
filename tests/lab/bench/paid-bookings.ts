import { type BenchSuite, withBenchSuite } from './bench-suite';
import { orders, priced, SEQUENTIAL } from './booking-calls';
import { inParallel, type Row, spread, timed } from './measure';

/** Latency of a request that opens a page of test payments, in a suite of its own where bookings are paid. */
export function measurePaidBookings(options: BenchSuite): Promise<Row[]> {
  return withBenchSuite(options, async (suite) => {
    const { makeCompanion } = await import('../../support/actors');
    const { uid } = await makeCompanion();
    // The first one warms up the functions.
    const [first, ...asked] = await priced(suite, orders(uid, 1, SEQUENTIAL + 1));
    await first?.by.openPage(first.order);
    const opened = await inParallel(asked, 1, ({ by, order }) => timed(() => by.openPage(order)));
    const value = spread(opened.map(({ ms }) => ms));
    return [{ what: 'createBooking with a page to pay, one at a time', value }];
  });
}
