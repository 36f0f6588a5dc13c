import * as z from 'zod/mini';
import { clockSchema } from '../account/clock';
import { type Booking, bookingSchema, timingSchema } from '../booking/booking';
import { ACTIVITY_IDS } from '../foundation/activities';
import { DAY_MS, MINUTE_MS } from '../foundation/durations';
import { countSchema, idSchema } from '../foundation/schemas';

/** The time that is held for a member who is paying. */
const PAY_WITHIN_MS = 15 * MINUTE_MS;

/** The time for which a request that wasn't paid is kept, for the page that its member returns to. */
export const CHECKOUT_KEPT_MS = 30 * DAY_MS;

/** A companion who is asked to talk right now has at least this long to answer. */
const ANSWER_NOW_MS = 3 * MINUTE_MS;

/**
 * `paid`: the booking was made. `left`: the member let it go. `expired`: not paid in time. `late`:
 * authorized after the time was let go. `refused`: authorized, but the session couldn't be booked anymore.
 * After the last two nothing is charged.
 */
export const CHECKOUT_STATUSES = ['open', 'paid', 'left', 'expired', 'late', 'refused'] as const;

/**
 * A request that isn't paid yet, with the planned booking inside while it is `open`. It holds the companion's time for
 * fifteen minutes. Of a series, the page of the first that has something to pay authorizes the others, too: each has its own
 * payment at the provider, made with the same card while no one is there. One that the bank refuses goes on by itself, with
 * a page and fifteen minutes of its own.
 *
 * @document checkouts/{bookingId}
 * @reads its member, by id, or their own in lists of up to 20. The companion doesn't know of it.
 * @writes `createBooking`; `settleCheckout` makes the booking of it, or lets it go.
 * @goes 30 days after it was made (TTL), or when either side deletes their account.
 */
export const checkoutSchema = z.object({
  spenderId: z.string(),
  earnerId: z.string(),
  activity: z.enum(ACTIVITY_IDS),
  timing: timingSchema,
  startsAt: z.date(),
  amountMinor: countSchema,
  /** The clock of the member when they asked, null if unknown: the provider's page says the same each time. */
  clock: z.nullable(clockSchema),
  /** Null once it isn't open. */
  booking: z.nullable(bookingSchema),
  status: z.enum(CHECKOUT_STATUSES),
  /** The provider's page; null until it is known. */
  checkoutId: z.nullable(z.string()),
  /** The further requests of its series that its page authorizes, too. */
  authorizes: z.array(z.object({ id: z.string(), amountMinor: countSchema })),
  /** The request of its series on whose page it is authorized; null for one with a page of its own. */
  authorizedBy: z.nullable(z.string()),
  /** Its payment, if that is made without a page; null before and otherwise. */
  paymentId: z.nullable(z.string()),
  /** The time at which the time is let go. */
  expiresAt: z.date(),
  /** The time at which the provider is asked again; null once nothing can follow. */
  dueAt: z.nullable(z.date()),
  createdAt: z.date(),
  updatedAt: z.date(),
  /** The time at which it is deleted. */
  expireAt: z.date(),
});
export type Checkout = z.infer<typeof checkoutSchema>;
export type CheckoutStatus = Checkout['status'];

/** The time at which the time of an unpaid request is let go. */
export function checkoutExpiresAt(
  { timing, startsAt }: Pick<Booking, 'timing' | 'startsAt'>,
  now: Date,
): Date {
  const last = startsAt.getTime() - (timing === 'now' ? ANSWER_NOW_MS : 0);
  return new Date(Math.min(now.getTime() + PAY_WITHIN_MS, last));
}

/** Input of `checkPayment`, `openCheckout` and `leaveCheckout`. */
export const checkoutInput = z.strictObject({ bookingId: idSchema });
