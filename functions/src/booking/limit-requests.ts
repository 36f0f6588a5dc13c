import type { Booking } from '@hearthkin/domain/booking/booking';
import { isLapsed } from '@hearthkin/domain/booking/lifecycle';
import { RATE_LIMITS } from '@hearthkin/domain/foundation/rate-limits';
import type { Firestore } from 'firebase-admin/firestore';
import { openCheckoutsOf } from '../payment/payment-queries';
import { type Attempts, limitReached, readAttempts } from '../platform/rate-limit';
import { pendingRequestsOf } from './booking-queries';

/** A member's requests within the last hour, and those that aren't paid or answered. */
interface OwnRequests {
  /** The number that is asked for now. */
  readonly times: number;
  readonly attempts: Attempts;
  readonly open: readonly Pick<Booking, 'earnerId'>[];
}

/**
 * Reads what `requireFewRequests` judges, as of one moment or later than the count.
 * @param isPaid whether a request waits until its card is authorized.
 * @param times the number that is asked for at once.
 */
export async function loadRequests(
  db: Firestore,
  spenderId: string,
  isPaid: boolean,
  now: Date,
  times: number,
): Promise<OwnRequests> {
  const [attempts, pending, unpaid] = await Promise.all([
    readAttempts(db, 'bookingRequests', spenderId, now, times),
    pendingRequestsOf(db, spenderId).get(),
    isPaid ? openCheckoutsOf(db, spenderId).get() : null,
  ]);
  // A request that was counted must also have been seen.
  const { updateTime } = attempts.record;
  const isOld = updateTime !== undefined && pending.readTime < updateTime;
  const { docs } = isOld ? await pendingRequestsOf(db, spenderId).get() : pending;
  const requests = docs.map((request) => request.data());
  const open = requests.filter((request) => !isLapsed(request, now));
  const toPay = unpaid?.docs.map((request) => request.data()) ?? [];
  return { times, attempts, open: [...open, ...toPay] };
}

/**
 * A request holds the companion's time and emails them, so a member has few at once and an hour.
 * @throws AppError `rate-limited`
 */
export function requireFewRequests(
  { times, attempts, open }: OwnRequests,
  companionId: string,
): void {
  const toOne = open.filter(({ earnerId }) => earnerId === companionId);
  const isOver = (count: number, { max }: { readonly max: number }) => count + times > max;
  if (isOver(toOne.length, RATE_LIMITS.openRequestsToOne)) throw limitReached('openRequestsToOne');
  if (isOver(open.length, RATE_LIMITS.openRequests)) throw limitReached('openRequests');
  if (attempts.retryAfterMs > 0) throw limitReached('bookingRequests', attempts.retryAfterMs);
}
