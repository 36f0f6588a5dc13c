import type { Progress } from '@hearthkin/emulators/launcher/progress';
import { withCountedSuite } from './bench-suite';
import { SCHEDULED, withoutIdle } from './booking-life';
import { type Counts, sumOf } from './document-counts';
import type { Row } from './measure';

/** Bookings a day of which `docs/scale.md` speaks. */
const BOOKINGS_A_DAY = 1_000_000;

/** US dollars for 100,000 documents in a multi-region of the United States, by a copy of Google’s list without a date. */
const PRICE = { read: 0.06, write: 0.18, deletion: 0.02 } as const;

const DAY_SECONDS = 86_400;
const MONTH_DAYS = 30;

/**
 * One day of a small town against the emulators, compressed into minutes: bookings that are accepted, declined,
 * withdrawn, forgotten, canceled and held, with the messages, visits and heartbeats around them, while every mail
 * service is down for an hour. What functions read and write for it, for each booking, and for a million of them a
 * day. Who does what is drawn with a seed.
 */
export async function measureDay(
  projectId: string,
  firstOffset: number,
  progress: Progress,
): Promise<Row[]> {
  return withCountedSuite({ projectId, firstOffset, progress }, async (counted) => {
    const { counts } = counted;
    const { liveOneDay } = await import('./one-day');
    const day = await liveOneDay(counted);
    const each = withoutIdle(counts.byFunction());
    const rows = (found: Map<string, Counts>, before = '') =>
      [...found]
        .sort(([, one], [, other]) => costOf(other) - costOf(one))
        .map(([name, one]) => ({ what: before + name, value: perBooking(one, day.bookings) }));
    return [
      { what: 'bookings', value: day.fates },
      { what: 'mails of the clock', value: day.mails },
      ...rows(each),
      ...rows(counts.byCollection(SCHEDULED), 'in '),
      ...aMillion(sumOf(each.values()), day.bookings),
    ];
  });
}

const readsOf = ({ found, empty }: Counts) => found + empty;

/** Dollars, for 100,000 times. */
function costOf(counts: Counts): number {
  const { written, deleted } = counts;
  return readsOf(counts) * PRICE.read + written * PRICE.write + deleted * PRICE.deletion;
}

function perBooking(counts: Counts, bookings: number): string {
  const each = (count: number) => (count / bookings).toFixed(1);
  const { written, deleted } = counts;
  return `${each(readsOf(counts))} reads, ${each(written)} writes, ${each(deleted)} deletions a booking`;
}

function aMillion(all: Counts, bookings: number): Row[] {
  const times = BOOKINGS_A_DAY / bookings;
  const aSecond = (count: number) => ((count * times) / DAY_SECONDS).toFixed(0);
  const dollars = ((costOf(all) / 100_000) * times * MONTH_DAYS).toFixed(0);
  return [
    { what: 'together', value: perBooking(all, bookings) },
    {
      what: 'at a million bookings a day',
      value: `${aSecond(readsOf(all))} reads and ${aSecond(all.written)} writes a second, ${dollars} dollars a month`,
    },
  ];
}
