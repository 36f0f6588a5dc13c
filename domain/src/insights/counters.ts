import * as z from 'zod/mini';
import type { Booking, BookingStatus } from '../booking/booking';
import { ACTIVITY_IDS, type ActivityId } from '../foundation/activities';
import { percentOfMinor } from '../foundation/money';
import { monthSchema } from '../foundation/schemas';
import { companionPayOf } from '../payment/companion-pay';
import { settledPercent } from '../payment/settle';
import { type Counts, recount } from './recount';

/** Hours of the day, `00` to `23`. */
export const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));

/** Days of a month, `01` to `31`. */
export const DAYS = Array.from({ length: 31 }, (_, day) => String(day + 1).padStart(2, '0'));

/**
 * The counters of a person's bookings. Amounts are in cents. Days, hours and activities count
 * sessions that weren't cancelled, in the session's local time.
 */
export type CounterName =
  /** Requests and confirmed sessions are counted alike, so nothing changes when one is accepted. */
  | `status-${CountedStatus}`
  /** Minutes of completed sessions. */
  | 'minutes'
  /** Total price of completed sessions (specification 2, section 9, "Dashboard"). */
  | 'completed-minor'
  /** The sum that members paid: completed sessions, late cancellations, and the rest after claims. */
  | 'kept-minor'
  /** The companion's pay for these. */
  | 'payout-minor'
  | `day-${string}`
  | `hour-${string}`
  | `activity-${ActivityId}`;

const COUNTED_STATUSES = ['open', 'completed', 'cancelled'] as const;
type CountedStatus = (typeof COUNTED_STATUSES)[number];

function countedStatus(status: BookingStatus): CountedStatus {
  return status === 'completed' || status === 'cancelled' ? status : 'open';
}

const COUNTER_NAMES: readonly CounterName[] = [
  ...COUNTED_STATUSES.map((status): CounterName => `status-${status}`),
  'minutes',
  'completed-minor',
  'kept-minor',
  'payout-minor',
  ...DAYS.map((day): CounterName => `day-${day}`),
  ...HOURS.map((hour): CounterName => `hour-${hour}`),
  ...ACTIVITY_IDS.map((activity): CounterName => `activity-${activity}`),
];

/** Absent counters are zero. */
export const countersSchema = z.partialRecord(z.enum(COUNTER_NAMES), z.int());
export type Counters = Counts<CounterName>;

/**
 * Counters of a person's bookings.
 *
 * @document users/{uid}/insights/{yyyy-MM or all}
 * @reads owner.
 * @writes The trigger on `bookings`.
 * @goes with the account.
 */
export const insightsSchema = z.object({ counters: countersSchema });

/** The id of the document for all months. */
export const ALL_MONTHS = 'all';

/** The amounts that a booking has added to the insights of either side. */
export const countedSchema = z.object({ month: monthSchema, counters: countersSchema });
export type Counted = z.infer<typeof countedSchema>;

/** The amounts that a booking adds to the insights of either side. */
export function countedOf(booking: Booking): Counted {
  const { status, activity, date, time, price, startsAt, endsAt } = booking;
  const isCompleted = status === 'completed';
  const percent = settledPercent(booking);
  const all: Counters = {
    [`status-${countedStatus(status)}`]: 1,
    minutes: isCompleted ? Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000) : 0,
    'completed-minor': isCompleted ? keptMinorOf(price, 100) : 0,
    'kept-minor': keptMinorOf(price, percent),
    'payout-minor': companionPayOf(price, percent).payMinor,
    ...(status !== 'cancelled' && {
      [`day-${date.slice(8, 10)}`]: 1,
      [`hour-${time.slice(0, 2)}`]: 1,
      [`activity-${activity}`]: 1,
    }),
  };
  return { month: date.slice(0, 7), counters: recount({}, null, all) };
}

/** The insights of a person's bookings, by document id. */
export function insightsOf(bookings: readonly Counted[]): ReadonlyMap<string, Counters> {
  const insights = new Map<string, Counters>();
  for (const { month, counters } of bookings) {
    for (const id of [month, ALL_MONTHS]) {
      insights.set(id, recount(insights.get(id) ?? {}, null, counters));
    }
  }
  return insights;
}

/** The amounts that a side paid, by card and with session credit, of which this part is kept. */
function keptMinorOf({ totalMinor, planCreditMinor }: Booking['price'], percent: number): number {
  return percentOfMinor(totalMinor, percent) + percentOfMinor(planCreditMinor, percent);
}
