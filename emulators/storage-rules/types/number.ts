import { failure, int, type Outcome } from './value';

const INT_MIN = -(2n ** 63n);
const INT_MAX = 2n ** 63n - 1n;

/** An int, or a failure if it exceeds 64 bits. */
export function checkedInt(value: bigint): Outcome {
  if (value >= INT_MIN && value <= INT_MAX) return int(value);
  return failure(`Integer value is out of the [${INT_MIN}, ${INT_MAX}] range.`);
}

/** The integer part, clamped to the range of ints, and 0 for NaN. */
export function saturated(value: number): bigint {
  if (Number.isNaN(value)) return 0n;
  if (value >= Number(INT_MAX)) return INT_MAX;
  if (value <= Number(INT_MIN)) return INT_MIN;
  return BigInt(Math.trunc(value));
}

/**
 * A float as text: always with a fraction, and with an exponent below 0.001 and from 10,000,000.
 */
export function floatText(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  if (value === 0) return Object.is(value, -0) ? '-0.0' : '0.0';
  const magnitude = Math.abs(value);
  if (magnitude >= 1e-3 && magnitude < 1e7) return withFraction(String(value));
  const [mantissa = '', exponent = ''] = value.toExponential().split('e');
  return `${withFraction(mantissa)}E${exponent.replace('+', '')}`;
}

function withFraction(digits: string): string {
  return digits.includes('.') ? digits : `${digits}.0`;
}

const DECIMAL = /^[+-]?(?:NaN|Infinity|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?[fFdD]?)$/;
const HEXADECIMAL =
  /^([+-]?)0[xX](?=[\da-fA-F.])([\da-fA-F]*)\.?([\da-fA-F]*)[pP]([+-]?\d+)[fFdD]?$/;

/** The float of a text, or undefined. */
export function parseFloatText(text: string): number | undefined {
  // The engine trims everything up to U+0020.
  const trimmed = trimText(text);
  if (DECIMAL.test(trimmed)) return Number(trimmed.replace(/(\d\.?)[fFdD]$/, '$1'));
  const [all, sign, whole = '', fraction = '', power] = HEXADECIMAL.exec(trimmed) ?? [];
  if (!all || !(whole + fraction)) return undefined;
  const digits = Number(BigInt(`0x${whole}${fraction}`));
  return (sign === '-' ? -1 : 1) * digits * 2 ** (Number(power) - 4 * fraction.length);
}

/** The text without characters up to U+0020 at both ends. */
export function trimText(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && text.charCodeAt(start) <= 0x20) start += 1;
  while (end > start && text.charCodeAt(end - 1) <= 0x20) end -= 1;
  return text.slice(start, end);
}
