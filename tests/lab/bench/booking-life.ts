import type { Progress } from '@hearthkin/emulators/launcher/progress';
import { withCountedSuite } from './bench-suite';
import { type Counts, type DocumentCounts, sumOf } from './document-counts';
import type { Row } from './measure';

/**
 * Reads and writes of one booking over its life, by function: an in-person session of two hours, requested three days
 * ahead, paid, accepted, held, completed by the clock, paid out and reviewed, of two people who write each other.
 *
 * Callables, webhooks and triggers run in the suite. The scheduled functions run here, each as often as in
 * production, at the time they would, only without waiting for it: every five minutes from the request until the payout
 * was sent, and the comparison of payments daily until the review is published. So a sweep that reads the booking with
 * every run is counted with every run. What a run reads in any case (one for an empty query, one for where it continues)
 * belongs to the run, however many bookings there are, and stands apart. Reads of browsers and of rules aren't
 * counted.
 *
 * Twice: with a payment provider, and without one, where amounts are only written down.
 */
export async function measureBookingLife(
  projectId: string,
  firstOffset: number,
  progress: Progress,
): Promise<Row[]> {
  const suite = { projectId, firstOffset, progress };
  return [
    ...(await measureOne('one booking', { ...suite, payments: 'stripe' })),
    ...(await measureOne('one without a provider', { ...suite, payments: 'none' })),
  ];
}

function measureOne(what: string, suite: Parameters<typeof withCountedSuite>[0]): Promise<Row[]> {
  return withCountedSuite(suite, async (counted) => {
    const { counts } = counted;
    const { liveThrough } = await import('./one-booking');
    const runs = await liveThrough(counted, suite.payments !== 'none');
    if (process.env.BENCH_DETAILS !== undefined) {
      console.table(Object.fromEntries(counts.byFunction(true)));
    }
    return rowsOf(what, counts, runs);
  });
}

/** Their runs find nothing most of the time. */
export const SCHEDULED: ReadonlySet<string> = new Set([
  'remindSessions',
  'checkInOnSessions',
  'expireBookings',
  'completeBookings',
  'settleClaims',
  'releaseExpiredCheckouts',
  'moveCharges',
  'releasePayouts',
  'comparePayments',
  'publishReviews',
]);

/** The counts by function. An empty query of a callable or trigger belongs to the booking as well. */
export function withoutIdle(byFunction: ReadonlyMap<string, Counts>): Map<string, Counts> {
  return new Map(
    [...byFunction].map(([name, counts]): [string, Counts] => [
      name,
      SCHEDULED.has(name) ? { ...counts, empty: 0 } : counts,
    ]),
  );
}

/** The functions that one booking causes to read or write, most reads first. */
function rowsOf(what: string, all: DocumentCounts, runs: number): Row[] {
  const byFunction = all.byFunction();
  const isSweep = (name: string) => SCHEDULED.has(name);
  const own = [...withoutIdle(byFunction)];
  const readsOf = ({ found, empty }: Counts) => found + empty;
  const rows = own
    .sort(([, one], [, other]) => readsOf(other) - readsOf(one))
    .filter(([, { found, empty, written, deleted }]) => found + empty + written + deleted > 0);
  const total = sumOf(own.map(([, counts]) => counts));
  const value = (counts: Counts) =>
    `${readsOf(counts)} reads, ${counts.written} writes, ${counts.deleted} deletions`;
  const idle = sumOf([...byFunction].filter(([name]) => isSweep(name)).map(([, each]) => each));
  return [
    { what, value: value(total) },
    ...rows.map(([name, counts]) => ({ what: `${what}: ${name}`, value: value(counts) })),
    {
      what: `${what}: empty queries of one round of its scheduled functions`,
      value: `${(idle.empty / runs).toFixed(1)} reads`,
    },
  ];
}
