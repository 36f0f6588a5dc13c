/** The one currency of everything shown or charged (ISO 4217). */
export const CURRENCY = 'EUR';

/** How many minor units (cents) one major unit holds. */
export const MINOR_PER_MAJOR = 100;

/**
 * `numerator / denominator` rounded to the nearest integer, halves up. Exact for safe integers, so
 * no amount ever passes through a fraction.
 * @throws RangeError when an argument is not a safe integer, is negative, or the divisor is zero.
 */
export function divideHalfUp(numerator: number, denominator: number): number {
  if (!Number.isSafeInteger(numerator) || numerator < 0) {
    throw new RangeError(`Not a whole amount: ${numerator}`);
  }
  if (!Number.isSafeInteger(denominator) || denominator <= 0) {
    throw new RangeError(`Not a divisor: ${denominator}`);
  }
  const remainder = numerator % denominator;
  return (numerator - remainder) / denominator + (remainder * 2 >= denominator ? 1 : 0);
}

/** `percent` (0 to 100, whole) of an amount in minor units, to the cent, halves up. */
export function percentOfMinor(amountMinor: number, percent: number): number {
  return divideHalfUp(amountMinor * percent, 100);
}
