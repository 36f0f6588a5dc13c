/** Said wherever amounts are agreed to or added up: there is no payment service. */
export const ONLY_WRITTEN_DOWN =
  'Payments are not connected yet: amounts are written down, and no money moves.';
