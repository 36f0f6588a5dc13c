import * as z from 'zod/mini';

/** Text of at most `max` UTF-16 units. */
export function text(most: number) {
  return z.string().check(z.maxLength(most));
}

/** Typed text, trimmed. */
export function typedText(most: number, tooLong = tooLongFor(most)) {
  return z.string().check(z.trim(), z.maxLength(most, tooLong));
}

/** Typed text, trimmed and not empty. */
export function filledText(
  most: number,
  missing = 'Please fill this in',
  tooLong = tooLongFor(most),
) {
  return z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(most, tooLong));
}

function tooLongFor(most: number): string {
  return `Please keep it to ${most.toLocaleString('en-US')} characters`;
}

/** A count, or an amount in cents. */
export const countSchema = z.int().check(z.minimum(0));
