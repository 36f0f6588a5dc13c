import type { Application } from '@hearthkin/domain/companion/application';
import {
  countMonths,
  FIRST_MONTH_MS,
  type FirstMonth,
  MOST_MONTHS,
} from '@hearthkin/domain/companion/first-months';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { payoutsDueBetween } from '../payment/payment-queries';
import { companions, firstMonths } from '../platform/records/collections';
import { dataOf, isReadable } from '../platform/records/converter';
import { processAll } from '../platform/sweeps/process-each';
import { defineSweep, type Run } from '../platform/sweeps/sweep';
import { acceptedUntil } from './companion-queries';

/** Counts what companions were paid in their first month, and publishes it once there are enough of them. */
export const countFirstMonths = defineSweep('countFirstMonths', {
  handler: async ({ db, now }: Run) => {
    const until = new Date(now.getTime() - FIRST_MONTH_MS);
    const { docs } = await acceptedUntil(db, until).limit(MOST_MONTHS).get();
    const months: FirstMonth[] = [];
    const count = await processAll(docs.filter(isReadable), {
      fault: 'A first month could not be counted',
      pathOf: ({ ref }) => ref.path,
      process: async (application) => {
        const month = await firstMonth(db, application);
        if (month === null) return 'gone';
        months.push(month);
        return 'counted';
      },
    });
    const counted = countMonths(months, now);
    // Part of them would say something else.
    if (counted !== null && count('failed') === 0) await firstMonths(db).set(counted);
    return { counted: count('counted'), failed: count('failed') };
  },
});

/** Null for a companion who has left. */
async function firstMonth(
  db: Firestore,
  application: QueryDocumentSnapshot<Application>,
): Promise<FirstMonth | null> {
  const { decidedAt } = application.data();
  const listing = dataOf(await companions(db).doc(application.id).get());
  if (listing === null || decidedAt === undefined) return null;
  const end = new Date(decidedAt.getTime() + FIRST_MONTH_MS);
  const { docs } = await payoutsDueBetween(db, application.id, decidedAt, end).get();
  const pay = docs.filter(isReadable).map((doc) => doc.data().payoutMinor);
  return {
    payMinor: pay.reduce((sum, one) => sum + one, 0),
    sessions: pay.filter((one) => one > 0).length,
    rate: listing.hourlyRate,
  };
}
