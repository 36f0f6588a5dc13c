import type { Booking } from '../booking/booking';

/** Whether a request waits for its member to pay again, after their card couldn't be charged. */
export function awaitsPayment({
  status,
  statusHistory,
}: Pick<Booking, 'status' | 'statusHistory'>): boolean {
  const last = statusHistory.findLast(
    ({ event }) => event === 'payment-failed' || event === 'payment-renewed',
  );
  return status === 'pending' && last?.event === 'payment-failed';
}
