import { claimOffset } from '@hearthkin/emulators/launcher/claim-offset';
import type { Progress } from '@hearthkin/emulators/launcher/progress';
import { startSuite } from '@hearthkin/emulators/launcher/suite';
import { testEnvironment } from '../runner/test-suite';
import { orders, priced, SEQUENTIAL } from './booking-calls';
import { inParallel, type Row, spread, timed } from './measure';

/** Latency of a request that opens a page of test payments, in a suite of its own where bookings are paid. */
export async function measurePaidBookings(
  projectId: string,
  firstOffset: number,
  progress: Progress,
): Promise<Row[]> {
  const { offset, release } = await claimOffset(firstOffset);
  try {
    const suite = await startSuite({
      projectId,
      offset,
      emulators: ['auth', 'firestore', 'functions'],
      payments: 'stripe',
      onProgress: progress.say,
    });
    try {
      // Both read the environment when they are loaded.
      Object.assign(process.env, testEnvironment(suite));
      const { makeCompanion } = await import('../support/actors');
      const { uid } = await makeCompanion();
      // The first one warms up the functions.
      const [first, ...asked] = await priced(suite, orders(uid, 1, SEQUENTIAL + 1));
      await first?.by.openPage(first.order);
      const opened = await inParallel(asked, 1, ({ by, order }) => timed(() => by.openPage(order)));
      const value = spread(opened.map(({ ms }) => ms));
      return [{ what: 'createBooking with a page to pay, one at a time', value }];
    } finally {
      await suite.stop();
    }
  } finally {
    release();
  }
}
