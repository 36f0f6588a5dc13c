/**
 * Whether a payment provider moves the money of this site. Otherwise amounts are only written down. It has to
 * agree with `PAYMENT_PROVIDER` of the functions.
 */
export function arePaymentsLive(): boolean {
  return import.meta.env.VITE_PAYMENTS === 'stripe';
}
