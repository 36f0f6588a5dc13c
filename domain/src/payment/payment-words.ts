/** Said wherever amounts are named: there is no payment service. */
export const PAYMENTS_NOT_CONNECTED = 'Payments aren’t live yet. You won’t be charged.';
