const NOT_LIVE = 'Payments aren’t live yet.';

/** Said wherever a price is named: there is no payment service. */
export const PAYMENTS_NOT_CONNECTED = `${NOT_LIVE} You won’t be charged.`;

/** The same for a companion, where their pay is named. */
export const PAYOUTS_NOT_CONNECTED = `${NOT_LIVE} No money is paid out.`;
