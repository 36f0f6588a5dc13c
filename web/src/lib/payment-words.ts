/** Shown wherever the site shows amounts: there is no payment service. */
export const PAYMENTS_NOT_CONNECTED =
  'Payments are not connected yet: amounts are written down, and no money moves.';
