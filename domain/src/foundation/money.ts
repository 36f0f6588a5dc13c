/** The currency of all amounts (ISO 4217). */
export const CURRENCY = 'EUR';

/** Minor units (cents) per major unit. */
export const MINOR_PER_MAJOR = 100;

/**
 * `numerator / denominator` rounded to the nearest integer, halves up. Exact for safe integers; no
 * fractions are involved.
 * @throws RangeError when an argument is not a safe integer or is negative, or the divisor is zero.
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
